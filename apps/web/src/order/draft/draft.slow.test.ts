import { type ExpandedField, expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, startGame, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../catalogue.ts';
import { activeFields, completed } from './draft.ts';

/** Exact places cannot be guessed: they are filled in by hand. */
const hasPlace = (fields: readonly ExpandedField[]) =>
  activeFields(fields, {}).some(({ kind }) => kind === 'point');

test.each(GAME_IDS)('Whatever %s asks, an untouched form is an order that it accepts', async (id) => {
  const game = (await loadGame(id))!;
  const random = randomFrom(id);
  for (const scenario of game.scenarios) {
    const setup = scenarioSetup(game, scenario.id);
    if (!setup.ok) throw new Error(setup.error[0]?.message);
    const state = startGame(game, setup.value, 'seven');
    for (let orders = 0; orders < 60 && !state.outcome; orders++) {
      const seat = waitingFor(state)[0];
      const menu = menuFor(game, state, seat)!;
      // What else is on the menu is nobody's form yet.
      const [first] = possibleOrders(menu);
      const { type, fields } = expandMenu({ ...menu, orders: [first] }).orders[0];
      const order = hasPlace(fields) ? sampleOrder(menu, random) : { type, ...completed(fields, {}) };
      expect(submit(game, state, seat, order)).toMatchObject({ ok: true });
    }
  }
});
