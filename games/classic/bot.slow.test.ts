import { shareOfWins } from '@ironfield/conformance/strength.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/player.ts';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';
import type { Classic } from './game-types.ts';

const chance = randomPlayer as Player<Classic>;

describe.each(['watchtower-ridge', 'old-pines', 'broken-mesas'])('On %s', (sheet) => {
  const wins = (first: Player<Classic>, second: Player<Classic>, games = 100) =>
    shareOfWins(classic, { scenario: 'skirmish', options: { sheet }, games }, first, second);

  test('a recruit beats chance at least 95 times in 100', () => {
    expect(wins(classic.bot('recruit'), chance, 40)).toBeGreaterThanOrEqual(0.95);
  });

  test('a regular beats a recruit at least 65 times in 100', () => {
    expect(wins(classic.bot('regular'), classic.bot('recruit'), 60)).toBeGreaterThanOrEqual(0.65);
  });

  // The veteran thinks longer, so there are fewer games here; `ironfield sim` plays more.
  test('a veteran beats a regular at least 65 times in 100', () => {
    expect(wins(classic.bot('veteran'), classic.bot('regular'), 24)).toBeGreaterThanOrEqual(0.65);
  });
});
