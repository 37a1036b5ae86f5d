import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import {
  isOver,
  type League,
  leagueFile,
  leagueProblems,
  mostRounds,
  readLeague,
  roundsOf,
  standingsOf,
  withResult,
} from './league.ts';

const CUP: League = {
  id: 'cup',
  name: 'Cup',
  kind: 'league',
  limit: 500,
  players: ['Anna', 'Ben', 'Cleo'],
  rounds: 3,
  tables: 2,
  results: [],
};

const messages = (league: League) => [...leagueProblems(league)].map(({ message }) => message);

rule('HGB-LEAGUE-01', 'A league of three has three rounds, and each player rests once', () => {
  const rounds = roundsOf(CUP);
  expect(rounds.map(({ fixtures }) => fixtures.length)).toEqual([1, 1, 1]);
  expect(rounds.map(({ rests }) => rests).sort()).toEqual([0, 1, 2]);
  expect(rounds.flatMap(({ fixtures }) => fixtures.map(({ table }) => table))).toEqual([null, null, null]);
  expect([2, 3, 4, 7].map(mostRounds)).toEqual([1, 3, 3, 7]);
});

rule('HGB-LEAGUE-01', 'The organizer sets how long it lasts, but nobody meets somebody twice', () => {
  expect(roundsOf({ ...CUP, rounds: 2 })).toHaveLength(2);
  expect(messages({ ...CUP, rounds: 4 })).toEqual(['3 players have 3 rounds without meeting twice']);
  expect(messages(CUP)).toEqual([]);
  expect(messages({ ...CUP, players: ['Anna', 'Ben', 'Anna'] })).toEqual([
    'There are two players called Anna',
  ]);
});

rule('HGB-LEAGUE-01', 'The most Victory Points in total are in front, and equals share a place', () => {
  const [first, second] = roundsOf(CUP).map(({ fixtures }) => fixtures[0].pair);
  const played = withResult(withResult(CUP, 0, 0, [300, -50]), 1, 0, [100, 300]);
  const table = standingsOf(played);
  const totals = [0, 0, 0];
  totals[first[0]] += 300;
  totals[first[1]] -= 50;
  totals[second[0]] += 100;
  totals[second[1]] += 300;
  expect(table.map(({ player, total }) => [player, total])).toEqual(
    [0, 1, 2].sort((a, b) => totals[b] - totals[a] || a - b).map((player) => [player, totals[player]]),
  );
  expect(table.map(({ played: games }) => games).reduce((a, b) => a + b)).toBe(4);
  expect(standingsOf(CUP).map(({ rank }) => rank)).toEqual([1, 1, 1]);
  expect([isOver(played), isOver(withResult(played, 2, 0, [0, 0]))]).toEqual([false, true]);
  expect(isOver(withResult(withResult(played, 2, 0, [0, 0]), 0, 0, null))).toBe(false);
});

rule('HGB-LEAGUE-02', 'A tournament gives each game a table, and says where they are too few', () => {
  const players = ['A', 'B', 'C', 'D'];
  const open: League = { ...CUP, kind: 'tournament', players, rounds: 3, tables: 6 };
  expect(messages(open)).toEqual([]);
  expect(roundsOf(open).flatMap(({ fixtures }) => fixtures.map(({ table }) => table))).not.toContain(null);
  expect(messages({ ...open, tables: 2 })).toEqual([
    'Somebody would play at a table twice; 6 tables would do',
  ]);
  expect(messages({ ...open, rounds: 1, tables: 2 })).toEqual([]);
  expect(messages({ ...open, kind: 'league', tables: 1 })).toEqual([]);
});

test('a league is written to a file and read again, and what is no league is told', () => {
  const played = withResult(CUP, 0, 0, [10, 20]);
  expect(readLeague(JSON.parse(leagueFile(played)))).toEqual({ ok: true, value: played });
  const error = (json: unknown) => {
    const read = readLeague(json);
    return read.ok ? null : read.error[0].message;
  };
  expect(error(null)).toMatch(/file/);
  expect(error({ format: 'x', version: 1, league: CUP })).toMatch(/no league of Heavy Gear Blitz/);
  expect(error({ ...JSON.parse(leagueFile(CUP)), version: 2 })).toMatch(/newer Ironfield/);
  expect(error(JSON.parse(leagueFile({ ...CUP, rounds: 9 })))).toMatch(/3 rounds/);
  expect(error(JSON.parse(leagueFile({ ...CUP, players: ['Anna'] })))).toMatch(/players/);
});
