import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { ROUND_MINUTES, roundRobin, standings, TOURNAMENT, tablesEnough, tablesOf } from './pairings.ts';

rule('HGB-LEAGUE-01', 'Everybody meets everybody once, and nobody twice in a round', () => {
  for (const players of [2, 3, 4, 5, 8]) {
    const rounds = roundRobin(players);
    const pairs = rounds.flat().map((pair) => [...pair].sort((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe((players * (players - 1)) / 2);
    expect(pairs).toHaveLength((players * (players - 1)) / 2);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
  }
  expect(roundRobin(0)).toEqual([]);
  // The first of the list meets the last, the second the one before.
  expect(roundRobin(4)[0]).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

rule(['HGB-LEAGUE-01', 'HGB-LEAGUE-02'], 'The most Victory Points in total win', () => {
  expect(standings([[100, -50], [300], [100, 200]])).toEqual([
    { player: 1, total: 300 },
    { player: 2, total: 300 },
    { player: 0, total: 50 },
  ]);
});

rule(
  'HGB-LEAGUE-02',
  'A tournament is played with 1000 TV on 3 by 4 feet, an hour to an hour and a half',
  () => {
    expect(TOURNAMENT).toEqual({ limit: 1000, width: 36, length: 48 });
    expect(ROUND_MINUTES).toEqual([60, 90]);
  },
);

rule('HGB-LEAGUE-02', 'Nobody plays at a table twice, nor do two games share one in a round', () => {
  for (const [players, length] of [
    [2, 1],
    [4, 3],
    [5, 5],
    [8, 3],
    [9, 9],
    [16, 5],
  ]) {
    const rounds = roundRobin(players).slice(0, length);
    const tables = tablesEnough(rounds);
    expect(tables).toBeGreaterThanOrEqual(Math.floor(players / 2));
    const places = tablesOf(rounds, tables);
    expect(places.flat()).not.toContain(null);
    const been = new Set<string>();
    for (const [round, games] of rounds.entries()) {
      expect(new Set(places[round]).size).toBe(games.length);
      for (const [game, pair] of games.entries())
        for (const player of pair) {
          const visit = `${player} at ${places[round][game]}`;
          expect(been.has(visit)).toBe(false);
          been.add(visit);
        }
    }
  }
});

rule('HGB-LEAGUE-02', 'A single round needs half as many tables as players; all of four players six', () => {
  expect([2, 3, 8, 9].map((players) => tablesEnough(roundRobin(players).slice(0, 1)))).toEqual([1, 1, 4, 4]);
  // Of four, whoever does not play one game of a table plays at the same time.
  expect(tablesEnough(roundRobin(4))).toBe(6);
});

rule('HGB-LEAGUE-02', 'Where there are too few, some games have none', () => {
  // Three rounds of two, and one table: somebody is left over in each.
  expect(tablesOf(roundRobin(4), 1)).toEqual([
    [0, null],
    [null, null],
    [null, null],
  ]);
});
