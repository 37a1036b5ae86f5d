import { playMatch } from '@ironfield/kernel/match.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/player.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';
import type { Classic } from './game-types.ts';

const chance = randomPlayer as Player<Classic>;

/** Share of games won by the first player, taking both sides by turns; the same dice for both ways round. */
function wins(sheet: string, first: Player<Classic>, second: Player<Classic>, games = 100): number {
  const setup = scenarioSetup(classic, 'skirmish', { sheet });
  if (!setup.ok) throw new Error(setup.error[0].message);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const players = seat === 0 ? [first, second] : [second, first];
    const { state } = playMatch(classic, setup.value, `bots ${game >> 1}`, players);
    if (state.outcome?.winners[0] === seat) won++;
  }
  return won / games;
}

describe.each(['watchtower-ridge', 'old-pines', 'broken-mesas'])('On %s', (sheet) => {
  test('a recruit beats chance at least 95 times in 100', () => {
    expect(wins(sheet, classic.bot('recruit'), chance)).toBeGreaterThanOrEqual(0.95);
  });

  test('a regular beats a recruit at least 65 times in 100', () => {
    expect(wins(sheet, classic.bot('regular'), classic.bot('recruit'))).toBeGreaterThanOrEqual(0.65);
  });

  // The veteran thinks longer, so there are fewer games here; `ironfield sim` plays more.
  test('a veteran beats a regular at least 65 times in 100', () => {
    expect(wins(sheet, classic.bot('veteran'), classic.bot('regular'), 40)).toBeGreaterThanOrEqual(0.65);
  });
});
