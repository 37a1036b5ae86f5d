import type { AnyGame, GameTypes, View } from '@ironfield/kernel/game.ts';
import { menuInView } from '@ironfield/kernel/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';

/** What a veteran would do, from nothing but what the seat knows. */
export function suggestThere(game: AnyGame | null, view: View<GameTypes>): CoreOrder | null {
  const menu = game && menuInView(game, view);
  return menu && orderFrom(game.bot('veteran'), () => view, menu, randomFrom('thinking'));
}
