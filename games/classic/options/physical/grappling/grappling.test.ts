import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../../checks/invariants.ts';
import { mayStepAside } from '../../../rules/physical/displacement.ts';
import { OFF_MAP, type PhysicalAttack } from '../../../state.ts';
import { answerOf, Veteran } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { falls, location, piloting, toHit } from '../../../testing/table.ts';
import { WHY_NO_BLOW } from '../../../text/to-hit.ts';
import { gripOf, seize } from './grip.ts';
import { answer } from './parting.ts';
import { worthOfHolding } from './worth.ts';

const armed = {
  armor: 40,
  heatSinks: 40,
  slots: {
    HD: ['Small Laser'],
    CT: ['Medium Laser'],
    LT: ['Medium Laser (R)'],
    LA: ['2 x Large Laser'],
    LL: ['Flamer'],
  },
};
const grappler = (name: string, tons: number) => mech(name, { tons, ...armed });

interface Plan {
  readonly map?: string;
  readonly ram?: object;
  readonly ewe?: object;
  readonly dog?: object;
  readonly tons?: readonly [number, number];
  readonly options?: Record<string, boolean>;
}

/** Ram looks south at Ewe beside it; Dog, a friend of Ram's, stands some hexes behind. */
const brawl = ({ map, ram = {}, ewe = {}, dog = {}, tons = [50, 50], options = {} }: Plan = {}): Melee =>
  new Melee(
    scene({
      ...(map === undefined ? {} : { map }),
      units: {
        Ram: { mech: grappler('Ram', tons[0]), at: '0505 S', ...ram },
        Ewe: { mech: grappler('Ewe', tons[1]), at: '0506 N', ...ewe },
        Dog: { mech: grappler('Dog', 50), at: '0502 S', side: 0, ...dog },
      },
      options: { grappling: true, ...options },
    }),
  );

const grapple = { type: 'grapple', unit: 'Ram', target: 'Ewe' } as const;
const breakFree = { type: 'break-free', unit: 'Ewe', target: 'Ram' } as const;
const release = { type: 'release', unit: 'Ram', target: 'Ewe' } as const;
const grip = (game: Melee, name: string) => game.scene.state.units[game.scene.index(name)].marks?.grip;

/** Ram has seized Ewe in the turn before, and this phase begins; that side acts first. */
function clinch(phase: 'movement' | 'weapon' | 'physical', first: 0 | 1, plan: Plan = {}): Melee {
  const game = brawl(plan);
  game.scene.put('Ram', '0506 S');
  seize(game.scene.state, 0, 1);
  return game.beginAt(phase, first);
}

const numberOf = (game: Melee) => game.number('grapple', 'Ram', 'Ewe').total;

rule('MT-PHYS-04', 'The number is the Piloting Skill, or 5 where it does not count', () => {
  expect(numberOf(brawl({ ram: { piloting: 3 } }).begin(0))).toBe(3);
  const fixed = brawl({ ram: { piloting: 3 }, options: { 'master-rules': true } }).begin(0);
  expect(numberOf(fixed)).toBe(5);
});

rule(['MT-PHYS-04', 'MT-PHYS-06'], "Example: an assault 'Mech has −2 at a medium one, which has +2", () => {
  const game = brawl({ tons: [90, 50] });
  expect(numberOf(game.begin(0))).toBe(3);
  const held = clinch('physical', 1, { tons: [90, 50] });
  expect(held.number('break-free', 'Ewe', 'Ram')).toTotal(7);
});

rule('MT-PHYS-04', 'Actuators count as for a punch, those of both arms', () => {
  const hits = [0, 0, 0, 0, 0b0010, 0b1010, 0, 0];
  const game = brawl({ ram: { state: { hits, hitsBefore: hits } } }).begin(0);
  expect(numberOf(game)).toBe(5 + 2 + 2 + 1);
});

rule('MT-PHYS-04', 'Who hits moves into the hex of its target, and both are grappled', () => {
  const game = brawl().begin(0).order(grapple).pass('Ewe', toHit(2, 3));
  expect(game.hexOf('Ram')).toBe('0506');
  expect(grip(game, 'Ram')).toEqual({ partner: 1, isHolder: true });
  expect(grip(game, 'Ewe')).toEqual({ partner: 0, isHolder: false });
  expect(invariants(game.scene.state)).toEqual([]);
  const miss = brawl().begin(0).order(grapple).pass('Ewe', toHit(1, 3));
  expect(miss.hexOf('Ram')).toBe('0505');
  expect(grip(miss, 'Ram')).toBeUndefined();
});

rule('MT-PHYS-04', 'Not after firing, with a bad arm, at one who lies, far off, above or behind', () => {
  expect(brawl().begin(0).offers('grapple', 'Ram')).toEqual(['Ewe']);
  expect(brawl({ options: { grappling: false } }).begin(0).orders).not.toContain('grapple');
  expect(brawl({ ram: { state: { fired: 1 << 1 } } }).begin(0).orders).not.toContain('grapple');
  expect(brawl({ ram: { at: '0505 N' }, ewe: { at: '0506 S' } }).begin(0).asked).toBe('over');
  const shoulder = [0, 0, 0, 0, 0b0001, 0, 0, 0];
  expect(brawl({ ram: { state: { hits: shoulder } } }).begin(0).orders).not.toContain('grapple');
  expect(brawl({ ewe: { state: { prone: true } } }).begin(0).orders).not.toContain('grapple');
  const hill = (height: number) => ({
    map: `${'. . . . . .\n'.repeat(5)}. . . . .${height} .`,
  });
  expect(brawl(hill(1)).begin(0).orders).toContain('grapple');
  expect(brawl(hill(2)).begin(0).asked).toBe('over');
});

rule('MT-PHYS-04', 'It comes after everything else, and to nothing where the two were parted', () => {
  const game = brawl({ dog: { at: '0507 N', side: 1 } }).begin(1);
  game.order({ type: 'push', unit: 'Ewe', target: 'Ram' });
  game.order(grapple, toHit(6, 6), piloting(6, 6));
  const kinds = game.scene.happened('physical-order')[0].attacks.map(({ kind }) => kind);
  expect(kinds).toEqual(['push', 'grapple']);
  expect(game.scene.happened('physical-cancelled')).toMatchObject([{ why: 'parted' }]);
});

rule('MT-PHYS-05', 'Neither of the two moves', () => {
  const game = clinch('movement', 1);
  const { field, state } = game.scene;
  const said = [0, 1, 2].map((unit) => field.plugged.states?.([], field, state, unit));
  expect(said).toEqual([['grapples with Ewe'], ['held by Ram'], []]);
  expect(game.asked).toBe('1 movement/move');
  expect(game.orders).toEqual(['still']);
  const refused = game.refusal({
    type: 'move',
    unit: 'Ewe',
    mode: 'walk',
    to: '0507',
    facing: 'N',
    more: false,
  });
  expect(refused.rule).toBe('MT-PHYS-05');
  game.order({ type: 'still', unit: 'Ewe' });
  game.order({ type: 'still', unit: 'Ram' });
  expect(game.scene.happened('piloting-roll')).toEqual([]);
  expect(game.hexOf('Ram')).toBe('0506');
});

rule(
  'MT-PHYS-05',
  'They fire only head and front torso weapons, only at each other, at −4 and not aimed',
  () => {
    const game = clinch('weapon', 1);
    const shot = (weapon: string, target: string) => ({
      type: 'fire' as const,
      unit: 'Ewe',
      twist: 0,
      target,
      attacks: [{ weapon: game.scene.weapon('Ewe', weapon), target: game.scene.index(target) }],
    });
    for (const weapon of ['Large Laser LA', 'Flamer LL'])
      expect(game.refusal(shot(weapon, 'Ram')).rule).toBe('MT-PHYS-05');
    expect(game.refusal(shot('Medium Laser (R) LT', 'Ram')).rule).toBe('CBT-ARC-02');
    expect(game.choices('fire', 'Ewe', 0)).toEqual([0]);
    game.order(shot('Small Laser HD', 'Ram'));
    expect(game.scene.state.weaponAttacks.map(({ number }) => number)).toEqual([0]);
  },
);

rule('MT-PHYS-05', 'A shot at somebody unconscious in the clinch has the −4 once, and is not aimed', () => {
  const game = clinch('weapon', 1);
  game.scene.unit('Ram').knockedOut = 1;
  const fire = { type: 'fire', unit: 'Ewe', twist: 0, target: 'Ram' } as const;
  const weapon = game.scene.weapon('Ewe', 'Small Laser HD');
  expect(() => game.order({ ...fire, attacks: [{ weapon, target: 0, aim: 'CT' }] })).toThrow('refused');
  game.order({ ...fire, attacks: [{ weapon, target: 0 }] });
  expect(game.scene.state.weaponAttacks[0].number).toBe(0);
});

rule('MT-PHYS-05', 'Others have +1 at the enemy, and who misses him rolls for the friend without it', () => {
  const laser = (game: Melee) => [{ weapon: game.scene.weapon('Dog', 'Large Laser LA'), target: 1 }];
  const shots = (...rolls: Parameters<Melee['order']>[1][]) => {
    const game = clinch('weapon', 1);
    game.order({ type: 'hold', unit: 'Ewe', twist: 0 });
    game.order({ type: 'hold', unit: 'Ram', twist: 0 });
    game.order({ type: 'fire', unit: 'Dog', twist: 0, target: 'Ewe', attacks: laser(game) }, ...rolls);
    return game;
  };
  const hit = shots(toHit(2, 3), location(3, 4));
  expect(hit.damage('Ewe')).toBe(8);
  const friend = shots(toHit(1, 3), toHit(2, 2), location(3, 4));
  expect(friend.damage('Ewe')).toBe(0);
  expect(friend.damage('Ram')).toBe(8);
  const told = friend.scene.happened('weapon-attack').map(({ attack, stray }) => [attack.number, stray]);
  expect(told).toEqual([
    [5, undefined],
    [4, true],
  ]);
  expect(friend.scene.unit('Dog').heatBuilt).toBe(8);
  expect(shots(toHit(1, 3), toHit(1, 2)).damage('Ram')).toBe(0);
});

rule('MT-PHYS-05', 'They make no other physical attacks, and nobody pushes or charges them', () => {
  const game = clinch('physical', 1);
  expect(game.orders).toEqual(['break-free', 'pass']);
  game.pass('Ewe');
  expect(game.orders).toEqual(['release', 'pass']);
  const near = clinch('physical', 0, { dog: { at: '0507 N' } }).pass('Ram');
  expect(near.orders).toEqual(['punch', 'kick', 'pass']);
  expect(near.refusal({ type: 'push', unit: 'Dog', target: 'Ewe' }).rule).toBe('MT-PHYS-05');
});

rule('MT-PHYS-06', 'Who breaks free throws the other into any hex around it, where that faces it', () => {
  const game = clinch('physical', 1).order(breakFree).pass('Ram', toHit(2, 3));
  expect(game.asked).toBe('1 grapple/part');
  expect(game.offers('go')).toHaveLength(6);
  game.order({ type: 'go', to: '0507' });
  expect(game.hexOf('Ram')).toBe('0507');
  expect(game.hexOf('Ewe')).toBe('0506');
  expect(game.scene.unit('Ram')).toMatchObject({ facing: 0, prone: false });
  expect(grip(game, 'Ram') ?? grip(game, 'Ewe')).toBeUndefined();
  // It ends with the throw, and nobody hears of it a second time.
  expect(game.scene.happened('grip-lost')).toEqual([]);
  const fails = clinch('physical', 1).order(breakFree).pass('Ram', toHit(1, 3));
  expect(grip(fails, 'Ewe')).toEqual({ partner: 0, isHolder: false });
});

rule('MT-PHYS-06', 'It may throw it off a height, or into water', () => {
  const rows = ['. . . . .3 .', '. . . . .3 .', '. . . . . .', '. . . . ~1 .'];
  const map = `${'. . . . . .\n'.repeat(4)}${rows.slice(0, 2).join('\n')}\n${rows[2]}`;
  const game = clinch('physical', 1, { map }).order(breakFree).pass('Ram', toHit(6, 6));
  game.order({ type: 'go', to: '0507' }, ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]));
  expect(game.scene.happened('fell')).toMatchObject([{ unit: 0, damage: { total: 20 } }]);
  const lake = `${'. . . . . .\n'.repeat(6)}${rows[3]}`;
  const wet = clinch('physical', 1, { map: lake }).order(breakFree).pass('Ram', toHit(6, 6));
  wet.order({ type: 'go', to: '0507' }, piloting(6, 6));
  expect(wet.scene.happened('piloting-roll').at(-1)).toMatchObject({ unit: 0, reason: 'water' });
});

rule('MT-PHYS-06', 'When one is destroyed the other stays in the hex, and grapples no more', () => {
  const game = clinch('physical', 1);
  Object.assign(game.scene.unit('Ram'), { loss: 'pilot', hex: -2 });
  game.pass('Ewe');
  expect(game.hexOf('Ewe')).toBe('0506');
  expect(game.scene.happened('grip-lost')).toContainEqual({ type: 'grip-lost', unit: 1 });
});

rule('MT-PHYS-07', 'Who began may let go, and goes into any hex around, facing the other', () => {
  const game = clinch('physical', 1).pass('Ewe').order(release);
  expect(game.asked).toBe('1 grapple/hold-on');
  game.order({ type: 'hold-on', hold: false });
  expect(game.asked).toBe('0 grapple/part');
  game.order({ type: 'go', to: '0505' });
  expect(game.hexOf('Ram')).toBe('0505');
  expect(game.scene.unit('Ram').facing).toBe(3);
  expect(grip(game, 'Ram') ?? grip(game, 'Ewe')).toBeUndefined();
});

rule('MT-PHYS-07', 'The other may roll to hold on: then it is the one that holds', () => {
  const start = () =>
    clinch('physical', 1, { tons: [90, 50] })
      .pass('Ewe')
      .order(release);
  const holds = start().order({ type: 'hold-on', hold: true }, toHit(3, 4));
  expect(grip(holds, 'Ewe')).toEqual({ partner: 0, isHolder: true });
  expect(grip(holds, 'Ram')).toEqual({ partner: 1, isHolder: false });
  const fails = start().order({ type: 'hold-on', hold: true }, toHit(3, 3));
  expect(fails.asked).toBe('0 grapple/part');
});

rule('MT-PHYS-07', 'The question shows the number of holding on', () => {
  const game = clinch('physical', 1, { tons: [90, 50] })
    .pass('Ewe')
    .order(release);
  expect(game.labels('hold-on')).toEqual([['Hold on to it', 7], ['Part from it']]);
});

rule(
  'MT-PHYS-06',
  'Where there is one hex only it goes there, where there is none the two stay together',
  () => {
    const thrown = (map: string) => {
      const game = new Melee(
        scene({
          map,
          units: {
            Ram: { mech: grappler('Ram', 50), at: '0101 S' },
            Ewe: { mech: grappler('Ewe', 50), at: '0102 N' },
          },
          options: { grappling: true },
        }),
      );
      game.scene.put('Ewe', '0101 N');
      seize(game.scene.state, 0, 1);
      game.begin(1).order(breakFree).pass('Ram', toHit(6, 6));
      return [game.asked, game.hexOf('Ram')];
    };
    expect(thrown('.\n.')).toEqual(['over', '0102']);
    expect(thrown('. .\n. .')).toEqual(['1 grapple/part', '0101']);
  },
);

rule(['MT-PHYS-07', 'MT-PHYS-04'], 'Nor is one without both arms, which holding on takes', () => {
  const asked = (state: object) => clinch('physical', 1, { ewe: { state } }).pass('Ewe').order(release).asked;
  expect(asked({ lost: 1 << 4 })).toBe('0 grapple/part');
  const shoulder = [0, 0, 0, 0, 0, 0b0001, 0, 0];
  expect(asked({ hits: shoulder, hitsBefore: shoulder })).toBe('0 grapple/part');
  expect(asked({})).toBe('1 grapple/hold-on');
});

rule('MT-PHYS-07', 'One who cannot act is not asked', () => {
  const game = clinch('physical', 1);
  game.scene.unit('Ewe').knockedOut = 1;
  game.pass('Ewe').order(release);
  expect(game.asked).toBe('0 grapple/part');
});

describe('A bot', () => {
  const harmless = mech('Ram', { armor: 40, tons: 50 });
  const arms = mech('Ewe', { armor: 40, tons: 50, slots: { LA: ['2 x Large Laser'], RA: ['3 x PPC'] } });

  test('seizes who has all its weapons in its arms, if it has its own in the torso', () => {
    const torso = mech('Ram', { tons: 50, slots: { CT: ['Medium Laser'], LT: ['2 x Medium Laser'] } });
    const game = brawl({ ram: { mech: torso }, ewe: { mech: arms } }).begin(0);
    expect(new Veteran(game.scene).strikes('Ram')).toEqual({ type: 'grapple', unit: 0, target: 1 });
  });

  test('breaks free, and lets go, where it has nothing to fire', () => {
    const held = clinch('physical', 1, { ewe: { mech: arms } });
    expect(new Veteran(held.scene).strikes('Ewe')).toEqual({ type: 'break-free', unit: 1, target: 0 });
    const holds = clinch('physical', 1, { ram: { mech: harmless } }).pass('Ewe');
    expect(new Veteran(holds.scene).strikes('Ram')).toEqual({ type: 'release', unit: 0, target: 1 });
  });
});

rule('MT-PHYS-04', 'Weight is named for what it is, and counts by class', () => {
  const line = (ram: number, ewe: number) =>
    brawl({ tons: [ram, ewe] })
      .begin(0)
      .number('grapple', 'Ram', 'Ewe')
      .lines.filter(({ rule: id }) => id === 'MT-PHYS-04')
      .map(({ value, reason }) => `${value} ${reason}`)
      .at(-1);
  const [heavier, lighter] = [line(60, 50), line(50, 60)];
  expect([heavier?.slice(0, 2), lighter?.slice(0, 2)]).toEqual(['-1', '1 ']);
  expect(heavier?.slice(3)).not.toBe(lighter?.slice(2));
  expect(line(90, 50)?.slice(3)).toBe(heavier?.slice(3));
});

rule('MT-PHYS-04', 'Not from the ground, nor at one who is farther off', () => {
  expect(brawl({ ram: { state: { prone: true } } }).begin(0).orders).not.toContain('grapple');
  const { field, state } = brawl({ ewe: { at: '0507 N' } }).scene;
  const grappleBlow = field.plugged.blows!([]).find(({ kind }) => kind === 'grapple')!;
  const blow = { kind: 'grapple', attacker: 0, target: 1, limb: -1 } as const;
  expect(grappleBlow.whyNot(field, state, blow)).toBe(WHY_NO_BLOW.notAdjacent);
});

rule('MT-PHYS-04', 'It comes to nothing where its target was moved, or is held by then', () => {
  const moved = brawl({ dog: { at: '0406 NE' } }).begin(0);
  moved.order(grapple).order({ type: 'push', unit: 'Dog', target: 'Ewe' });
  moved.pass('Ewe', toHit(6, 6), piloting(6, 6));
  expect([moved.hexOf('Ram'), grip(moved, 'Ram')]).toEqual(['0505', undefined]);
  const held = brawl({ dog: { at: '0507 N' } }).begin(0);
  held.order(grapple).order({ ...grapple, unit: 'Dog' });
  held.pass('Ewe', toHit(6, 6));
  expect([grip(held, 'Ram')?.partner, grip(held, 'Dog'), held.hexOf('Dog')]).toEqual([1, undefined, '0507']);
});

rule(
  ['MT-PHYS-06', 'MT-PHYS-07'],
  'Breaking free is at 5 where the skill does not count; letting go is sure',
  () => {
    const fixed = clinch('physical', 1, { ewe: { piloting: 3 }, options: { 'master-rules': true } });
    expect(fixed.number('break-free', 'Ewe', 'Ram')).toTotal(5);
    const blows = clinch('physical', 1).scene.field.plugged.blows!([]);
    expect(
      blows.map(({ kind, topples, comesLast, isSure }) => [kind, topples, comesLast, isSure ?? false]),
    ).toEqual([
      ['grapple', false, true, false],
      ['break-free', false, true, false],
      ['release', false, true, true],
    ]);
    expect(clinch('physical', 0).number('release', 'Ram', 'Ewe').lines).toMatchObject([
      { kind: 'set', value: 0, rule: 'MT-PHYS-07' },
    ]);
  },
);

rule('MT-PHYS-05', 'Who grapples with nobody moves, strikes and picks up clubs as ever', () => {
  const game = clinch('movement', 0);
  expect(game.offers('move')).toEqual(['Dog']);
  const { field, state } = game.scene;
  const club = (unit: number) => field.plugged.whyNoAttack!(null, state, unit, 'club')?.rule ?? null;
  expect([club(0), club(1), club(2)]).toEqual(['MT-PHYS-05', 'MT-PHYS-05', null]);
  const why = (kind: 'punch' | 'push', attacker: number, target: number) =>
    field.plugged.whyNoBlow!(null, field, state, { kind, attacker, target, limb: 4 })?.rule ?? null;
  expect([why('punch', 0, 1), why('punch', 2, 1), why('push', 2, 1)]).toEqual([
    'MT-PHYS-05',
    null,
    'MT-PHYS-05',
  ]);
});

rule('MT-PHYS-05', 'A miss in the clinch, or at one who stands alone, hits nobody else', () => {
  const inside = clinch('weapon', 1, { ewe: { gunnery: 8 } });
  const attacks = [{ weapon: inside.scene.weapon('Ewe', 'Medium Laser CT'), target: 0 }];
  inside.order({ type: 'fire', unit: 'Ewe', twist: 0, target: 'Ram', attacks });
  inside
    .order({ type: 'hold', unit: 'Ram', twist: 0 })
    .order({ type: 'hold', unit: 'Dog', twist: 0 }, toHit(1, 1));
  expect(inside.scene.happened('weapon-attack')).toHaveLength(1);
  const alone = brawl({ dog: { at: '0502 S' } }).beginAt('weapon', 1);
  alone.order({ type: 'hold', unit: 'Ewe', twist: 0 }).order({ type: 'hold', unit: 'Ram', twist: 0 });
  const shot = [{ weapon: alone.scene.weapon('Dog', 'Large Laser LA'), target: 1 }];
  alone.order({ type: 'fire', unit: 'Dog', twist: 0, target: 'Ewe', attacks: shot }, toHit(1, 1));
  expect(alone.scene.happened('weapon-attack')).toHaveLength(1);
});

rule('MT-PHYS-05', 'The friend is hit by the number that it would have had', () => {
  const game = clinch('weapon', 1);
  game.scene.unit('Ram').hexesMoved = 5;
  game.order({ type: 'hold', unit: 'Ewe', twist: 0 }).order({ type: 'hold', unit: 'Ram', twist: 0 });
  const shot = [{ weapon: game.scene.weapon('Dog', 'Large Laser LA'), target: 1 }];
  game.order({ type: 'fire', unit: 'Dog', twist: 0, target: 'Ewe', attacks: shot }, toHit(1, 1), toHit(1, 1));
  const numbers = game.scene.happened('weapon-attack').map(({ attack }) => attack.number);
  expect(numbers).toEqual([5, 6]);
});

describe('A bot in a clinch', () => {
  const worth = (ram: object, ewe: object, state: object = {}) => {
    const made = scene({
      units: {
        Ram: { mech: mech('Ram', { slots: ram }), at: '0505 S', state },
        Ewe: { mech: mech('Ewe', { slots: ewe }), at: '0506 N' },
      },
    });
    return Number(worthOfHolding(made.field, made.state, 0, 1).toFixed(2));
  };
  const torso = { CT: ['Medium Laser'] };

  test('weighs what each can fire there and apart', () => {
    expect(worth(torso, torso)).toBe(0);
    expect(worth(torso, { LA: ['2 x Large Laser'] })).toBe(3.2);
    expect(worth({ LA: ['2 x Large Laser'] }, torso)).toBe(-23.2);
    expect(worth({}, torso)).toBe(-20);
    // Missiles find half of their number, and little within their minimum range.
    expect(worth(torso, { LT: ['2 x LRM 10', 'Ammo LRM 10'] })).toBe(1.4);
    expect(worth(torso, { LA: ['SRM 4', 'Ammo SRM 4'] })).toBe(1.6);
    expect(worth(torso, { LA: ['SRM 4'] })).toBe(0);
    expect(worth(torso, torso, { hits: [0, 0b111111111111, 0, 0, 0, 0, 0, 0] })).toBe(-20);
  });

  test('holds on where that is worth something, and goes where it does least harm, or most to the other', () => {
    const arms = mech('Ewe', { armor: 40, slots: { LA: ['2 x Large Laser'] } });
    const holds = (ram: object, ewe: object) => {
      const game = clinch('physical', 1, { ram, ewe });
      game.scene.state.agenda = [{ step: 'grapple/hold-on', seat: 1, unit: 1, other: 0 }];
      return answerOf(game.scene);
    };
    const front = mech('Ewe', { armor: 40, slots: { CT: ['Medium Laser'] } });
    expect(holds({ mech: arms }, { mech: front })).toEqual({ type: 'hold-on', hold: true });
    expect(holds({}, { mech: arms })).toEqual({ type: 'hold-on', hold: false });
    const goes = (seat: number, rows: readonly string[], dog = '0101 N') => {
      const made = scene({
        map: rows.join('\n'),
        units: {
          Ram: { at: '0202 S' },
          Ewe: { at: '0202 N' },
          Dog: { at: dog, side: 0, seat: 0 },
        },
        options: { grappling: true },
      });
      seize(made.state, 0, 1);
      made.state.agenda = [{ step: 'grapple/part', seat, unit: 0, other: 1 }];
      const order = answerOf(made);
      return order.type === 'go' ? order.to : order.type;
    };
    const water = ['. . .', '. . .', '. ~1 .'];
    expect(goes(1, water)).toBe('0203');
    expect(goes(0, ['. ~1 .', '~1 . ~1', '~1 . ~1'])).toBe('0203');
    expect(goes(1, ['.2 .2 .2', '.2 .2 .2', '.2 .1 .2'])).toBe('0203');
    expect(goes(0, ['.2 .1 .2', '.1 .2 .1', '.1 .2 .1'])).toBe('0203');
    const other = scene({ units: { Ram: {} }, options: { grappling: true } });
    expect(answer(other.field, other.state, { step: 'movement/move' })).toBeNull();
    // Into somebody else is as bad as into water.
    const open = ['. . .', '. . .', '. . .'];
    expect([goes(1, open, '0203 N'), goes(0, open, '0201 N')]).toEqual(['0203', '0302']);
  });
});

rule(['CBT-DSP-06', 'MT-PHYS-05'], 'Who grapples does not step aside', () => {
  const { field, state } = scene({
    units: {
      Wolf: { at: '0505 N', state: { mode: 'walk', mpLeft: 3, acted: true } },
      Bear: { at: '0505 S' },
    },
    options: { grappling: true },
  });
  expect(mayStepAside(field, state, 0, 1)).toBe(true);
  seize(state, 1, 0);
  expect(mayStepAside(field, state, 0, 1)).toBe(false);
});

rule(
  ['MT-PHYS-05', 'MT-BLIND-01'],
  'A grip lasts while both are in one hex, or the other is out of sight',
  () => {
    const { state } = scene({
      units: { Wolf: { at: '0102 N' }, Bear: { at: '0101 S' } },
      options: { grappling: true },
    });
    const [wolf, bear] = state.units;
    seize(state, 0, 1);
    expect(gripOf(state, 0)).toBeNull();
    bear.hex = wolf.hex;
    expect(gripOf(state, 0)).toMatchObject({ partner: 1, isHolder: true });
    bear.hex = OFF_MAP;
    expect(gripOf(state, 0)).toMatchObject({ partner: 1 });
    bear.loss = 'engine';
    expect(gripOf(state, 0)).toBeNull();
  },
);

rule(
  ['MT-PHYS-06', 'MT-PHYS-07'],
  'Who holds nobody any more, or is held no more, has nothing to carry out',
  () => {
    const { field, play, happened } = (() => {
      const made = scene({
        units: { Wolf: { at: '0102 N' }, Bear: { at: '0101 S' } },
        options: { grappling: true },
      });
      return { field: made.field, play: made.play, happened: () => made.happened('physical-cancelled') };
    })();
    const blows = field.plugged.blows!([]);
    const attack = { attacker: 0, target: 1, limb: -1, number: 5, damage: 0, from: 0, to: 0 };
    for (const kind of ['break-free', 'release'] as const)
      blows.find((blow) => blow.kind === kind)!.resolve!(play, field, { ...attack, kind } as PhysicalAttack);
    expect(happened().map(({ why, attack: { kind } }) => `${kind}: ${why}`)).toEqual([
      'break-free: parted',
      'release: parted',
    ]);
  },
);
