import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { answerOf } from '../../../../testing/bot.ts';
import { Duel } from '../../../../testing/duel.ts';
import { refusals } from '../../../../testing/equipment.ts';
import { mech, type Sheet, scene } from '../../../../testing/scene.ts';
import { toHit } from '../../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';
import { Location } from '../../../../units/locations.ts';
import type { UnitFile } from '../../../../units/unit-file.ts';

const ON = { ...COMBINED, 'targeting-computer-is': true } as const;

/** 11 tons of weapons that it aims: 5 + 5 + 1. */
const slots = {
  LT: ['3 x Targeting Computer', 'SRM 2', 'Ammo SRM 2'],
  RT: ['2 x Large Laser', '2 x Large Laser', 'Medium Laser'],
  CT: ['Flamer'],
  HD: ['Machine Gun'],
  RA: ['Ammo Machine Gun'],
};
const gunner = mech('Gun', { slots });

interface Plan {
  readonly at?: string;
  readonly gun?: Partial<Sheet>;
  readonly mark?: Partial<Sheet>;
  readonly target?: UnitFile;
  readonly map?: string;
}

/** Gun in 0505 looks south; Mark is four hexes ahead unless it is elsewhere, or faces elsewhere. */
function duel({ at = '0509 N', gun = {}, mark = {}, target, map }: Plan = {}): Duel {
  const made = scene({
    ...(map && { map }),
    units: {
      Gun: { mech: gunner, at: '0505 S', state: gun },
      Mark: { mech: target ?? mech('Mark', { armor: 40 }), at, state: mark },
    },
    options: ON,
  });
  return new Duel(made).beginAt('weapon', 0);
}

const aims = (game: Duel, label: string) => game.fieldsOf(label).aim;
const LASER = 'Large Laser RT';

rule(
  ['MT-ELEC-12', 'MT-BASE-06'],
  'Direct fire is at -1, and flamers, machine guns and missiles are not',
  () => {
    const game = duel({ at: '0506 N' });
    const lines = (label: string) => game.toHit(label).lines.filter(({ rule }) => rule === 'MT-BASE-06');
    expect(lines(LASER)).toMatchObject([{ value: -1 }]);
    for (const label of ['SRM 2', 'Flamer', 'Machine Gun']) expect(lines(label)).toEqual([]);
    expect(duel({ at: '0511 N' }).toHit(LASER)).toTotal(4 + 2 - 1);
  },
);

rule('MT-BASE-06', 'Example: Gunnery 4, medium range: 5, and 9 aimed at the left leg, where it hits', () => {
  const game = duel({ at: '0511 N' });
  expect(game.toHit(LASER)).toTotal(5);
  const points = game.fireSo(LASER, { aim: 'LL' }, toHit(4, 5));
  const [{ attacks }] = game.scene.happened('fire-declared');
  expect([attacks[0].number, points]).toEqual([9, 8]);
  expect(attacks[0].explanation.lines.filter(({ rule }) => rule === 'MT-BASE-06')).toMatchObject([
    { value: 3 },
  ]);
  expect(game.scene.happened('damaged')).toMatchObject([{ location: Location.LL, damage: 8 }]);
  expect(duel({ at: '0511 N' }).fireSo(LASER, { aim: 'LL' }, toHit(4, 4))).toBe(0);
});

rule('MT-BASE-06', 'What is not aimed at a part strikes where dice say, at -1', () => {
  const game = duel({ at: '0511 N' });
  game.fireSo(LASER, { aim: 'none' }, toHit(2, 3), ['hit location', 3, 4] as Roll);
  expect(game.scene.happened('fire-declared')[0].attacks[0].number).toBe(5);
});

rule('MT-BASE-06', 'Not at the head, and from a side not at what is turned away', () => {
  expect(aims(duel(), LASER)).toEqual(['none', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL']);
  expect(aims(duel({ at: '0509 S' }), LASER)).toEqual(['none', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL']);
  expect(aims(duel({ at: '0509 SE' }), LASER)).toEqual(['none', 'CT', 'LT', 'LA', 'LL']);
  expect(aims(duel({ at: '0509 SW' }), LASER)).toEqual(['none', 'CT', 'RT', 'RA', 'RL']);
});

rule('MT-BASE-06', 'Nor at what is behind cover', () => {
  const rows = Array.from({ length: 9 }, (_, row) => (row === 7 ? '. . . . .1 .' : '. . . . . .'));
  const game = duel({ map: rows.join('\n') });
  expect(aims(game, LASER)).toEqual(['none', 'CT', 'LT', 'RT', 'LA', 'RA']);
});

rule('MT-BASE-06', "Only at a 'Mech that is not helpless, and only what it helps", () => {
  expect(aims(duel({ at: '0506 N' }), 'SRM 2')).toBeUndefined();
  expect(aims(duel({ at: '0506 N' }), 'Flamer')).toBeUndefined();
  expect(aims(duel({ target: vehicle('Mark') }), LASER)).toBeUndefined();
  // Anybody may aim at who cannot move, and then dice decide (CBT-WPN-08).
  const helpless = duel({ mark: { shutDown: 1 } });
  expect(aims(helpless, LASER)).toContain('HD');
  helpless.fireSo(LASER, { aim: 'LL' }, toHit(6, 6), ['aimed shot', 3, 4]);
  expect(helpless.scene.happened('aimed')).toHaveLength(1);
});

rule('MT-ELEC-12', 'A critical hit on any of its slots ends it', () => {
  for (const hits of [0b1, 0b10, 0b100]) {
    const game = duel({ at: '0511 N' });
    game.scene.unit('Gun').hits[Location.LT] = hits;
    expect(game.toHit(LASER)).toTotal(6);
    expect(aims(game, LASER)).toBeUndefined();
  }
});

rule('MT-BASE-06', 'All weapons that are aimed are aimed at one part of one target', () => {
  const shot = (game: Duel, label: string, aim: string) => ({
    weapon: game.scene.weapon('Gun', label),
    target: 1,
    aim,
  });
  const fire = (...attacks: object[]) =>
    ({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks }) as const;
  const two = (first: string, second: string) => {
    const game = duel({ at: '0507 N' });
    return { game, order: fire(shot(game, LASER, first), shot(game, 'Medium Laser', second)) };
  };
  const apart = two('LL', 'RL');
  expect(apart.game.refusal(apart.order).rule).toBe('MT-BASE-06');
  for (const [first, second] of [
    ['LL', 'LL'],
    ['LL', 'none'],
    ['none', 'none'],
  ]) {
    const { game, order } = two(first, second);
    game.order(order, toHit(1, 1), toHit(1, 1));
    expect(game.scene.happened('fire-declared')).toHaveLength(1);
  }
});

rule(
  'MT-ELEC-12',
  'A slot for every four tons of such weapons, or part of them, and five of the Clans',
  () => {
    const built = (name: string, count: number, weapons: readonly string[]) =>
      mech('Gun', { slots: { LT: [`${count} x ${name}`], RT: weapons } });
    const lasers = (count: number) => Array<string>(count).fill('Medium Laser');
    const refused = (name: string, count: number, weapons: readonly string[]) =>
      refusals(ON, built(name, count, weapons));
    expect(refused('Targeting Computer', 1, lasers(4))).toEqual([]);
    expect(refused('Targeting Computer', 1, lasers(5))).toEqual([
      '"Targeting Computer" needs 2 slots and has 1 (MT-ELEC-12)',
    ]);
    expect(refused('Clan Targeting Computer', 1, lasers(5))).toEqual([]);
    expect(refused('Clan Targeting Computer', 1, lasers(6))).toHaveLength(1);
    // Flamers and missiles do not count.
    expect(refused('Targeting Computer', 1, [...lasers(4), 'Flamer', 'SRM 2', 'Ammo SRM 2'])).toEqual([]);
    expect(refusals({}, built('Targeting Computer', 1, lasers(4)))).toEqual([
      'Gun has a targeting computer, and the option that it needs is off (MT-ELEC-12)',
    ]);
  },
);

test('a vehicle has one, too', () => {
  const tank = vehicle('Tank', { items: { TU: ['PPC'], BD: ['Targeting Computer'] } });
  const s = scene({
    options: ON,
    units: { Tank: { mech: tank, at: '0505 S' }, Mark: { at: '0511 N' } },
  });
  expect(s.field.designs[0].hasTargetingComputer).toBe(true);
});

test('a bot fires what the computer helps without aiming it', () => {
  const game = duel({ at: '0511 N' });
  while (game.asked !== '0 weapon/declare') game.order({ type: 'hold', unit: 'Mark', twist: 0 });
  const order = answerOf(game.scene);
  expect(order).toMatchObject({ type: 'fire', unit: 0 });
});
