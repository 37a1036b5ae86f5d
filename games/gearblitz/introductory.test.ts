import { canonical } from '@ironfield/kernel/json.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { expect, test } from 'vitest';
import type { GearBlitz } from './game-types.ts';
import { introductory } from './introductory.ts';

/** The end of a battle, with all that is then known of it. */
function battle(game: Game<GearBlitz>): string {
  const setup = scenarioSetup(game, 'meeting');
  if (!setup.ok) throw new Error(setup.error[0].message);
  const { state } = playMatch(game, setup.value, 'light', [game.bot('recruit'), game.bot('recruit')]);
  return canonical(state);
}

test('a meeting is the same battle, whether the other options are there or not', async () => {
  const before = battle(introductory);
  const { gearblitz } = await import('./game.ts');
  expect(battle(introductory)).toBe(before);
  expect(battle(gearblitz)).toBe(before);
});
