import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE, type Loss, OFF_MAP, type Setup } from '../../state.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { end } from './end.ts';
import { turn } from './turn.ts';
import { checkVictory } from './victory.ts';

function field(victory: Setup['victory']): Scene {
  const made = scene({
    units: {
      A: { side: 0, at: '0101 N' },
      B: { side: 0, at: '0301 N' },
      C: { side: 1, at: '0505 N' },
      D: { side: 1, at: '0707 N' },
    },
    setup: { victory },
  });
  made.state.phase = 'weapon';
  return made;
}

function outcome(victory: Setup['victory'], lost: Record<string, Loss>) {
  const made = field(victory);
  for (const [name, loss] of Object.entries(lost)) Object.assign(made.unit(name), { loss, hex: -2 });
  checkVictory(made.play);
  return made.state.outcome;
}

rule('CBT-SEQ-12', "The side with the last 'Mech wins; if the last of both go at once it is a draw", () => {
  expect(outcome({ kind: 'last' }, { A: 'engine' })).toBeNull();
  expect(outcome({ kind: 'last' }, { A: 'engine', B: 'pilot' })).toMatchObject({
    winners: [1],
    rule: 'CBT-SEQ-12',
  });
  expect(outcome({ kind: 'last' }, { C: 'engine', D: 'pilot' })).toMatchObject({ winners: [0] });
  expect(outcome({ kind: 'last' }, { A: 'engine', B: 'pilot', C: 'engine', D: 'engine' })).toMatchObject({
    winners: [],
  });
});

rule('CBT-SEQ-12', 'All players of a side win with it, the end is told, and told once', () => {
  const made = scene({
    units: {
      A: { side: 0, seat: 0, at: '0101 N' },
      B: { side: 0, seat: 2, at: '0301 N' },
      C: { side: 1, seat: 1 },
    },
    setup: {
      seats: [
        { name: 'Ann', side: 0 },
        { name: 'Col', side: 1 },
        { name: 'Ben', side: 0 },
      ],
    },
  });
  made.unit('C').loss = 'engine';
  checkVictory(made.play);
  expect(made.state.outcome).toBeNull();
  made.state.phase = 'weapon';
  checkVictory(made.play);
  expect(made.state.outcome).toMatchObject({
    winners: [0, 2],
    reason: "Defender has the last 'Mech on the map",
  });
  expect(made.happened('ended')).toEqual([{ type: 'ended', outcome: made.state.outcome }]);
  checkVictory(made.play);
  expect(made.happened('ended')).toHaveLength(1);
});

rule('CBT-SEQ-12', "A 'Mech that is still to come keeps its side in the game", () => {
  const made = field({ kind: 'last' });
  for (const name of ['A', 'B']) made.unit(name).hex = OFF_MAP;
  checkVictory(made.play);
  expect(made.state.outcome).toBeNull();
});

rule('CBT-SEQ-12', 'After 100 turns without a winner the game is a draw', () => {
  const made = field({ kind: 'last' });
  made.state.turn = 99;
  turn(made.play);
  expect([made.state.outcome, made.state.turn]).toEqual([null, 100]);
  turn(made.play);
  expect(made.state.outcome).toMatchObject({ winners: [], rule: 'CBT-SEQ-12' });
});

rule('CBT-SEQ-12', 'Whoever is destroyed in the Heat or End Phase decides the game there', () => {
  const drowning = scene({
    map: '. ~2 .\n. . .',
    units: {
      Drowning: { at: '0201 N', state: { hits: [0b1, 0, 0, 0, 0, 0, 0, 0], pilotHits: 5 } },
      Other: { at: '0302 N' },
    },
  });
  drowning.rolling([], () => end(drowning.play));
  expect(drowning.unit('Drowning')).toMatchObject({ loss: 'pilot', hex: GONE });
  expect(drowning.state.outcome).toMatchObject({ winners: [1] });
});

rule(
  ['CBT-SCN-08', 'CBT-SCN-21'],
  'Whoever first has crippled or destroyed all enemies wins, both at once draw',
  () => {
    const made = field({ kind: 'cripple' });
    Object.assign(made.unit('A'), { loss: 'left-map', hex: -2 });
    checkVictory(made.play);
    expect(made.state.outcome).toBeNull();
    made.unit('B').hits[1] = 0b11;
    checkVictory(made.play);
    expect(made.state.outcome).toMatchObject({ winners: [1], rule: 'CBT-SCN-08' });
    const other = field({ kind: 'cripple' });
    other.unit('C').lost = 1 << 6;
    checkVictory(other.play);
    expect(other.state.outcome).toBeNull();
    other.unit('D').lost = 1 << 6;
    checkVictory(other.play);
    expect(other.state.outcome).toMatchObject({ winners: [0], rule: 'CBT-SCN-08' });
    const both = field({ kind: 'cripple' });
    for (const name of ['A', 'B', 'C', 'D']) both.unit(name).lost = 1 << 6;
    checkVictory(both.play);
    expect(both.state.outcome).toMatchObject({ winners: [] });
  },
);

rule('CBT-SCN-05', 'Leaving the map counts as destroyed', () => {
  expect(outcome({ kind: 'cripple' }, { A: 'left-map', B: 'left-map' })).toMatchObject({ winners: [1] });
});

rule(
  'CBT-SCN-16',
  'The fugitive wins by escaping or by beating all hunters, and loses by any other way out',
  () => {
    const flight = { kind: 'escape', edge: 'east' } as const;
    expect(outcome(flight, { A: 'escaped' })).toMatchObject({ winners: [0] });
    expect(outcome(flight, { A: 'left-map', B: 'engine' })).toMatchObject({ winners: [1] });
    expect(outcome(flight, { C: 'engine', D: 'left-map' })).toMatchObject({ winners: [0] });
    expect(outcome(flight, { A: 'engine' })).toBeNull();
    expect(outcome(flight, { C: 'engine' })).toBeNull();
    expect(outcome(flight, { A: 'engine', B: 'escaped', C: 'engine' })).toMatchObject({ winners: [0] });
    expect(outcome(flight, { A: 'engine', B: 'left-map', C: 'engine', D: 'pilot' })).toMatchObject({
      winners: [],
    });
  },
);

rule('CBT-SEQ-01', 'A turn has six phases in a fixed order', () => {
  const made = field({ kind: 'last' });
  turn(made.play);
  expect(made.state.agenda.toReversed().map(({ step }) => step)).toEqual([
    'initiative',
    'movement',
    'weapon',
    'physical',
    'heat',
    'end',
  ]);
});

rule('CBT-SEQ-11', 'In the End Phase pilots wake up, the submerged suffer, and torsos turn forward', () => {
  const made = scene({
    map: '. ~2 .\n. ~2 .',
    units: {
      Dry: { side: 0, at: '0102 N', state: { hits: [0b1, 0, 0, 0, 0, 0, 0, 0] } },
      Diver: { side: 0, at: '0202 N' },
      Asleep: { at: '0101 N', state: { knockedOut: 1, pilotHits: 1, twist: 1 } },
      Drowning: { at: '0201 N', state: { hits: [0b1, 0, 0, 0, 0, 0, 0, 0] } },
      Fresh: { side: 1, at: '0302 N', state: { knockedOut: 2, pilotHits: 1 } },
    },
  });
  made.state.turn = 2;
  made.rolling(
    [
      ['recovery', 1, 2],
      ['consciousness', 6, 6],
    ],
    () => end(made.play),
  );
  expect(made.unit('Asleep')).toMatchObject({ knockedOut: 0, twist: 0 });
  expect(['Drowning', 'Dry', 'Diver'].map((name) => made.unit(name).pilotHits)).toEqual([1, 0, 0]);
  expect(made.unit('Fresh').knockedOut).toBe(2);
});
