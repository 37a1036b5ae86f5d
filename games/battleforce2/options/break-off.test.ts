import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { battlefieldOf } from '../battlefields.ts';
import { outcomeOf } from '../rules/victory/victory.ts';
import { battle, mech, unit } from '../testing/scene.ts';

/** How a battle of two against four stands when so many of each side are destroyed. */
function outcome(phase: 'combat' | 'end', ours: number, theirs: number) {
  const table = battle({
    south: [unit('Herd', '0810 N', mech('Bull'), mech('Ram'))],
    north: [unit('Pack', '0804 S', mech('Wolf'), mech('Fox'), mech('Dog'), mech('Cat'))],
    options: { 'break-off': 50 },
  });
  const { state } = table;
  const { unitsOf, elementsOf } = battlefieldOf(state);
  for (const [seat, count] of [ours, theirs].entries())
    for (const element of elementsOf[unitsOf[seat]![0]!]!.slice(0, count))
      state.elements[element]!.destroyed = true;
  state.phase = phase;
  return outcomeOf(state);
}

describe('breaking off', () => {
  rule('BF2-VIC-01', 'In an End Phase a side that has lost the agreed share has lost the battle', () => {
    expect(outcome('end', 1, 1)).toMatchObject({ winners: [1], reason: 'The other side breaks off' });
    expect(outcome('end', 0, 2)).toMatchObject({ winners: [0] });
    expect(outcome('end', 0, 1)).toBeNull();
  });
  rule('BF2-VIC-01', 'Nobody breaks off in the middle of a turn', () => {
    expect(outcome('combat', 1, 1)).toBeNull();
  });
  rule('BF2-VIC-01', 'Of two sides that break off, the one with the smaller share of losses wins', () => {
    expect(outcome('end', 1, 3)).toMatchObject({ winners: [0] });
    expect(outcome('end', 1, 2)).toMatchObject({ winners: [], reason: 'Both sides break off' });
  });
});
