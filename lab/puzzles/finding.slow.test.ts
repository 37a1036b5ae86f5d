import { readFileSync } from 'node:fs';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import { advance, fork, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { expect, test } from 'vitest';
import { choicesAt, puzzleIn, type Search, USUAL } from './finding.ts';
import { type Puzzle, setupOf } from './puzzle.ts';

const search: Search = {
  game: battleforceQs,
  scenario: 'green',
  seed: 'found',
  ...USUAL,
  games: [4, 24],
  isOver: () => false,
};

/** Those that ship: positions of which it is known that one order is the best. */
const file = new URL('../../apps/web/src/puzzles/battleforce-qs.json', import.meta.url);
const puzzles: readonly Puzzle[] = JSON.parse(readFileSync(file, 'utf8'));

function stateOf(puzzle: Puzzle) {
  const setup = setupOf(battleforceQs, puzzle) as typeof battleforceQs extends Game<infer G>
    ? G['Setup']
    : never;
  const history = new History(battleforceQs, setup, puzzle.seed);
  for (const entry of puzzle.entries) expect(history.add(entry)).toBeNull();
  return history.state;
}

test('where one order is clearly the best it is found, with all that it was compared with', () => {
  const clear = puzzles.toSorted((a, b) => leadOf(b) - leadOf(a)).slice(0, 2);
  for (const puzzle of clear) {
    const state = stateOf(puzzle);
    const [seat] = waitingFor(state);
    expect(seat).toBe(puzzle.seat);
    const choices = choicesAt(search, viewFor(battleforceQs, state, seat))!;
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(canonical(choices[0].order)).toBe(canonical(puzzle.choices[0].order));
    const shares = choices.map(({ wins, games }) => wins / games);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
    for (const { order, games } of choices) {
      expect(games).toBe(24);
      expect(advance(battleforceQs, fork(battleforceQs, state), seat, order as never)).toBeNull();
    }
  }
});

const leadOf = ({ choices: [best, second] }: Puzzle): number =>
  best.wins / best.games - second.wins / second.games;

test('a search that is over, and one of a battle that is not there, find nothing', () => {
  expect(puzzleIn({ ...search, isOver: () => true })).toBeNull();
  expect(puzzleIn({ ...search, scenario: 'nowhere' })).toBeNull();
});
