import { expect, test } from 'vitest';
import { createGrid } from './grid.ts';
import { createPairMemory } from './pair-memory.ts';

test('a pair is known once written', () => {
  const memory = createPairMemory(createGrid(3, 2));
  expect(memory[1 * 6 + 4] > 0).toBe(false);
  memory[1 * 6 + 4] = 65_535;
  expect([memory[1 * 6 + 4], memory[4 * 6 + 1]]).toEqual([65_535, 0]);
});

test('a board of 200 by 200 hexes remembers nothing: it would take gigabytes', () => {
  const memory = createPairMemory(createGrid(200, 200));
  memory[7] = 9;
  expect(memory[7] > 0).toBe(false);
});
