import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import { mech, type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { CT, LL, LT, RT } from '../../units/locations.ts';
import { type Fall, fall, fallDamage, levelsFallen, rollToStayUp } from './falls.ts';

const facing = (die: number): Roll => ['fall facing', die];
const location = (a: number, b: number): Roll => ['hit location', a, b];
const SAFE: Roll = ['pilot injury', 6, 6];

/** 70 tons: 7 points for every level. */
function faller(state: Partial<Sheet> = {}, map?: string): Scene {
  const grasshopper = mech('Grasshopper', { tons: 70, armor: 40 });
  return scene({
    ...(map === undefined ? {} : { map }),
    units: { Wolf: { at: '0202 N', mech: grasshopper, state }, Bear: { at: '0101' } },
  });
}

const falls = (s: Scene, rolls: Roll[], how: Partial<Fall> = {}) =>
  s.rolling(rolls, () => fall(s.play, s.field, 0, { levels: 0, number: 5, ...how }));

rule(
  ['CBT-FALL-04', 'CBT-FALL-05'],
  'A Grasshopper fails to stand: 5 and 2 points on the front (the example)',
  () => {
    const s = faller();
    falls(s, [facing(1), location(3, 4), location(4, 4), SAFE]);
    expect(s.unit('Wolf')).toMatchObject({ prone: true, facing: 0 });
    expect(s.happened('damaged').map(({ location, damage }) => [location, damage])).toEqual([
      [CT, 5],
      [LT, 2],
    ]);
    expect(s.happened('fell')).toMatchObject([{ side: 'front', damage: { total: 7 } }]);
  },
);

rule('CBT-FALL-03', 'The die turns the fallen and chooses the column', () => {
  for (const [die, turned, side] of [
    [1, 0, 'front'],
    [2, 1, 'right'],
    [3, 2, 'right'],
    [4, 3, 'rear'],
    [5, 4, 'left'],
    [6, 5, 'left'],
  ] as const) {
    const s = faller();
    falls(s, [facing(die), location(3, 4), location(3, 4), SAFE]);
    expect(s.unit('Wolf').facing).toBe(turned);
    expect(s.happened('fell')).toMatchObject([{ side, facing: turned }]);
    expect(s.happened('location').map((event) => event.side)).toEqual([side, side]);
  }
});

rule('CBT-FALL-05', 'On its back the rear armour is hit, without a die for the facing', () => {
  const s = faller();
  falls(s, [location(3, 4), location(1, 1), ['critical hit', 1, 1], SAFE], { side: 'rear' });
  expect(s.unit('Wolf').facing).toBe(3);
  expect(s.happened('fell')).toMatchObject([{ side: 'rear', dice: [] }]);
  expect(s.happened('damaged')).toMatchObject([{ rear: true }, { rear: true }]);
});

rule(
  ['CBT-FALL-03', 'CBT-FALL-04'],
  'Into water with a 3: two hexsides right, half damage on the right (the example)',
  () => {
    const s = faller({}, '. .\n. ~1\n');
    falls(s, [facing(3), location(3, 4), SAFE]);
    expect(s.unit('Wolf')).toMatchObject({ facing: 2, prone: true });
    expect(s.happened('fell')[0].damage).toTotal(4);
    expect(s.unit('Wolf').armor[RT]).toBe(36);
  },
);

rule('CBT-FALL-04', 'A point for every 10 tons and level, half of it in water, however shallow', () => {
  const damage = (tons: number, levels: number, map: string) => {
    const s = scene({ map, units: { Wolf: { at: '0101', mech: mech('Wolf', { tons }) }, Bear: {} } });
    return totalOf((tally) => fallDamage(tally, s.field, 0, s.unit('Wolf').hex, levels));
  };
  expect(damage(55, 0, '.')).toBe(6);
  expect(damage(20, 3, '.')).toBe(8);
  expect(damage(55, 1, '~2')).toBe(6);
  expect(damage(50, 0, '~1')).toBe(3);
  expect(damage(50, 0, '~0')).toBe(3);
});

rule(
  ['CBT-FALL-02', 'CBT-FALL-01'],
  'Levels fallen: never below 0, and the depth of water does not count',
  () => {
    const s = scene({ map: '. .3 ~2 ~1@2 .-2', units: { Wolf: {}, Bear: {} } });
    const levels = (from: string, to: string) => levelsFallen(s.field, s.cell(from), s.cell(to));
    expect(levels('0201', '0101')).toBe(3);
    expect(levels('0101', '0201')).toBe(0);
    expect(levels('0101', '0301')).toBe(0);
    expect(levels('0201', '0301')).toBe(3);
    expect(levels('0401', '0301')).toBe(2);
    expect(levels('0401', '0101')).toBe(1);
    expect(levels('0301', '0501')).toBe(0);
  },
);

rule(
  ['CBT-FALL-06', 'CBT-PIL-04'],
  'The pilot beats the failed number and the levels, or takes a point',
  () => {
    for (const [dice, hits] of [
      [[5, 3], 0],
      [[5, 2], 1],
    ] as const) {
      const s = faller();
      const rolls: Roll[] = [facing(1), ...Array(5).fill(location(3, 4)), ['pilot injury', ...dice]];
      falls(s, rolls, { levels: 2, number: 6 });
      expect(s.unit('Wolf').pilotHits).toBe(hits);
      expect(s.happened('piloting-roll')).toMatchObject([{ reason: 'injury', number: { total: 8 } }]);
    }
  },
);

rule(
  ['CBT-FALL-06', 'CBT-PSR-07'],
  'Unconscious, or with the reactor off, the pilot is hurt without a roll',
  () => {
    for (const state of [{ knockedOut: 1 }, { shutDown: 1 }]) {
      const s = faller(state);
      falls(s, [facing(1), location(3, 4), location(3, 4)]);
      expect(s.unit('Wolf').pilotHits).toBe(1);
    }
  },
);

rule('CBT-PSR-06', 'Damage of a fall is not counted for another roll', () => {
  const s = faller({ damage: 12 });
  falls(s, [facing(1), ...Array(6).fill(location(3, 4)), SAFE], { levels: 3 });
  expect(s.unit('Wolf').damage).toBe(12);
});

rule(
  'CBT-FALL-07',
  'In the Movement Phase what breaks in a fall is broken at once, with no further roll',
  () => {
    const s = faller();
    s.state.phase = 'movement';
    s.unit('Wolf').armor[CT] = 0;
    falls(s, [
      facing(1),
      location(3, 4),
      ['critical hit', 4, 4],
      ['critical slot', 1, 4],
      location(4, 4),
      SAFE,
    ]);
    expect(s.unit('Wolf').hitsBefore[CT]).toBe(0b1000);
    s.unit('Wolf').prone = false;
    s.rolling([], () => rollToStayUp(s.play, s.field, 0));
    expect(s.unit('Wolf').prone).toBe(false);
  },
);

rule(['CBT-PSR-03', 'CBT-PSR-05'], 'Rolls stop at the first that fails', () => {
  const s = faller({
    damage: 25,
    rolls: [
      { cause: 'kicked', modifier: 0 },
      { cause: 'pushed', modifier: 0 },
    ],
  });
  s.state.phase = 'physical';
  s.rolling([['piloting', 6, 6], ['piloting', 1, 1], facing(1), location(3, 4), location(3, 4), SAFE], () =>
    rollToStayUp(s.play, s.field, 0),
  );
  expect(s.unit('Wolf').prone).toBe(true);
  expect(s.happened('piloting-roll').map(({ reason, number }) => [reason, number.total])).toEqual([
    ['damage', 6],
    ['kicked', 6],
    ['injury', 6],
  ]);
});

rule(
  ['CBT-DMG-06', 'CBT-FALL-07', 'CBT-FALL-06'],
  'A leg is lost: down without a roll, +5 for the pilot',
  () => {
    const s = faller({ lost: bitOf(LL) });
    s.state.phase = 'weapon';
    s.rolling(
      [facing(1), location(3, 4), location(3, 4), ['pilot injury', 4, 5], ['consciousness', 6, 6]],
      () => rollToStayUp(s.play, s.field, 0),
    );
    expect(s.happened('piloting-roll')).toMatchObject([
      { reason: 'leg-destroyed', dice: [], number: { total: 10 }, success: false },
      { reason: 'injury', number: { total: 10 }, success: false },
    ]);
  },
);

rule(['CBT-CRT-12', 'CBT-FALL-07'], 'The gyro is destroyed: down without a roll, +6 for the pilot', () => {
  const hits = [0, 0b11000, 0, 0, 0, 0, 0, 0];
  const s = faller({ hits });
  s.state.phase = 'weapon';
  s.rolling([facing(1), location(3, 4), location(3, 4), ['pilot injury', 5, 6]], () =>
    rollToStayUp(s.play, s.field, 0),
  );
  expect(s.happened('piloting-roll')).toMatchObject([
    { reason: 'gyro-destroyed' },
    { reason: 'injury', number: { total: 11 }, success: true },
  ]);
});

rule(['CBT-FALL-07', 'CBT-PSR-01'], 'Who lies already does not fall, and rolls nothing', () => {
  const s = faller({
    prone: true,
    lost: bitOf(LL),
    damage: 30,
    rolls: [{ cause: 'kicked', modifier: 0 }],
  });
  s.state.phase = 'physical';
  s.rolling([], () => rollToStayUp(s.play, s.field, 0));
  expect(s.happened('fell')).toEqual([]);
});

rule('CBT-PHY-29', 'Who loses control in the air comes down later, and only once', () => {
  const onslaught = { kind: 'dfa', target: 1, from: 0, hexes: 3, order: 0 } as const;
  const s = faller({ onslaught, damage: 20 });
  s.state.phase = 'weapon';
  s.rolling([['piloting', 1, 1]], () => rollToStayUp(s.play, s.field, 0));
  expect(s.unit('Wolf')).toMatchObject({ prone: false, onslaught: { ...onslaught, spoiled: true } });
  expect(s.happened('fell')).toEqual([]);
});

rule(
  'CBT-FALL-02',
  'Into water the fall begins at the surface, however shallow it is; elsewhere at the bed',
  () => {
    const s = scene({ map: '~2@3 ~0 .', units: { Fox: {} } });
    expect([levelsFallen(s.field, 0, 1), levelsFallen(s.field, 0, 2)]).toEqual([3, 1]);
  },
);
