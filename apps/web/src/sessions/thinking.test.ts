import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { refusalOf } from '@ironfield/kernel/legality.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { suggestThere } from './thinking.ts';

test.each(GAME_IDS)('%s: what is suggested from a view alone is legal at the real table', async (id) => {
  const game = (await loadGame(id))!;
  const setup = scenarioSetup(game, game.scenarios[0].id);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(game, setup.value, 'seven');
  for (let orders = 0; orders < 12 && !state.outcome; orders++) {
    const seat = waitingFor(state)[0];
    const view = structuredClone(viewFor(game, state, seat));
    const order = suggestThere(game, view)!;
    expect(refusalOf(menuFor(game, state, seat)!, order)).toBeNull();
    expect(advance(game, state, seat, order, null)).toBeNull();
  }
});

test('Whoever only watches is suggested nothing', async () => {
  const game = (await loadGame('demo'))!;
  const setup = scenarioSetup(game, 'ravine');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const view = viewFor(game, startGame(game, setup.value, 'seven'), 'spectator');
  expect(suggestThere(game, view)).toBeNull();
});
