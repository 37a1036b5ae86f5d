import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder, Viewer } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { LocalTable } from './local-table.ts';

/** More than any game asks before somebody moves. */
const ORDERS = 120;
const MOVES = /move|activate|agree|act$/;

/** The number of times the screen is handed over before the first question about a move. */
function handOvers(game: AnyGame, scenario: AnyGame['scenarios'][number]): number {
  const setup = scenarioSetup(game, scenario.id, {}, randomFrom('hot seat'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const players = scenario.seats.map(() => ({ kind: 'human' }) as const);
  const table = new LocalTable(game, { id: 'hot', created: '', players }, setup.value, 'hot seat');
  const random = randomFrom('hot seat');
  const bot = game.bot('recruit');
  let seated: Viewer | null = null;
  let count = 0;
  for (let orders = 0; orders < ORDERS; orders++) {
    const { viewer, view, isPrivate } = table.snapshot();
    if (!view.question || MOVES.test(view.question.step)) return count;
    if (isPrivate && viewer !== seated) {
      seated = viewer;
      count++;
    }
    // The view is enough to decide by.
    const order = orderFrom(bot, () => view, menuInView(game, view)!, random);
    expect(table.submit(order as CoreOrder)).toMatchObject({ ok: true });
  }
  throw new Error(`Nobody moves in ${scenario.id}`);
}

test.each(GAME_IDS)(
  'Two at one screen hand it over twice at most before the first move of %s',
  async (id) => {
    const game = (await loadGame(id))!;
    const often = game.scenarios.map((scenario) => [scenario.id, handOvers(game, scenario)] as const);
    expect(often.filter(([, count]) => count > 2)).toEqual([]);
  },
);
