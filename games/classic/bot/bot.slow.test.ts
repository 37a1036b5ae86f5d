import { shareOfWins } from '@ironfield/conformance/runs/strength.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { expect, test } from 'vitest';
import { SHEETS } from '../data/maps/sheets.ts';
import { classic } from '../game.ts';
import type { Classic } from '../game-types.ts';

const chance = randomPlayer as Player<Classic>;
const sheets = Object.keys(SHEETS);

/** Over all sheets, with so many games on each. */
function wins(first: Player<Classic>, second: Player<Classic>, games: number): number {
  const shares = sheets.map((sheet) =>
    shareOfWins(classic, { scenario: 'skirmish', options: { sheet }, games }, first, second),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

test('A recruit beats chance at least 95 times in 100', () => {
  expect(wins(classic.bot('recruit'), chance, 4)).toBeGreaterThanOrEqual(0.95);
});

test('A regular beats a recruit at least 65 times in 100', () => {
  expect(wins(classic.bot('regular'), classic.bot('recruit'), 6)).toBeGreaterThanOrEqual(0.65);
});

// The veteran thinks longer, so there are fewer games here; `ironfield sim` plays more.
test('A veteran beats a regular at least 65 times in 100', () => {
  expect(wins(classic.bot('veteran'), classic.bot('regular'), 2)).toBeGreaterThanOrEqual(0.65);
});
