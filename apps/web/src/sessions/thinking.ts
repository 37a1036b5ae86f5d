import { menuFor } from '@ironfield/kernel/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/game.ts';
import { imagined } from '@ironfield/kernel/imagining.ts';
import { refusalOf } from '@ironfield/kernel/legality.ts';
import type { Menu } from '@ironfield/kernel/menu.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';

const SEED = 'thinking';

/** Why an order is not possible, from nothing but what its seat knows; null if it is, or is not asked for. */
export function whyThere(game: AnyGame | null, view: View<GameTypes>, order: CoreOrder): Reason | null {
  const menu = game && menuIn(game, view);
  return menu && refusalOf(menu, order);
}

/** What a veteran would do, from nothing but what the seat knows. */
export function suggestThere(game: AnyGame | null, view: View<GameTypes>): CoreOrder | null {
  const menu = game && menuIn(game, view);
  return menu && game.bot('veteran').choose(() => view, menu, randomFrom(SEED));
}

/** A seat's menu depends on nothing that is hidden from it, so that any state which fits its view has the same. */
function menuIn(game: AnyGame, view: View<GameTypes>): Menu | null {
  if (typeof view.viewer !== 'number' || !view.waiting.includes(view.viewer)) return null;
  return menuFor(game, imagined(game, view, SEED), view.viewer);
}
