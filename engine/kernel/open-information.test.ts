import { expect, test } from 'vitest';
import { advance, startGame } from './advance.ts';
import { canonical } from './json.ts';
import { imagineOpen, openTable } from './open-information.ts';
import { type SticksState, sticks, sticksSetup } from './sticks.fixture.ts';

test('An open table shows everything but dice and sealed orders', () => {
  const state = startGame(sticks, sticksSetup(), 'open');
  advance(sticks, state, 0, { type: 'wager', odd: true });
  expect(Object.keys(openTable(state)).sort()).toEqual(['agenda', 'setup', 'sticks', 'wagers']);
});

test('A table is a picture, and an imagined state is independent of it', () => {
  const state = startGame(sticks, sticksSetup(), 'open');
  const table = openTable(state);
  const before = canonical(table);
  const imagined = imagineOpen<SticksState>(table, state.outcome, 'other');
  for (const world of [state, imagined]) {
    advance(sticks, world, 0, { type: 'wager', odd: true });
    advance(sticks, world, 1, { type: 'wager', odd: true });
  }
  expect(canonical(table)).toBe(before);
  expect(imagined.setup).toBe(state.setup);
  expect(imagined.dice).not.toEqual(state.dice);
  expect(canonical({ ...imagined, dice: null })).toBe(canonical({ ...state, dice: null }));
});
