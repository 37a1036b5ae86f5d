import { shareOfWins } from '@ironfield/conformance/runs/strength.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { describe, expect, test } from 'vitest';
import { battleforce2 } from '../game.ts';
import type { Battleforce2 } from '../game-types.ts';

const chance = randomPlayer as Player<Battleforce2>;
const [recruit, regular, veteran] = (['recruit', 'regular', 'veteran'] as const).map(battleforce2.bot);

describe.each(['border-raid', 'militia'])('In the scenario %s', (scenario) => {
  const wins = (first: Player<Battleforce2>, second: Player<Battleforce2>, games: number) =>
    shareOfWins(battleforce2, { scenario, games }, first, second);

  test('a regular beats chance at least 95 times in 100', () => {
    expect(wins(regular, chance, 10)).toBeGreaterThanOrEqual(0.95);
  });

  test('a regular beats a recruit at least 70 times in 100', () => {
    expect(wins(regular, recruit, 20)).toBeGreaterThanOrEqual(0.7);
  });

  test('a veteran beats a regular at least 60 times in 100', () => {
    expect(wins(veteran, regular, 30)).toBeGreaterThanOrEqual(0.6);
  });
});

test('a veteran beats a regular at least 65 times in 100 where nobody wins by claiming', () => {
  const battles = [
    ['stand-up-fight', 5],
    ['extraction', 5],
  ] as const;
  const shares = battles.map(([scenario, number]) =>
    shareOfWins(
      battleforce2,
      { scenario, options: { 'battle-number': number }, games: 12 },
      veteran,
      regular,
    ),
  );
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.65);
});
