import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, unit } from '../testing/scene.ts';

/** The side that has the choice after these Initiative rolls. */
function winner(side: string, ours: readonly [number, number], theirs: readonly [number, number]): string {
  const table = battle({
    south: [unit('Herd', '0810 N', mech('Bull'))],
    north: [unit('Pack', '0804 S', mech('Wolf'))],
    options: { 'earned-initiative': side },
  });
  table.phase('turn', 'south', ['initiative', ...ours], ['initiative', ...theirs]);
  return table.asked.split(' ')[0]!;
}

rule('BF2-SEQ-02', 'Whoever has won the battle before adds 2 to Initiative rolls, and nobody else', () => {
  expect(winner('first side', [3, 3], [3, 4])).toBe('south');
  expect(winner('first side', [3, 3], [4, 5])).toBe('north');
  expect(winner('second side', [3, 4], [3, 3])).toBe('north');
  expect(winner('second side', [4, 5], [3, 3])).toBe('south');
});
