import { rule } from '@ironfield/conformance/rule.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { GONE } from '../../state.ts';
import { march } from '../../testing/march.ts';
import { melee } from '../../testing/melee.ts';
import { rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { initiative } from '../turn/initiative.ts';
import { beginPhase } from '../turn/turn.ts';
import { agree, nextActivation } from './alternation.ts';

/** So many 'Mechs a side, far apart, nobody with anything to shoot. */
function sides(first: number, second: number, winner: 0 | 1) {
  const units = Object.fromEntries(
    Array.from({ length: first + second }, (_, i) => [
      `M${i}`,
      {
        side: (i < first ? 0 : 1) as 0 | 1,
        at: `${String((i % 15) + 1).padStart(2, '0')}${i < first ? '01' : '17'} N`,
      },
    ]),
  );
  const made = scene({ units });
  made.state.phase = 'movement';
  made.state.initiativeWinner = winner;
  return made;
}

/** Goes through a phase, and tells which side acts, time after time. */
function activations({ play, state, field }: ReturnType<typeof sides>): number[] {
  const order: number[] = [];
  nextActivation(play, { phase: 'movement' });
  while (state.agenda.length > 0) {
    const frame = state.agenda.pop()!;
    if (frame.step === 'activation/next') nextActivation(play, frame);
    else if (frame.step === 'movement/move') {
      const side = state.setup.seats[frame.seat].side;
      const unit = field.unitsOf[side].find((index) => !state.units[index].thisPhase.acted)!;
      state.units[unit].thisPhase.acted = true;
      order.push(side);
    } else throw new Error(frame.step);
  }
  return order;
}

rule('CBT-SEQ-03', 'The loser of the Initiative acts first, then the sides take turns', () => {
  expect(activations(sides(2, 2, 0))).toEqual([1, 0, 1, 0]);
  expect(activations(sides(2, 2, 1))).toEqual([0, 1, 0, 1]);
});

rule('CBT-SEQ-08', 'Eight against five: the larger side acts with one, one, two, two, two', () => {
  expect(activations(sides(8, 5, 0))).toEqual([1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0]);
});

rule('CBT-SEQ-08', 'The loser acts with several first where it has more', () => {
  expect(activations(sides(1, 3, 0))).toEqual([1, 1, 1, 0]);
});

rule('CBT-SEQ-08', 'Three against five: the numbers are taken anew before each pair', () => {
  expect(activations(sides(3, 5, 0))).toEqual([1, 0, 1, 1, 0, 1, 1, 0]);
  expect(activations(sides(5, 3, 0))).toEqual([1, 0, 1, 0, 0, 1, 0, 0]);
});

rule('CBT-SEQ-08', "Where one side has nobody left the other acts with all its 'Mechs", () => {
  expect(activations(sides(0, 3, 0))).toEqual([1, 1, 1]);
  expect(activations(sides(2, 0, 0))).toEqual([0, 0]);
});

rule('CBT-SEQ-08', 'Whoever is lost before its turn has none, and the other side goes on', () => {
  const made = sides(3, 1, 1);
  nextActivation(made.play, { phase: 'movement' });
  expect(made.state.pair).toEqual([2, 1]);
  expect(made.state.agenda.pop()).toMatchObject({ step: 'movement/move', seat: 0 });
  made.state.agenda = [];
  made.state.units[0].thisPhase.acted = true;
  for (const lost of [1, 2]) Object.assign(made.state.units[lost], { loss: 'engine', hex: GONE });
  expect(activations(made)).toEqual([1]);
});

rule('CBT-SEQ-03', 'Whoever can do nothing uses up an activation without being asked', () => {
  const made = sides(1, 1, 0);
  made.state.units[1].crew = { ...made.state.units[1].crew, knockedOut: 1 };
  expect(activations(made)).toEqual([0]);
  expect(made.state.units[1].thisPhase.acted).toBe(true);
  expect(made.happened('still')).toEqual([{ type: 'still', unit: 1 }]);
});

rule(
  ['CBT-SEQ-03', 'CBT-SEQ-04', 'CBT-SEQ-09'],
  'Whoever has nothing to declare is passed over, and everybody is told',
  () => {
    const laser = mech('Gun', { slots: { RA: ['Medium Laser'] } });
    const table = melee({
      units: {
        Gun: { mech: laser, at: '0505 N' },
        Mule: { at: '0503 N' },
        Goat: { side: 0, at: '0502 S' },
      },
    });
    table.beginAt('weapon', 1);
    // Mule has no weapon, but Goat is near; far from everybody else it is not asked.
    expect(table.asked).toBe('1 weapon/declare');
    table.order({ type: 'hold', unit: 'Mule', twist: 0 });
    expect(table.asked).toBe('0 weapon/declare');
    table.order({ type: 'hold', unit: 'Gun', twist: 1 });
    table.order({ type: 'hold', unit: 'Goat', twist: 0 });
    expect(table.scene.happened('held')).toHaveLength(3);

    const apart = melee({
      units: { Gun: { mech: laser, at: '0505 N' }, Mule: { at: '0503 N' } },
    });
    apart.beginAt('weapon', 1);
    expect(apart.asked).toBe('0 weapon/declare');
    expect(apart.scene.happened('held')).toEqual([{ type: 'held', unit: 1, twist: 0 }]);
    expect(apart.scene.happened('still')).toEqual([]);
    expect(apart.scene.happened('physical-declared')).toEqual([]);
  },
);

rule('CBT-SEQ-09', 'In the Physical Attack Phase nobody is asked who cannot reach anybody', () => {
  const table = melee({
    units: { Ram: { at: '0505 N' }, Ewe: { side: 0, at: '1010 N' }, Wolf: { at: '0504 N' } },
  });
  table.begin(0);
  expect(table.asked).toBe('0 physical/declare');
  expect(table.offers('kick')).toEqual(['Ram']);
  table.pass('Ram');
  expect(table.asked).toBe('over');
  const far = melee({ units: { Ram: { at: '0505 N' }, Wolf: { at: '0503 N' } } }).begin(0);
  expect(far.asked).toBe('over');
  expect(far.scene.happened('physical-declared')).toEqual([]);
  const told = table.scene.happened('physical-declared').map(({ unit, attacks }) => [unit, attacks]);
  expect(told).toEqual([
    [0, []],
    [1, []],
    [2, []],
  ]);
  expect(table.scene.happened('still')).toEqual([]);
  expect(table.scene.happened('held')).toEqual([]);
});

rule('CBT-SEQ-03', "Whoever moves is one of the player's own 'Mechs that has not moved yet", () => {
  const table = march({
    units: { Ann: { at: '0505 N' }, Ben: { side: 0, at: '0705 N' }, Dot: { at: '1010 N' } },
  });
  expect(table.choices('still')).toEqual([0, 1]);
  const dot = table.refusal({ type: 'still', unit: 'Dot' });
  expect(dot).toMatchObject({ rule: 'CBT-SEQ-03', message: "That is not one of your 'Mechs" });
  table.still('Ben');
  expect(table.choices('still')).toEqual([0]);
  const ben = table.refusal({ type: 'still', unit: 'Ben' });
  expect(ben).toMatchObject({ rule: 'CBT-SEQ-03', message: "That 'Mech has acted in this phase" });
});

rule(
  ['CBT-SEQ-03', 'CBT-SCN-17'],
  "'Mechs that are not on the map have no turn, but for those who come in now",
  () => {
    const plan = (units: Parameters<typeof melee>[0]['units']) =>
      melee({ units: { Gun: { at: '0505 N' }, Mule: { at: '0503 N' }, ...units } });
    const told = (phase: 'movement' | 'weapon', units: Parameters<typeof melee>[0]['units']) => {
      const table = plan(units).beginAt(phase, 1);
      return [table.asked, ...(table.asked.endsWith('move') ? table.offers('still') : [])];
    };
    const west = { edge: 'west' } as const;
    expect(told('movement', { Fox: { side: 1 } })).toEqual(['1 movement/move', 'Mule']);
    expect(told('movement', { Fox: { side: 1, enters: { ...west, turn: 1 } } })).toEqual([
      '1 movement/move',
      'Mule',
      'Fox',
    ]);
    expect(told('movement', { Fox: { side: 1, enters: { ...west, turn: 2 } } })).toEqual([
      '1 movement/move',
      'Mule',
    ]);
    const waiting = plan({ Fox: { side: 1, enters: { ...west, turn: 1 } } }).beginAt('weapon', 1);
    expect(waiting.scene.happened('held').map(({ unit }) => unit)).toEqual([1, 0]);
  },
);

rule('CBT-SEQ-02', 'Each side rolls two dice, ties again, the higher total has the Initiative', () => {
  const made = sides(1, 1, 0);
  made.rolling(
    [
      ['initiative', 3, 3],
      ['initiative', 4, 2],
      ['initiative', 2, 2],
      ['initiative', 3, 2],
    ],
    () => initiative(made.play),
  );
  expect(made.state.initiativeWinner).toBe(1);
});

rule('CBT-SCN-20', 'A disrupted command subtracts 2 from its side, also when a tie is rolled again', () => {
  const made = scene({
    units: { A: { at: '0101 N' }, B: { at: '1517 N' } },
    setup: { initiativeModifiers: [-2, 0] },
  });
  made.rolling(
    [
      ['initiative', 5, 4],
      ['initiative', 4, 4],
    ],
    () => initiative(made.play),
  );
  expect(made.state.initiativeWinner).toBe(1);
  made.rolling(
    [
      ['initiative', 5, 5],
      ['initiative', 4, 4],
      ['initiative', 5, 6],
      ['initiative', 4, 4],
    ],
    () => initiative(made.play),
  );
  expect(made.state.initiativeWinner).toBe(0);
});

rule('CBT-SCN-20', 'Either side may have a modifier', () => {
  const made = scene({
    units: { A: { at: '0101 N' }, B: { at: '1517 N' } },
    setup: { initiativeModifiers: [0, 2] },
  });
  const roll = (...rolls: [number, number][]) =>
    made.rolling(
      rolls.map((dice) => ['initiative', ...dice]),
      () => initiative(made.play),
    );
  roll([4, 3], [3, 3]);
  expect(made.state.initiativeWinner).toBe(1);
  expect(made.happened('initiative')[0].totals).toEqual([7, 8]);
  roll([4, 4], [3, 3], [5, 4], [3, 3]);
  expect(made.state.initiativeWinner).toBe(0);
});

rule('CBT-SCN-15', 'Either side may have the surprise, and nobody is said to have rolled', () => {
  for (const surprise of [0, 1] as const) {
    const made = scene({ units: { A: { at: '0101 N' }, B: { at: '1517 N' } }, setup: { surprise } });
    made.rolling([], () => initiative(made.play));
    expect(made.state.initiativeWinner).toBe(surprise);
    expect(made.happened('initiative')).toMatchObject([{ dice: [[], []], totals: [0, 0], winner: surprise }]);
  }
});

rule('CBT-SCN-15', 'Surprise: Initiative in turn 1 without a roll, dice from turn 2 on', () => {
  const made = scene({ units: { A: { at: '0101 N' }, B: { at: '1517 N' } }, setup: { surprise: 0 } });
  made.rolling([], () => initiative(made.play));
  expect(made.state.initiativeWinner).toBe(0);
  made.state.turn = 2;
  made.rolling(
    [
      ['initiative', 1, 1],
      ['initiative', 6, 6],
    ],
    () => initiative(made.play),
  );
  expect(made.state.initiativeWinner).toBe(1);
});

const THREE_PLAYERS = {
  seats: [
    { name: 'Command', side: 0 },
    { name: 'Recon', side: 0 },
    { name: 'Enemy', side: 1 },
  ],
} as const;

rule(
  'CBT-SCN-23',
  'Two players of a side who disagree roll, and the winner decides for the rest of the phase',
  () => {
    const made = scene({
      units: {
        Command: { side: 0, seat: 0, at: '0101 N' },
        Recon: { side: 0, seat: 1, at: '0301 N' },
        Enemy: { side: 1, seat: 2, at: '1517 N' },
      },
      setup: THREE_PLAYERS,
    });
    made.state.initiativeWinner = 1;
    nextActivation(made.play, { phase: 'movement' });
    const frame = made.state.agenda.pop()!;
    expect(frame).toMatchObject({ step: 'activation/agree', seats: [0, 1] });
    const next = (unit: number) => ({ type: 'next', unit }) as const;
    agree.reveal(made.play, frame as never, { 0: next(0), 1: next(0) });
    expect(made.state.agenda.pop()).toEqual({ step: 'movement/move', seat: 0, unit: 0 });
    made.rolling(
      [
        ['initiative', 1, 2],
        ['initiative', 2, 1],
        ['initiative', 1, 2],
        ['initiative', 6, 1],
      ],
      () => agree.reveal(made.play, frame as never, { 0: next(0), 1: next(1) }),
    );
    expect(made.state.agenda.pop()).toEqual({ step: 'movement/move', seat: 1, unit: 1 });
    made.state.agenda = [];
    made.state.pair = [0, 0];
    nextActivation(made.play, { phase: 'movement' });
    expect(made.state.agenda.pop()).toMatchObject({ step: 'activation/agree', seats: [1] });
  },
);

rule(
  'CBT-SCN-23',
  'Whoever wins decides for the rest of the phase, the first player too, and no longer',
  () => {
    const made = scene({
      units: {
        Command: { side: 0, seat: 0, at: '0101 N' },
        Recon: { side: 0, seat: 1, at: '0301 N' },
        Scout: { side: 0, seat: 1, at: '0501 N' },
        Enemy: { side: 1, seat: 2, at: '1517 N' },
      },
      setup: THREE_PLAYERS,
    });
    made.state.initiativeWinner = 1;
    const asked = () => {
      made.state.agenda = [];
      made.state.pair = [0, 0];
      nextActivation(made.play, { phase: 'movement' });
      return made.state.agenda.pop() as never as { seats: number[] };
    };
    const next = (unit: number) => ({ type: 'next', unit }) as const;
    const frame = asked();
    made.rolling(
      [
        ['initiative', 6, 6],
        ['initiative', 1, 1],
      ],
      () => agree.reveal(made.play, frame as never, { 0: next(0), 1: next(1) }),
    );
    expect(made.state.agenda.pop()).toMatchObject({ step: 'movement/move', seat: 0, unit: 0 });
    expect(asked().seats).toEqual([0]);
    // In the next phase both are asked again.
    beginPhase(made.play, 'weapon');
    expect(asked().seats).toEqual([0, 1]);
  },
);

rule(
  'CBT-SCN-23',
  'The one that is named acts, and in the next phase all players of the side are asked again',
  () => {
    const gun = mech('Gun', { slots: { RA: ['Medium Laser'] } });
    const table = rounds({
      units: {
        Command: { mech: gun, side: 1, seat: 1, at: '0505 N' },
        Guard: { mech: gun, side: 1, seat: 1, at: '0605 N' },
        Recon: { mech: gun, side: 1, seat: 2, at: '0705 N' },
        Enemy: { mech: gun, side: 0, seat: 0, at: '0602 S' },
      },
      setup: {
        seats: [
          { name: 'Enemy', side: 0 },
          { name: 'Command', side: 1 },
          { name: 'Recon', side: 1 },
        ],
      },
    }).begin(1);
    table.order({ type: 'next', unit: 'Command' }).order({ type: 'next', unit: 'Command' });
    expect(table.asked).toBe('1 movement/move');
    expect(table.offers('still')).toEqual(['Command']);
    expect(table.refusal({ type: 'still', unit: 'Guard' }).path).toBe('unit');
    table.still('Command').order({ type: 'next', unit: 'Guard' });
    expect(table.refusal({ type: 'next', unit: 'Command' }).message).toBe(
      "That 'Mech has acted in this phase",
    );
    table.order({ type: 'next', unit: 'Recon' }, ['initiative', 6, 6], ['initiative', 1, 1]);
    table.still('Guard').still('Recon').still('Enemy');
    expect(table.asked).toBe('1 activation/agree');
    expect(waitingFor(table.scene.state)).toEqual([1, 2]);
  },
);
