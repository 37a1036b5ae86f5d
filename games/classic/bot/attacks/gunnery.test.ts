import { distance } from '@ironfield/hex/board.ts';
import { plugIn } from '@ironfield/kernel/options/options.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { type Eye, moveOrder } from '../moves/moves.ts';
import { at, Gunneries } from './gunnery.ts';

const sniper = mech('Sniper', { walk: 4, heatSinks: 30, slots: { RA: ['3 x PPC'], LA: ['Medium Laser'] } });
const brawler = mech('Brawler', {
  heatSinks: 20,
  slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], RT: ['4 x Medium Laser (R)'] },
});

const duel = (options: Record<string, boolean> = {}) =>
  scene({
    units: {
      Sniper: { mech: sniper, at: '0806 S' },
      Target: { mech: brawler, at: '0816 N', state: { acted: true } },
    },
    options,
  });

/** An option that somebody may write one day: this target is hard to hit with PPCs from afar. */
const chaff: Option<boolean> = {
  id: 'chaff',
  title: 'Chaff',
  summary: 'Made up.',
  group: 'Made up',
  rule: 'CBT-THM-01',
  base: false,
  plug: () => ({
    add: {
      weaponToHit: (tally, { designs }, _state, { attacker, weapon, target }, range) => {
        const { id } = designs[attacker].weapons[weapon].type;
        if (target === 1 && range > 6 && id === 'ppc') tally.add(3, 'Chaff', 'CBT-THM-01');
      },
    },
  }),
};
const withChaff = (field: Battlefield): Battlefield => ({
  ...field,
  plugged: plugIn([chaff], { chaff: true }),
});

/** Damage that the Sniper expects at a range, by nothing but its own Gunnery and the range. */
const expected = ({ field, state }: Scene, range: number, changed = field) =>
  new Gunneries(changed, state).of(0, 1).ahead[at(range, 0)];

describe('What a bot expects of its weapons', () => {
  test('is what their numbers to hit promise', () => {
    const made = duel();
    expect(expected(made, 6)).toBeCloseTo(10 * (33 / 36) + 5 * (26 / 36), 3);
    expect(expected(made, 12)).toBeCloseTo(10 * (26 / 36), 3);
  });

  test('is less at medium and long range in fog, and the same close by', () => {
    const [clear, fog] = [duel(), duel({ fog: true })];
    expect(expected(fog, 1)).toBe(expected(clear, 1));
    expect(expected(fog, 10)).toBeLessThan(expected(clear, 10));
    expect(expected(fog, 18)).toBeLessThan(0.5 * expected(clear, 18));
  });

  test('is less at every range by night', () => {
    const [day, night] = [duel(), duel({ night: true })];
    for (const range of [1, 5, 10, 18]) expect(expected(night, range)).toBeLessThan(expected(day, range));
  });

  test('follows an option that nobody has told it of, weapon by weapon and target by target', () => {
    const made = duel();
    const field = withChaff(made.field);
    expect(expected(made, 6, field)).toBe(expected(made, 6));
    expect(expected(made, 10, field)).toBeLessThan(expected(made, 10));
    const shot = { attacker: 0, weapon: made.weapon('Sniper', 'PPC'), target: 1 } as const;
    const rest = { twist: 0, secondary: 0, aim: -1 } as const;
    const number = (on: Battlefield) => weaponNumber(on, made.state, { ...shot, ...rest });
    expect(number(field)).toBe(number(made.field) + 3);
    expect(new Gunneries(field, made.state).of(1, 0)).toEqual(new Gunneries(made.field, made.state).of(1, 0));
  });
});

describe('Where a bot wants to be', () => {
  const eye: Eye = {
    temper: { caution: 1, eagerness: 0, guards: false, comradely: false, drilled: false },
    attention: 1,
    wavering: 0,
    foresight: 0,
    nodes: 100_000,
  };
  const rangeAfterMove = (made: Scene, field = made.field) => {
    const order = moveOrder(field, made.state, 0, eye, randomFrom(''));
    const cell = 'to' in order && order.to ? made.cell(order.to) : made.unit('Sniper').hex;
    return distance(made.field.board, cell, made.unit('Target').hex);
  };

  test('is out of reach of the enemy while it hits well from there, and closer in fog', () => {
    expect(rangeAfterMove(duel())).toBe(10);
    expect(rangeAfterMove(duel({ fog: true }))).toBeLessThanOrEqual(6);
  });

  test('is closer where an option makes far shots worse', () => {
    const made = duel();
    expect(rangeAfterMove(made, withChaff(made.field))).toBeLessThanOrEqual(6);
  });
});
