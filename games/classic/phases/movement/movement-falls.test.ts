import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE } from '../../state.ts';
import { march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, injury, location, piloting } from '../../testing/table.ts';

const fast = (name: string) => mech(name, { walk: 9 });

/** A column of water with land at both ends; columns 2 and 3 are dry. */
const RIVER = `
  .    . .
  ~1@1 . .
  ~1@1 . .
  ~1@1 . .
  .    . .
  .    . .`;

rule('CBT-PSR-04', 'Wading through three hexes of depth 1 takes three rolls, one at each, at -1', () => {
  const game = march({
    map: RIVER,
    units: { Wolf: { mech: fast('Wolf'), at: '0105 N' }, Bear: { at: '0306 N' } },
  });
  game.move('Wolf', 'walk', '0101 N', piloting(2, 2), piloting(2, 2), piloting(2, 2));
  const rolls = game.scene.happened('piloting-roll');
  expect(rolls.map(({ reason, number }) => [reason, number.total])).toEqual([
    ['water', 4],
    ['water', 4],
    ['water', 4],
  ]);
  expect(game.scene.unit('Wolf')).toMatchObject({ hexesMoved: 4, mpLeft: 2 });
  // What happened is told roll by roll: where it was when it rolled.
  expect(game.scene.happened('moved').map(({ path, mp }) => [path.length, mp.total])).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
    [2, 1],
  ]);
});

rule(
  ['CBT-PSR-04', 'CBT-FALL-03'],
  'A failed roll stops the move in the water, half-way to where it should have led',
  () => {
    const game = march({
      map: RIVER,
      units: { Wolf: { mech: fast('Wolf'), at: '0105 N' }, Bear: { at: '0306 N' } },
    });
    game.move('Wolf', 'walk', '0101 N', piloting(2, 2), piloting(1, 2), ...falls(3, [3, 4]));
    const wolf = game.scene.unit('Wolf');
    expect(wolf).toMatchObject({ prone: true, facing: 2, hexesMoved: 2, mpLeft: 5, acted: false });
    expect(wolf.hex).toBe(game.scene.cell('0103'));
    expect(game.scene.happened('fell')[0]).toMatchObject({ side: 'right', damage: { total: 3 } });
    // 5 MP left: up again, 2 for the try, then on through the water.
    game.order({ type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: true }, piloting(3, 3));
    game.move('Wolf', 'walk', '0102 N', piloting(3, 3));
    expect(wolf).toMatchObject({ prone: false, hexesMoved: 3, mpLeft: 1, heatBuilt: 1, acted: true });
  },
);

rule(
  ['CBT-PSR-04', 'CBT-MOV-13'],
  'Who has 1 MP left after a fall may only turn, with none the move is over',
  () => {
    const game = (walk: number) =>
      march({
        map: RIVER,
        units: { Wolf: { mech: mech('Wolf', { walk }), at: '0105 N' }, Bear: { at: '0306 N' } },
      }).move('Wolf', 'walk', '0104 N', piloting(1, 1), ...falls(1, [3, 4]));
    expect(game(2).asked).toBe('1 movement/move');
    const one = game(3);
    expect(one.asked).toBe('0 movement/continue');
    expect(one.orders).toEqual(['stop', 'move']);
    const two = game(4);
    expect(two.orders).toEqual(['stop', 'move', 'stand']);
    two.order({ type: 'stop', unit: 'Wolf' });
    expect(two.scene.unit('Wolf')).toMatchObject({ prone: true, mpLeft: 2, acted: true });
  },
);

rule(
  'CBT-FALL-01',
  'Climbing in the water one falls back into the lower hex, which does not count as moved',
  () => {
    const game = march({
      map: '.\n.\n~1\n~2\n.',
      units: { Wolf: { mech: fast('Wolf'), at: '0104 N' }, Bear: { at: '0101 N' } },
    });
    game.move('Wolf', 'walk', '0103 N', piloting(1, 1), ...falls(1, [3, 4]));
    const wolf = game.scene.unit('Wolf');
    expect(wolf.hex).toBe(game.scene.cell('0104'));
    expect(wolf).toMatchObject({ hexesMoved: 0, heading: 0, mpLeft: 6 });
  },
);

rule(
  'CBT-FALL-01',
  'Stepping down into water one falls by the levels of the ground, the depth not counted',
  () => {
    const game = march({
      map: '.1\n~1\n.\n.',
      units: { Wolf: { mech: fast('Wolf'), at: '0101 S' }, Bear: { at: '0104 N' } },
    });
    game.move('Wolf', 'walk', '0102 S', piloting(1, 1), ...falls(1, [3, 4]));
    // 50 tons: 5 points for each of level and fall, half of 10 in water.
    expect(game.scene.happened('fell')[0].damage).toTotal(5);
    expect(game.scene.happened('piloting-roll').at(-1)?.number).toTotal(5);
  },
);

rule(
  'CBT-MOV-18',
  'Whoever falls in the hex of a friend and cannot leave it shoves him on in the same direction',
  () => {
    const game = march({
      map: RIVER,
      units: {
        Wolf: { mech: mech('Wolf', { walk: 5 }), at: '0105 N' },
        Cub: { side: 0, at: '0104 N', state: { prone: true } },
        Bear: { at: '0306 N' },
      },
    });
    game.move('Wolf', 'walk', '0103 N', piloting(1, 1), ...falls(1, [3, 4]));
    expect(game.asked).toBe('0 movement/continue');
    game.order({ type: 'stop', unit: 'Wolf' });
    expect(game.scene.unit('Wolf').hex).toBe(game.scene.cell('0104'));
    expect(game.scene.unit('Cub').hex).toBe(game.scene.cell('0103'));
    expect(game.scene.happened('displaced')).toMatchObject([{ unit: 1, cause: 'domino' }]);
  },
);

rule('CBT-MOV-18', 'Whoever stands up and leaves in the same activation disturbs nobody', () => {
  const game = march({
    map: RIVER,
    units: {
      Wolf: { mech: fast('Wolf'), at: '0105 N' },
      Cub: { side: 0, at: '0104 N', state: { prone: true } },
      Bear: { at: '0306 N' },
    },
  });
  game.move('Wolf', 'walk', '0103 N', piloting(1, 1), ...falls(1, [3, 4]));
  // It may not stay in the hex, be it only to turn or to charge out of it.
  game.order({ type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'S', more: true }, piloting(6, 6));
  expect(game.choices('move', 'Wolf', 'walk')).not.toContain('0104');
  game.move('Wolf', 'walk', '0105 S');
  expect(game.scene.happened('displaced')).toEqual([]);
  expect(game.scene.unit('Cub').hex).toBe(game.scene.cell('0104'));
});

rule(['CBT-MOV-18', 'CBT-DSP-04'], 'From two levels above it is an accidental fall upon him', () => {
  const game = march({
    map: '~1@2\n~1\n.\n.\n.',
    units: {
      Wolf: { mech: fast('Wolf'), at: '0101 S', state: {} },
      Cub: { side: 0, at: '0102 N', state: { prone: true } },
      Bear: { at: '0105 N' },
    },
  });
  // 7 to hit, +1 for nothing: the wolf comes down on the cub, on its back.
  game.move(
    'Wolf',
    'walk',
    '0103 S',
    piloting(1, 1),
    ['accidental fall', 6, 6],
    location(3, 4),
    location(3, 4),
    location(3, 4),
    injury(6, 6),
  );
  expect(game.scene.happened('slipped')).toMatchObject([{ unit: 0, hex: game.scene.cell('0101') }]);
  expect(game.scene.happened('fell-on')).toMatchObject([{ unit: 0, target: 1, hit: true }]);
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, hex: game.scene.cell('0102') });
  expect(game.scene.unit('Cub').hex).toBe(game.scene.cell('0103'));
});

rule(
  ['CBT-MOV-11', 'CBT-MOV-13'],
  'Whoever has turned, and breaks its gyro on standing up, has nothing left to do',
  () => {
    const game = march({
      units: {
        Wolf: { mech: mech('Wolf', { walk: 5, armor: 0 }), at: '0810 N', state: { prone: true } },
        Bear: { at: '1517 N' },
      },
    });
    game.harm('Wolf', 'CT', 'gyro').order(game.leg('Wolf', 'walk', '0810 NE'));
    game.order(
      { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: true },
      piloting(1, 1),
      ['fall facing', 1],
      location(3, 4),
      ['critical hit', 4, 4],
      ['critical slot', 1, 5],
      injury(6, 6),
    );
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, mpLeft: 2, acted: true });
    expect(game.asked).toBe('1 movement/move');
  },
);

rule(
  ['CBT-MOV-11', 'CBT-MOV-13'],
  'Whoever breaks its gyro before it has turned may still turn by one hexside',
  () => {
    const broken = (setup = {}) => {
      const game = march({
        setup,
        units: {
          Wolf: { mech: mech('Wolf', { walk: 5, armor: 0 }), at: '0810 N', state: { prone: true } },
          Bear: { at: '1517 N' },
        },
      });
      return game
        .harm('Wolf', 'CT', 'gyro')
        .order(
          { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: true },
          piloting(1, 1),
          ['fall facing', 2],
          location(3, 4),
          ['critical hit', 4, 4],
          ['critical slot', 1, 5],
          injury(6, 6),
        );
    };
    const game = broken();
    expect([game.asked, game.orders]).toEqual(['0 movement/continue', ['stop', 'move']]);
    expect(game.choices('move', 'Wolf', 'walk', '0810')).toEqual([0, 2]);
    expect(game.choices('move', 'Wolf', 'walk', '0810', 'N')).toEqual([false]);
    game.move('Wolf', 'walk', '0810 SE');
    expect(game.scene.unit('Wolf')).toMatchObject({ facing: 2, mpLeft: 2, acted: true });
    expect(game.asked).toBe('1 movement/move');
    expect(broken({ reading: 1 }).asked).toBe('1 movement/move');
  },
);

/** MP left of a 'Mech with 5 to walk and 8 to run that tries to stand up, falls, and breaks its hip. */
function leftWithBrokenHip(mode: 'walk' | 'run'): number {
  const game = march({
    units: {
      Wolf: { mech: mech('Wolf', { walk: 5, armor: 0 }), at: '0810 N', state: { prone: true } },
      Bear: { at: '1517 N' },
    },
  });
  // 5 points on a leg without armour: a critical hit, on the hip.
  game.order(
    { type: 'stand', unit: 'Wolf', mode, facing: 'N', more: false },
    piloting(1, 1),
    ['fall facing', 1],
    location(2, 3),
    ['critical hit', 4, 4],
    ['critical slot', 1],
    injury(6, 6),
  );
  return game.scene.unit('Wolf').mpLeft;
}

rule(
  'CBT-FALL-07',
  'What a fall breaks is broken at once: MP that are lost are missing from those left',
  () => {
    // 5 MP less 2 for the try; the hip leaves 3 of 5.
    expect(leftWithBrokenHip('walk')).toBe(1);
  },
);

rule('CBT-FALL-07', 'A run that a fall ends loses what the broken leg is worth in running MP', () => {
  // 8 MP less 2 for the try; the hip leaves 3 of 5 for walking, 5 of 8 for running.
  expect(leftWithBrokenHip('run')).toBe(3);
});

rule(
  ['CBT-PIL-07', 'CBT-PSR-04'],
  'A pilot who is hurt while moving goes on, and rolls at the end of the phase',
  () => {
    const game = march({
      units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: { at: '1517 N' } },
    });
    const stand = { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: false } as const;
    game.order(stand, piloting(1, 1), ['fall facing', 1], location(3, 4), injury(1, 1));
    expect(game.asked).toBe('0 movement/continue');
    game.order({ type: 'stop', unit: 'Wolf' });
    expect(game.scene.unit('Wolf').pilotDamage).toBe(1);
    game.order({ type: 'still', unit: 'Bear' }, ['consciousness', 6, 6]);
  },
);

rule(
  ['CBT-DES-01', 'CBT-SEQ-03'],
  'A pilot who does not survive his fall is out of the game, and asked no more',
  () => {
    const game = march({
      units: {
        Wolf: { at: '0810 N', state: { prone: true, pilotHits: 5 } },
        Cub: { side: 0, at: '0812 N' },
        Bear: { at: '1517 N' },
      },
    });
    const stand = { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: true } as const;
    game.order(stand, piloting(1, 1), ['fall facing', 1], location(3, 4), injury(1, 1));
    expect(game.scene.unit('Wolf')).toMatchObject({ loss: 'pilot', hex: GONE });
    expect(game.choices('still')).toEqual([1]);
  },
);

/** A ford of one hex, with a friend of number 0 in it. */
const ford = (wolf: object) =>
  march({
    map: `
      . . .
      . . .
      . ~1@1 .
      . . .
      . . .`,
    units: {
      Cub: { side: 0, at: '0203 N', state: { prone: true } },
      Wolf: { side: 0, at: '0204 N', ...wolf },
      Bear: { at: '0305 N' },
    },
  });

rule('CBT-MOV-18', 'It is the way of its last step that counts, not the way it faces', () => {
  const walk = mech('Wolf', { walk: 4 });
  const ahead = ford({ mech: walk }).move('Wolf', 'walk', '0202 N', piloting(1, 1), ...falls(1, [3, 4]));
  ahead.order({ type: 'stop', unit: 'Wolf' });
  expect([ahead.hexOf('Wolf'), ahead.hexOf('Cub')]).toEqual(['0203', '0202']);
  const back = ford({ mech: walk, at: '0204 S' });
  back.move('Wolf', 'walk', '0202 S', piloting(1, 1), ...falls(1, [3, 4]));
  expect(back.scene.unit('Wolf')).toMatchObject({ heading: -1, hexesMoved: 1 });
  back.order({ type: 'stop', unit: 'Wolf' });
  expect([back.hexOf('Wolf'), back.hexOf('Cub')]).toEqual(['0203', '0202']);
  // From the side it goes on to the other side.
  const slanted = ford({ mech: walk, at: '0304 NW' });
  slanted.move('Wolf', 'walk', '0103 NW', piloting(1, 1), ...falls(1, [3, 4]));
  slanted.order({ type: 'stop', unit: 'Wolf' });
  expect([slanted.hexOf('Wolf'), slanted.hexOf('Cub')]).toEqual(['0203', '0103']);
});

rule(
  ['CBT-MOV-18', 'CBT-DSP-05'],
  'On its feet in the hex of a friend with nowhere to go, it rolls as the intruder',
  () => {
    const game = ford({ mech: mech('Wolf', { walk: 5 }) });
    game.move('Wolf', 'walk', '0202 N', piloting(1, 1), ...falls(1, [3, 4]));
    // 3 MP left: two for standing up, and with one it gets nowhere out of the water.
    const stand = { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: false } as const;
    game.order(stand, piloting(6, 6), piloting(1, 1), ...falls(1, [3, 4]));
    expect(game.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual([
      'water',
      'injury',
      'stand',
      'domino',
      'injury',
    ]);
    expect([game.hexOf('Wolf'), game.hexOf('Cub')]).toEqual(['0203', '0202']);
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true });
    expect(game.scene.happened('fell').map(({ damage }) => damage.total)).toEqual([3, 3]);
    const steady = ford({ mech: mech('Wolf', { walk: 5 }) });
    steady.move('Wolf', 'walk', '0202 N', piloting(1, 1), ...falls(1, [3, 4]));
    steady.order(stand, piloting(6, 6), piloting(6, 6));
    expect(steady.scene.unit('Wolf').prone).toBe(false);
    expect(steady.hexOf('Cub')).toBe('0202');
  },
);

rule(
  ['CBT-FALL-01', 'CBT-SCN-17'],
  'Whoever falls on entering the map lies in its first hex, from no height',
  () => {
    const game = march({
      map: '~1@2 .\n. .\n. .',
      units: {
        Zeus: { at: '0203 N' },
        Fox: { mech: mech('Fox', { walk: 4 }), enters: { turn: 1, edge: 'west' } },
      },
    }).still('Zeus');
    game.order(
      { type: 'move', unit: 'Fox', mode: 'walk', to: '0101', facing: 'SE', more: false },
      piloting(1, 1),
      ...falls(1, [3, 4]),
    );
    expect(game.scene.unit('Fox')).toMatchObject({ prone: true, hexesMoved: 1, hex: 0 });
    expect(game.scene.happened('fell')[0].damage).toTotal(3);
    expect(game.scene.happened('moved')[0]).toMatchObject({ mp: { total: 2 }, path: [0] });
  },
);

/** Walks 4 and runs 6 with its damaged hip. */
function limper(state: object = {}) {
  const game = march({
    units: { Wolf: { mech: mech('Wolf', { walk: 8 }), at: '0816 N', state }, Bear: { at: '0101 N' } },
  });
  return game.harm('Wolf', 'LL', 'hip');
}

rule('CBT-PSR-04', 'Whoever falls at the end of a run that took all its MP stays down', () => {
  const game = limper().move('Wolf', 'run', '0810 N', piloting(1, 1), ...falls(1, [3, 4]));
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, mpLeft: 0, acted: true });
  expect(game.asked).toBe('1 movement/move');
});

rule('CBT-PSR-04', 'Whoever lies at the end of its run does not roll for it', () => {
  const game = limper({ prone: true });
  const stand = { type: 'stand', unit: 'Wolf', mode: 'run', facing: 'N', more: true } as const;
  game.order(stand, piloting(1, 1), ...falls(1, [3, 4])).order({ type: 'stop', unit: 'Wolf' });
  expect(game.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['stand', 'injury']);
  expect(game.asked).toBe('1 movement/move');
});

rule('CBT-FALL-01', 'Whoever slips on the way up falls all the way back down', () => {
  const game = march({
    map: '.\n~1@2\n.\n.',
    units: { Wolf: { mech: fast('Wolf'), at: '0103 N' }, Bear: { at: '0101 N' } },
  });
  game.move('Wolf', 'walk', '0102 N', piloting(1, 1), ...falls(1, [3, 4], [3, 4]));
  expect(game.scene.happened('fell')).toMatchObject([
    { hex: game.scene.cell('0103'), damage: { total: 5 * 2 } },
  ]);
});
