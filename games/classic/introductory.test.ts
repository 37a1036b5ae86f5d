import { canonical } from '@ironfield/kernel/json.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { describe, expect, test } from 'vitest';
import type { Classic } from './game-types.ts';
import { introductory } from './introductory.ts';

/** How a battle ends, with everything that is known of it then. */
function battle(game: Game<Classic>): string {
  const setup = scenarioSetup(game, 'skirmish', { 'turn-limit': 4 });
  if (!setup.ok) throw new Error(setup.error[0].message);
  const players = setup.value.seats.map(() => game.bot('recruit'));
  const { state } = playMatch(game, setup.value, 'light', players);
  return canonical(state);
}

describe('BattleTech without Maximum Tech', () => {
  test('is the same battle, whether the other options are there or not', async () => {
    const before = battle(introductory);
    const { classic } = await import('./game.ts');
    expect(battle(introductory)).toBe(before);
    expect(battle(classic)).toBe(before);
  });

  test('refuses what it does not have', () => {
    const night = scenarioSetup(introductory, 'skirmish', { night: true });
    expect(night).toMatchObject({ ok: false, error: [{ message: 'There is no option "night"' }] });
  });
});
