import { startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, Strength } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreState } from '@ironfield/kernel/state.ts';
import type { Question } from './thinking-thread.ts';

export function started(game: AnyGame): CoreState {
  const setup = scenarioSetup(game, game.scenarios[0].id);
  if (!setup.ok) throw new Error('There is no such scenario');
  return startGame(game, setup.value, 'seed');
}

export function questionAt(game: AnyGame, state: CoreState, strength: Strength, seed = ''): Question {
  const view = viewFor(game, state, waitingFor(state)[0]);
  return { game: game.id, strength, view, random: randomFrom(seed) };
}
