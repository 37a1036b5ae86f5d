import { canonical } from '@ironfield/kernel/json.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { expect, test } from 'vitest';
import { battleforce2 } from './game.ts';
import type { Battleforce2 } from './game-types.ts';
import { introductory } from './introductory.ts';
import type { Option } from './option.ts';
import { options } from './options.ts';
import { switchboard } from './points.ts';

/** How a battle ends, with everything that is known of it then. */
function battle(game: Game<Battleforce2>): string {
  const setup = scenarioSetup(game, 'border-raid', { 'turn-limit': 2 });
  if (!setup.ok) throw new Error(setup.error[0].message);
  const { state } = playMatch(game, setup.value, 'light', [game.bot('recruit'), game.bot('recruit')]);
  return canonical(state);
}

test('the basic scenario is the same battle, whether the other options are there or not', () => {
  const whole = battle(battleforce2);
  switchboard.connect(introductory.options as readonly Option[]);
  try {
    expect(battle(introductory)).toBe(whole);
  } finally {
    switchboard.connect(options);
  }
});
