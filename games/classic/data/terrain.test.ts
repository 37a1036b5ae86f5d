import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { groundOf } from '../battlefield.ts';
import { drawnSheet } from './maps/drawn-sheet.ts';
import { boardOf } from './maps/passable.fixture.ts';
import { PRONE_HEIGHT, STANDING_HEIGHT, WOODS_HEIGHT } from './terrain.ts';

const ground = groundOf(boardOf(drawnSheet('x', '. r l h ~0 ~1 ~2 ~3 r3 h-1')));

rule('CBT-MAP-02', 'Standing Mechs are 2 levels high, prone ones 1, woods 2', () => {
  expect([STANDING_HEIGHT, PRONE_HEIGHT, WOODS_HEIGHT]).toEqual([2, 1, 2]);
});

rule(
  ['CBT-MAP-03', 'CBT-MAP-05'],
  'Clear ground and ankle-deep water cost nothing extra, rough ground 1',
  () => {
    const [clear, rough, , , ankle] = ground.enterCost;
    expect([clear, rough, ankle]).toEqual([1, 2, 1]);
    expect(ground.woods[1]).toBe(0);
  },
);

rule('CBT-MAP-04', 'Light and heavy woods stand on the ground of their hex, at any level', () => {
  expect([...ground.woods]).toEqual([0, 0, 1, 2, 0, 0, 0, 0, 0, 2]);
  expect(ground.bed[9]).toBe(-1);
  expect(ground.enterCost[9]).toBe(3);
});

rule('CBT-MAP-06', 'The bed lies as far below the surface as the water is deep', () => {
  expect([...ground.depth]).toEqual([-1, -1, -1, -1, 0, 1, 2, 3, -1, -1]);
  expect([...ground.bed.slice(4, 8)]).toEqual([0, -1, -2, -3]);
});
