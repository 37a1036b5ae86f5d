import { canonical } from '@ironfield/kernel/json.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { expect, test } from 'vitest';
import type { Battleforce2 } from './game-types.ts';
import { introductory } from './introductory.ts';

/** The end of a battle, with all that is then known of it. */
function battle(game: Game<Battleforce2>): string {
  const setup = scenarioSetup(game, 'border-raid', { 'turn-limit': 2 });
  if (!setup.ok) throw new Error(setup.error[0].message);
  const { state } = playMatch(game, setup.value, 'light', [game.bot('recruit'), game.bot('recruit')]);
  return canonical(state);
}

test('the basic scenario is the same battle, whether the other options are there or not', async () => {
  const before = battle(introductory);
  const { battleforce2 } = await import('./game.ts');
  expect(battle(introductory)).toBe(before);
  expect(battle(battleforce2)).toBe(before);
});
