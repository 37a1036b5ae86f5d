import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { turn } from '../../phases/turn/turn.ts';
import { scene } from '../../testing/scene.ts';

const after = (last: number, options: Record<string, number>) => {
  const { play, state } = scene({ units: { A: { at: '0101 N' }, B: { at: '0303 N' } }, options });
  state.turn = last;
  turn(play);
  return state.outcome;
};

rule('CBT-SEQ-12', 'After the last turn of the limit the game is a draw', () => {
  expect(after(3, { 'turn-limit': 3 })).toMatchObject({ winners: [], reason: 'The turn limit is reached' });
  expect(after(2, { 'turn-limit': 3 })).toBeNull();
});

rule('CBT-SEQ-12', 'Without a limit of their own the players have 100 turns', () => {
  expect(after(99, {})).toBeNull();
  expect(after(100, {})).toMatchObject({ winners: [] });
});
