import { advance, fork, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { foretold } from '@ironfield/kernel/players/continuing.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { intervalOf, type Puzzle, setupOf } from '@ironfield/lab/puzzles/puzzle.ts';
import { expect, test } from 'vitest';
import { loadGame } from '../catalogue.ts';
import found from './battleforce-qs.json' with { type: 'json' };
import { dayOf, puzzleOn, shuffled } from './puzzle.ts';
import { solvedAfter, streakOn } from './solved.ts';

const puzzles = found as unknown as readonly Puzzle[];

test('every puzzle is a position of its battle, and each of its orders can be given there', async () => {
  const game = (await loadGame('battleforce-qs'))!;
  expect(puzzles.length).toBeGreaterThan(2);
  for (const puzzle of puzzles) {
    const { seed, entries, seat, choices } = puzzle;
    const history = new History(game, setupOf(game, puzzle) as never, seed);
    for (const entry of entries) expect(history.add(entry)).toBeNull();
    expect(waitingFor(history.state)).toEqual([seat]);
    expect(menuFor(game, history.state, seat)).not.toBeNull();
    const view = viewFor(game, history.state, seat);
    for (const { order, text } of choices) {
      expect(advance(game, fork(game, history.state), seat, order)).toBeNull();
      expect(foretold(game, view, order as never)[0]).toBe(text);
    }
  }
});

test('the best order of a puzzle comes first, and is clearly the best', () => {
  for (const { choices } of puzzles) {
    const shares = choices.map(({ wins, games }) => wins / games);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(intervalOf(choices[0]!)[0]).toBeGreaterThan(intervalOf(choices[1]!)[1]);
    expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
  }
});

test('each day has its puzzle, all come before one comes again, and the same for everybody', () => {
  const days = Array.from({ length: 12 }, (_, at) => puzzleOn(20_000 + at, 12));
  expect(new Set(days).size).toBe(12);
  expect(dayOf(new Date(2026, 10, 19, 23, 59))).toBe(dayOf(new Date(2026, 10, 19, 0, 1)));
  expect(dayOf(new Date(2026, 10, 20, 0, 1))).toBe(dayOf(new Date(2026, 10, 19, 0, 1)) + 1);
});

test('choices are shown in an order that says nothing, and the same one all day', () => {
  const first = Array.from({ length: 60 }, (_, day) => shuffled(4, 20_000 + day));
  for (const places of first) expect(places.toSorted()).toEqual([0, 1, 2, 3]);
  expect(new Set(first.map((places) => places.indexOf(0))).size).toBe(4);
  expect(shuffled(4, 20_000)).toEqual(first[0]);
});

test('a streak grows by a day, ends with a wrong answer or a day left out, and counts a day once', () => {
  const nothing = { last: -1, streak: 0, choice: -1 };
  const one = solvedAfter(nothing, 100, 0);
  expect(one.streak).toBe(1);
  expect(solvedAfter(one, 100, 2)).toBe(one);
  const two = solvedAfter(one, 101, 0);
  expect(two.streak).toBe(2);
  expect(streakOn(two, 102)).toBe(2);
  expect(streakOn(two, 103)).toBe(0);
  expect(solvedAfter(two, 103, 0).streak).toBe(1);
  expect(solvedAfter(two, 102, 1)).toMatchObject({ streak: 0, choice: 1 });
});

test('an interval is as wide as so few games make it', () => {
  const [low, high] = intervalOf({ wins: 80, games: 100 });
  expect(low).toBeCloseTo(0.711, 3);
  expect(high).toBeCloseTo(0.867, 3);
  expect(intervalOf({ wins: 100, games: 100 })[1]).toBeCloseTo(1);
});
