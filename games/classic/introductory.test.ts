import { canonical } from '@ironfield/kernel/json.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';
import type { Classic } from './game-types.ts';
import { introductory } from './introductory.ts';
import type { Option } from './option.ts';
import { options } from './options.ts';
import { switchboard } from './points.ts';

/** How a battle ends, with everything that is known of it then. */
function battle(game: Game<Classic>): string {
  const setup = scenarioSetup(game, 'skirmish', { 'turn-limit': 4 });
  if (!setup.ok) throw new Error(setup.error[0].message);
  const players = setup.value.seats.map(() => game.bot('recruit'));
  const { state } = playMatch(game, setup.value, 'light', players);
  return canonical(state);
}

describe('BattleTech without Maximum Tech', () => {
  test('is the same battle, whether the other options are there or not', () => {
    const whole = battle(classic);
    expect(battle(introductory)).toBe(whole);
    switchboard.connect(introductory.options as readonly Option[]);
    try {
      expect(battle(introductory)).toBe(whole);
    } finally {
      switchboard.connect(options);
    }
  });

  test('refuses what it does not have', () => {
    const night = scenarioSetup(introductory, 'skirmish', { night: true });
    expect(night).toMatchObject({ ok: false, error: [{ message: 'There is no option "night"' }] });
  });
});
