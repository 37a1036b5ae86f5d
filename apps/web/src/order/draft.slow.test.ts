import { menuFor, startGame, submit, waitingFor } from '@ironfield/kernel/advance.ts';
import { expandMenu } from '@ironfield/kernel/expanded-menu.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { completed } from './draft.ts';

test.each(GAME_IDS)('Whatever %s asks, an untouched form is an order that it accepts', async (id) => {
  const game = (await loadGame(id))!;
  for (const scenario of game.scenarios) {
    const setup = scenarioSetup(game, scenario.id);
    if (!setup.ok) throw new Error(setup.error[0]?.message);
    const state = startGame(game, setup.value, 'seven');
    for (let orders = 0; orders < 60 && !state.outcome; orders++) {
      const seat = waitingFor(state)[0];
      const menu = expandMenu(menuFor(game, state, seat)!);
      const { type, fields } = menu.orders[0];
      expect(submit(game, state, seat, { type, ...completed(fields, {}) })).toMatchObject({ ok: true });
    }
  }
});
