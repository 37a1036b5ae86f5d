import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { mayPlayAt, roundRobin, standings, TOURNAMENT } from './league.ts';

rule('HGB-LEAGUE-01', 'Everybody meets everybody once, and nobody twice in a round', () => {
  for (const players of [2, 3, 4, 5, 8]) {
    const rounds = roundRobin(players);
    const pairs = rounds.flat().map((pair) => [...pair].sort((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe((players * (players - 1)) / 2);
    expect(pairs).toHaveLength((players * (players - 1)) / 2);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
  }
  expect(roundRobin(0)).toEqual([]);
});

rule(['HGB-LEAGUE-01', 'HGB-LEAGUE-02'], 'The most Victory Points in total win', () => {
  expect(standings([[100, -50], [300], [100, 200]])).toEqual([
    { player: 1, total: 300 },
    { player: 2, total: 300 },
    { player: 0, total: 50 },
  ]);
});

rule('HGB-LEAGUE-02', 'A tournament is played with 1000 TV on 3 by 4 feet, never twice at a table', () => {
  expect(TOURNAMENT).toEqual({ limit: 1000, width: 36, length: 48 });
  expect([mayPlayAt(1, [2, 3]), mayPlayAt(2, [2, 3])]).toEqual([true, false]);
});
