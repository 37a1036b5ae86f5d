import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { laser, Veteran, veteran } from '../../testing/bot.ts';
import { type March, march } from '../../testing/march.ts';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { fallFacing, falls, injury, location, piloting, toHit } from '../../testing/table.ts';

const ape = (walk = 9, slots = {}) => mech('Ape', { walk, armor: 30, slots });
const options = { climbing: true };
const GUNS = { CT: ['Medium Laser'], LT: ['Medium Laser (R)'], LA: ['Medium Laser'] };

interface Plan {
  readonly height?: number;
  /** Ground of the hex on top. */
  readonly top?: string;
  readonly at?: string;
  readonly ape?: ReturnType<typeof ape>;
  readonly state?: object;
  readonly options?: Record<string, boolean>;
}

/** A cliff in 0202, with Ape in 0203 below that looks up at it; Fox stands north of both. */
const cliff = (plan: Plan = {}): March =>
  march({
    map: ['. . .', `. ${plan.top ?? '.'}${plan.height ?? 3} .`, '. . .', '. . .'].join('\n'),
    units: {
      Ape: { mech: plan.ape ?? ape(), at: plan.at ?? '0203 N', state: plan.state ?? {} },
      Fox: { mech: mech('Fox', { slots: GUNS }), at: '0101 SE' },
    },
    options: plan.options ?? options,
  });

const climb = (height: number | string, more = false) =>
  ({ type: 'climb', unit: 'Ape', height, more }) as const;
const numbers = (game: March) => game.scene.happened('piloting-roll').map(({ number }) => number.total);
const heights = (game: March) => game.choices('climb', 'Ape');
const HAND = 1 << 3;
const handHit = (both: boolean) => {
  const hits = [0, 0, 0, 0, HAND, both ? HAND : 0, 0, 0];
  return { hits, hitsBefore: hits };
};
const up3 = [piloting(2, 3), piloting(2, 3), piloting(2, 3)];

rule('MT-MOV-06', 'Two hands: 2 MP and a roll a level, then the ground on top', () => {
  const game = cliff({ top: 'l' });
  expect(heights(game)).toEqual([1, 2, 3, 'top']);
  expect(game.describe('climb', 'Ape', 'top')).toBe('Up into 0202, 8 MP, 3 rolls of 5+');
  expect(game.describe('climb', 'Ape', 1)).toContain('2 MP');
  expect(game.describe('climb', 'Ape', 1)).not.toContain('0203');
  // Who hangs on the wall does nothing more.
  expect(game.choices('climb', 'Ape', 1)).toEqual([false]);
  expect(game.choices('climb', 'Ape', 'top')).toEqual([false, true]);
  game.order(climb('top', true), ...up3);
  expect(numbers(game)).toEqual([5, 5, 5]);
  expect(game.hexOf('Ape')).toBe('0202');
  expect(game.scene.unit('Ape')).toMatchObject({ mode: 'walk', mpLeft: 1, hexesMoved: 1 });
  expect(game.scene.unit('Ape').marks).toBeNull();
  game.move('Ape', 'walk', '0202 NE');
});

rule('MT-MOV-06', 'One hand: 3 MP and a roll at +2 a level; no hand, no climbing', () => {
  const one = cliff({ state: handHit(false) });
  expect(heights(one)).toEqual([1, 2, 3]);
  one.order(climb(3), piloting(3, 4), piloting(3, 4), piloting(3, 4));
  expect(numbers(one)).toEqual([7, 7, 7]);
  expect(cliff({ state: handHit(true) }).orders).not.toContain('climb');
  expect(cliff({ state: { club: 'tree' } }).orders).not.toContain('climb');
  const hatchet = cliff({ ape: ape(9, { RA: ['4 x Hatchet'] }) });
  expect(heights(hatchet)).toEqual([1, 2, 3]);
});

rule('MT-MOV-06', 'From 3 levels on, with walking MP only, and into a free hex', () => {
  expect(cliff({ height: 2 }).orders).not.toContain('climb');
  expect(cliff({ options: {} }).orders).not.toContain('climb');
  expect(heights(cliff({ ape: ape(4) }))).toEqual([1, 2]);
  const taken = cliff();
  taken.scene.put('Fox', '0202 S');
  expect(heights(taken)).toEqual([1, 2, 3]);
  const running = cliff({ at: '0204 N' }).order({
    type: 'move',
    unit: 'Ape',
    mode: 'run',
    to: '0203',
    facing: 'N',
    more: true,
  });
  expect(running.orders).not.toContain('climb');
});

rule('MT-MOV-06', 'Who fails falls from the last level it has reached, into the lower hex', () => {
  const game = cliff().order(
    climb('top'),
    piloting(2, 3),
    piloting(2, 3),
    piloting(2, 2),
    ...falls(1, [3, 4], [3, 4], [3, 4]),
  );
  expect(game.scene.happened('fell')[0]).toMatchObject({ damage: { total: 15 } });
  expect(game.hexOf('Ape')).toBe('0203');
  expect(game.scene.unit('Ape')).toMatchObject({ prone: true, mpLeft: 3, marks: null });
  // With the MP that are left it may get up.
  expect(game.asked).toBe('0 movement/continue');
  const low = cliff().order(climb('top'), piloting(2, 2), ...falls(1, [3, 4]));
  expect(low.scene.happened('fell')[0]).toMatchObject({ damage: { total: 5 } });
});

rule(
  'MT-MOV-06',
  'Down the cliff as well: it turns to the wall, and pays the ground when it is there',
  () => {
    const game = cliff({ at: '0202 S' });
    expect(heights(game)).toEqual([2, 1, 'ground']);
    expect(game.describe('climb', 'Ape', 'ground')).toBe('Down to the ground in 0203, 7 MP, 3 rolls of 5+');
    game.order(climb('ground', true), ...up3);
    expect(game.hexOf('Ape')).toBe('0203');
    expect(game.scene.unit('Ape')).toMatchObject({ facing: 0, mpLeft: 2, hexesMoved: 1, marks: null });
    const slips = cliff({ at: '0202 S' }).order(
      climb('ground'),
      piloting(2, 2),
      ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]),
    );
    expect(slips.scene.happened('fell')[0]).toMatchObject({ damage: { total: 20 } });
    expect(slips.hexOf('Ape')).toBe('0203');
  },
);

/** Ape hangs on the cliff, so many levels up. */
function hangs(height: number, plan: Plan = {}): March {
  const game = cliff(plan);
  const { scene } = game;
  scene.state.units[0].marks = { climb: { hex: scene.cell('0203'), upper: scene.cell('0202'), height } };
  return game;
}

rule('MT-MOV-07', 'In mid-climb it is in the lower hex and faces the higher; it climbs on, or clings', () => {
  const game = cliff({ ape: ape(4) }).order(climb(2), piloting(2, 3), piloting(2, 3));
  expect(game.hexOf('Ape')).toBe('0203');
  expect(game.scene.unit('Ape')).toMatchObject({ facing: 0, acted: true, hexesMoved: 0 });
  const next = hangs(2, { ape: ape(4) });
  expect(next.orders).toEqual(['still', 'climb']);
  const { field, state } = next.scene;
  expect(field.plugged.states?.(['prone'], field, state, 0)).toEqual(['prone', 'hangs 2 up']);
  expect(heights(next)).toEqual([3, 'top', 1]);
  const refused = next.refusal({
    type: 'move',
    unit: 'Ape',
    mode: 'walk',
    to: '0204',
    facing: 'N',
    more: false,
  });
  expect(refused.rule).toBe('MT-MOV-07');
  next.order(climb('top'), piloting(2, 3));
  expect(next.hexOf('Ape')).toBe('0202');
});

rule('MT-MOV-07', 'A jump and a charge are no way off the cliff either', () => {
  const jets = ape(9, { LT: ['4 x Jump Jet'] });
  expect(hangs(2, { ape: jets }).orders).toEqual(['still', 'climb']);
  expect(cliff({ ape: jets }).orders).toContain('jump');
});

rule('MT-MOV-07', 'It fires only what is mounted backward in its torso or head, and strikes nobody', () => {
  const armed = ape(9, GUNS);
  const fight = (foe: string) =>
    melee({
      map: ['. . .', '. .3 .', '. . .', '. . .'].join('\n'),
      units: { Ape: { mech: armed, at: '0203 N' }, Fox: { mech: armed, at: foe } },
      options,
    });
  const hang = (foe: string, phase: 'weapon' | 'physical') => {
    const game = fight(foe);
    const { scene } = game;
    scene.state.units[0].marks = { climb: { hex: scene.cell('0203'), upper: scene.cell('0202'), height: 1 } };
    return game.beginAt(phase, 0);
  };
  const fire = (game: ReturnType<typeof hang>, label: string) => {
    const attacks = [{ weapon: game.scene.weapon('Ape', label), target: 1 }];
    return { type: 'fire', unit: 'Ape', twist: 0, target: 'Fox', attacks } as const;
  };
  const behind = hang('0204 N', 'weapon');
  behind.order(fire(behind, 'Medium Laser (R) LT'));
  const ahead = hang('0202 S', 'weapon');
  expect(ahead.asked).toBe('1 weapon/declare');
  expect(fight('0202 S').beginAt('weapon', 0).asked).toBe('0 weapon/declare');
  expect(hang('0204 N', 'physical').asked).toBe('1 physical/declare');
});

rule('MT-MOV-07', 'Its other rolls are at +1, with one hand at +2, and it falls from where it hangs', () => {
  for (const [state, number] of [
    [{}, 6],
    [handHit(false), 7],
  ] as const) {
    const { scene } = hangs(2, { state });
    scene.state.phase = 'weapon';
    scene.unit('Ape').rolls = [{ cause: 'kicked', modifier: 0 }];
    scene.rolling([piloting(1, 2), ...falls(1, [3, 4], [3, 4], [3, 4])], () =>
      rollToStayUp(scene.play, scene.field, 0),
    );
    expect(scene.happened('piloting-roll')[0].number).toTotal(number);
    expect(scene.happened('fell')[0]).toMatchObject({ damage: { total: 15 } });
    expect(scene.unit('Ape').marks).toBeNull();
  }
});

rule('MT-MOV-07', 'Who has no hand left to cling with falls at the end of the phase', () => {
  const game = hangs(2, { state: handHit(true) });
  game.phase('physical', fallFacing(1), location(3, 4), location(3, 4), location(3, 4), injury(6, 6));
  expect(game.scene.happened('fell')[0]).toMatchObject({ unit: 0, damage: { total: 15 } });
  const gone = hangs(2, { state: handHit(true) });
  gone.scene.state.units[0].loss = 'pilot';
  gone.phase('physical');
  expect(gone.scene.happened('fell')).toEqual([]);
});

rule('MT-MOV-08', 'Lines of sight go by the level it has reached, and attacks at it are at −2', () => {
  const duel = (height: number) => {
    const game = melee({
      map: ['. . .', '. .1 .', '. .2 .', '. . .', '. .4 .'].join('\n'),
      units: {
        Ape: { mech: ape(), at: '0204 S' },
        Fox: { mech: mech('Fox', { slots: { RA: ['2 x Large Laser'] } }), at: '0201 S' },
      },
      options,
    });
    const { scene } = game;
    if (height > 0)
      scene.state.units[0].marks = { climb: { hex: scene.cell('0204'), upper: scene.cell('0205'), height } };
    return scene;
  };
  const sees = (height: number) => {
    const scene = duel(height);
    return !isBlocked(unitSight(scene.field, scene.state, 1, 0));
  };
  expect([sees(0), sees(1), sees(3)]).toEqual([false, true, true]);
  const { field, state } = duel(3);
  const lines: number[] = [];
  field.plugged.target?.(
    { total: 0, add: (value: number) => lines.push(value), set: () => {} } as never,
    field,
    state.units[0],
  );
  expect(lines).toEqual([-2]);
});

rule('MT-MOV-08', 'Blows reach it by the level it has reached', () => {
  const strike = (height: number) => {
    const game = melee({
      map: ['. . .', '. .4 .', '. . .', '. . .'].join('\n'),
      units: { Ape: { mech: ape(), at: '0203 N' }, Fox: { at: '0204 N' } },
      options: { climbing: true, tripping: true, grappling: true },
    });
    const { scene } = game;
    if (height > 0)
      scene.state.units[0].marks = { climb: { hex: scene.cell('0203'), upper: scene.cell('0202'), height } };
    return game.begin(1);
  };
  expect(strike(0).orders).toEqual(['punch', 'kick', 'push', 'trip', 'grapple', 'pass']);
  expect(strike(1).orders).toEqual(['punch', 'pass']);
  expect(strike(1).number('punch', 'Fox', 'LA', 'Ape')).toTotal(3);
  expect(strike(2).asked).toBe('over');
});

rule('MT-MOV-08', 'A kick that makes it fall lets it fall from where it hangs', () => {
  const game = melee({
    map: ['. . .', '. .4 .', '. .1 .', '. . .'].join('\n'),
    units: { Ape: { mech: ape(), at: '0203 N' }, Fox: { at: '0202 S' } },
    options,
  });
  const { scene } = game;
  scene.state.units[0].marks = { climb: { hex: scene.cell('0203'), upper: scene.cell('0202'), height: 2 } };
  game
    .begin(1)
    .order(
      { type: 'kick', unit: 'Fox', leg: 'LL', target: 'Ape' },
      toHit(1, 1),
      location(3),
      piloting(2, 3),
      ...falls(1, [3, 4], [3, 4], [3, 4]),
    );
  expect(game.scene.happened('physical-declared')[0].attacks[0].number).toBe(5 - 2 - 2);
  expect(game.scene.happened('fell')[0]).toMatchObject({ unit: 0, damage: { total: 15 } });
});

describe('A bot', () => {
  test('climbs on where it hangs', () => {
    const { scene } = hangs(2, { ape: ape(4) });
    expect(new Veteran(scene).moves('Ape')).toEqual({ ...climb('top'), unit: 0 });
    const high = hangs(2, { ape: ape(2), height: 5 });
    expect(new Veteran(high.scene).moves('Ape')).toEqual({ ...climb(3), unit: 0 });
  });

  test('climbs out of a pit, if it gets to the top at once and is a good pilot', () => {
    const inPit = (piloting: number, walk: number) =>
      veteran({
        map: Array.from({ length: 17 }, (_, row) => (row === 14 ? '.3 . .3' : '.3 .3 .3')).join('\n'),
        units: {
          Own: { mech: { ...laser, walk }, at: '0215 N', piloting },
          Foe: { mech: laser, at: '0202 S', state: { acted: true } },
        },
        options: { climbing: true },
      }).moves('Own');
    expect(inPit(0, 7)).toMatchObject({ type: 'climb', height: 'top' });
    expect(inPit(0, 6)).not.toMatchObject({ type: 'climb' });
    expect(inPit(8, 7)).not.toMatchObject({ type: 'climb' });
  });
});

rule(['MT-MOV-06', 'CBT-PSR-01'], 'The rolls of a climb are told before, as they are made', () => {
  const one = cliff({ state: handHit(false) });
  expect(one.describe('climb', 'Ape', 2)).toBe('2 levels up, 6 MP, 2 rolls of 7+');
  // The sand at its foot counts all the way, and what is on top only there.
  const ahead = (top: string, foot: string, at = '0203 N') =>
    march({
      map: ['. . .', `. ${top} .`, `. ${foot} .`, '. . .'].join('\n'),
      units: { Ape: { mech: ape(12), at }, Fox: { at: '0101 SE' } },
      options: { ...options, 'expanded-terrain-table': true, 'terrain-sand': true, 'bog-down': true },
    });
  const up = ahead('.3+rubble', 's');
  expect(up.describe('climb', 'Ape', 'top')).toMatch(/, 3 rolls of 6\+, rubble 5\+$/);
  up.order(climb('top'), ...up3.map(() => piloting(6, 6)), piloting(6, 6));
  expect(numbers(up)).toEqual([6, 6, 6, 5]);
  const down = ahead('.3', '.+rubble', '0202 S');
  expect(down.describe('climb', 'Ape', 'ground')).toMatch(/, 3 rolls of 5\+, rubble 5\+$/);
  const soft = ahead('s3', '.+swamp', '0202 S');
  expect(soft.describe('climb', 'Ape', 'ground')).toMatch(/, 3 rolls of 5\+, soft ground 5\+$/);
  // Who hangs there has fewer left, and its other rolls are no harder on the ground.
  const hangs = ahead('.3', '.+rubble', '0202 S').order(climb(2), piloting(6, 6));
  const { state } = hangs.scene;
  for (const unit of state.units) Object.assign(unit.thisTurn, { mode: 'still', hexesMoved: 0, heading: 0 });
  expect(hangs.begin(0).describe('climb', 'Ape', 'ground')).toMatch(/, 2 rolls of 5\+, rubble 5\+$/);
});

rule('MT-MOV-06', 'Every height is named with its price, and who hangs there is said to', () => {
  const game = cliff();
  expect([1, 2, 3].map((height) => game.describe('climb', 'Ape', height))).toEqual([
    '1 level up, 2 MP, 1 roll of 5+',
    '2 levels up, 4 MP, 2 rolls of 5+',
    '3 levels up, 6 MP, 3 rolls of 5+',
  ]);
  game.order(climb(2), piloting(2, 3), piloting(2, 3));
  expect(game.scene.said('clings')).toEqual([
    'Ape hangs on the side of 0202, 1 level up.',
    'Ape hangs on the side of 0202, 2 levels up.',
  ]);
});

rule('MT-MOV-06', 'Not from the ground, nor where the way or the map ends', () => {
  expect(cliff({ state: { prone: true } }).orders).not.toContain('climb');
  expect(cliff({ at: '0204 S' }).orders).not.toContain('climb');
  const stuck = cliff();
  stuck.scene.state.units[0].marks = { stuckIn: stuck.scene.cell('0203') };
  expect(stuck.orders).not.toContain('climb');
});

rule('MT-MOV-06', 'With the MP that are left after walking, or that are not owed', () => {
  const walked = cliff({ at: '0204 N' }).order({
    type: 'move',
    unit: 'Ape',
    mode: 'walk',
    to: '0203',
    facing: 'N',
    more: true,
  });
  expect(heights(walked)).toEqual([1, 2, 3, 'top']);
  expect(
    heights(
      cliff({ at: '0204 N', ape: ape(5) }).order({
        type: 'move',
        unit: 'Ape',
        mode: 'walk',
        to: '0203',
        facing: 'N',
        more: true,
      }),
    ),
  ).toEqual([1, 2]);
  expect(heights(cliff({ state: { mpOwed: 5 } }))).toEqual([1, 2]);
  expect(cliff({ ape: ape(2) }).choices('climb', 'Ape')).toEqual([1]);
});

rule('MT-MOV-08', 'Only who hangs on a wall is the easier to hit, and shows as climbing', () => {
  const game = cliff().order(climb(2), piloting(2, 3), piloting(2, 3));
  const { field, state } = game.scene;
  const states = (unit: number) => field.plugged.states!([], field, state, unit);
  expect([states(0).length, states(1)]).toEqual([1, []]);
  const lines = (attacker: number, target: number) =>
    explain<RuleId>((tally) =>
      weaponToHit(tally, field, state, { attacker, weapon: 0, target, twist: 0, secondary: 0, aim: -1 }),
    ).lines.filter(({ rule: id }) => id === 'MT-MOV-08');
  expect(lines(1, 0)).toHaveLength(1);
  const both = cliff({ ape: ape(9, GUNS) });
  expect(
    explain<RuleId>((tally) =>
      weaponToHit(tally, both.scene.field, both.scene.state, {
        attacker: 0,
        weapon: 0,
        target: 1,
        twist: 0,
        secondary: 0,
        aim: -1,
      }),
    ).lines.filter(({ rule: id }) => id === 'MT-MOV-08'),
  ).toEqual([]);
});

rule('MT-MOV-06', 'Two levels down are a step as well, and the last MP will do', () => {
  expect(cliff({ height: 2, at: '0202 S' }).orders).not.toContain('climb');
  expect(heights(cliff({ ape: ape(7) }))).toEqual([1, 2, 3, 'top']);
  expect(heights(cliff({ ape: ape(6) }))).toEqual([1, 2, 3]);
  expect(cliff({ ape: ape(7) }).choices('climb', 'Ape', 'top')).toEqual([false]);
  expect(cliff({ ape: ape(8) }).choices('climb', 'Ape', 'top')).toEqual([false, true]);
  expect(cliff({ state: { mpOwed: 8 } }).orders).not.toContain('climb');
  expect(cliff({ state: { mpOwed: 12 } }).orders).not.toContain('climb');
});

rule('MT-MOV-06', 'Nobody climbs down onto another, nor up to one, be it the first of all units', () => {
  const below = cliff({ at: '0202 S' });
  below.scene.put('Fox', '0203 N');
  expect(below.orders).not.toContain('climb');
  const second = (fox: string, at: string) =>
    march(
      {
        map: '. . .\n. .3 .\n. . .\n. . .',
        units: { Fox: { at: fox }, Ape: { mech: ape(), at } },
        options,
      },
      1,
    );
  expect(heights(second('0202 S', '0203 N'))).toEqual([1, 2, 3]);
  expect(heights(second('0101 S', '0203 N'))).toEqual([1, 2, 3, 'top']);
  expect(second('0203 N', '0202 S').orders).not.toContain('climb');
});

rule('MT-MOV-06', 'The first hex of the map is climbed like any other', () => {
  const corner = (at: string) =>
    march({
      map: '.3 . .\n. . .\n. . .',
      units: { Ape: { mech: ape(), at }, Fox: { at: '0303 N' } },
      options,
    });
  expect(heights(corner('0102 N'))).toEqual([1, 2, 3, 'top']);
  const up = corner('0102 N').order(climb('top'), ...up3);
  expect(up.hexOf('Ape')).toBe('0101');
  expect(heights(corner('0101 S'))).toEqual([2, 1, 'ground']);
});

rule('MT-MOV-07', 'Backward from torso or head, and nothing else, is fired from a cliff', () => {
  const slots = {
    HD: ['Small Laser (R)'],
    CT: ['Medium Laser (R)'],
    LT: ['Medium Laser'],
    LA: ['Medium Laser'],
  };
  const { scene } = hangs(2, { ape: ape(9, slots) });
  scene.put('Fox', '0204 N');
  const { field, state } = scene;
  const why = (label: string) =>
    field.plugged.whyNotFire!(null, field, state, { unit: 0 } as never, {
      weapon: scene.weapon('Ape', label),
      target: 1,
    })?.rule;
  expect(['Small Laser (R) HD', 'Medium Laser (R) CT'].map(why)).toEqual([undefined, undefined]);
  expect(['Medium Laser LT', 'Medium Laser LA'].map(why)).toEqual(['MT-MOV-07', 'MT-MOV-07']);
  state.units[0].marks = null;
  expect(why('Medium Laser LA')).toBeUndefined();
});

rule('MT-MOV-07', 'Only who hangs is held, and only it strikes nobody', () => {
  const { field, state } = hangs(2).scene;
  const held = (unit: number) => field.plugged.holds!(null, state, unit)?.rule ?? null;
  const blow = (unit: number, what: 'fire' | 'strike') =>
    field.plugged.whyNoAttack!(null, state, unit, what)?.rule ?? null;
  expect([held(0), held(1)]).toEqual(['MT-MOV-07', null]);
  expect([blow(0, 'strike'), blow(0, 'fire'), blow(1, 'strike')]).toEqual(['MT-MOV-07', null, null]);
});

describe('A bot that cannot go up', () => {
  test('climbs down, as far as it gets', () => {
    const way = (walk: number) => {
      const { scene } = hangs(3, { ape: ape(walk) });
      scene.put('Fox', '0202 S');
      return new Veteran(scene).moves('Ape');
    };
    expect(way(9)).toEqual({ ...climb('ground'), unit: 0 });
    expect(way(2)).toEqual({ ...climb(2), unit: 0 });
  });
});

rule('MT-MOV-07', 'A cliff is as high as its top is above the ground where it begins', () => {
  const game = march({
    map: '. . .\n. .5 .\n. .1 .\n. . .',
    units: { Ape: { mech: ape(), at: '0203 N' }, Fox: { at: '0101 SE' } },
    options,
  });
  const { scene } = game;
  expect(heights(game)).toEqual([1, 2, 3, 4, 'top']);
  scene.state.units[0].marks = { climb: { hex: scene.cell('0203'), upper: scene.cell('0202'), height: 2 } };
  expect(heights(game)).toEqual([3, 4, 'top', 1, 'ground']);
});

rule('MT-MOV-07', 'One hand is enough to cling with', () => {
  const game = hangs(2, { state: handHit(false) });
  game.phase('physical');
  expect(game.scene.happened('fell')).toEqual([]);
});

rule('MT-MOV-06', 'Who climbs down into water rolls there, and may fall', () => {
  const down = (...rolls: Parameters<March['order']>[1][]) =>
    march({
      map: '. . .\n. .3 .\n. ~1 .\n. . .',
      units: { Ape: { mech: ape(12), at: '0202 S' }, Fox: { at: '0101 SE' } },
      options,
    }).order(climb('ground'), ...rolls);
  const levels = Array.from({ length: 4 }, () => piloting(2, 3));
  expect(numbers(down(...levels, piloting(6, 6)))).toHaveLength(5);
  const slips = down(...levels, piloting(1, 1), ...falls(1, [3, 4]));
  expect(slips.scene.unit('Ape').prone).toBe(true);
});

rule(
  ['MT-MOV-06', 'MT-PRE-03'],
  'Who climbs down into a swamp may get stuck, though a road leads through it',
  () => {
    const game = march({
      map: ['. . .', '. .3 .', '. .+swamp+road .', '. .+road .'].join('\n'),
      units: { Ape: { mech: ape(), at: '0202 S' }, Fox: { at: '0101 SE' } },
      options,
    });
    game.order(climb('ground'), ...up3, piloting(1, 1));
    expect([game.hexOf('Ape'), game.scene.state.units[0].marks?.stuckIn]).toEqual([
      '0203',
      game.scene.cell('0203'),
    ]);
  },
);

rule('MT-MOV-06', 'On top its move is over where it says so, and goes on otherwise', () => {
  const ends = cliff().order(climb('top'), ...up3);
  expect([ends.scene.unit('Ape').acted, ends.scene.unit('Ape').mpLeft]).toEqual([true, 2]);
  expect(
    cliff()
      .order(climb('top', true), ...up3)
      .scene.unit('Ape').acted,
  ).toBe(false);
});
