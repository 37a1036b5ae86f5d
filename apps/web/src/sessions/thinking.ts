import { isForNobody, menuAbout } from '@ironfield/kernel/menu/narrowing.ts';
import { advance, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Wish } from './session.ts';

/** A veteran's order, from nothing but the knowledge of the seat. */
export function suggestThere(
  game: AnyGame | null,
  view: View<GameTypes>,
  { about, after = [] }: Wish = {},
  random: Random = randomFrom('thinking'),
): CoreOrder | null {
  if (!game) return null;
  const then = after.reduce((before, order) => viewAfter(game, before, order), view);
  const whole = menuInView(game, then);
  if (!whole) return null;
  const menu = about ? menuAbout(whole, about) : whole;
  if (about && isForNobody(menu, about)) return null;
  return orderFrom(game.bot('veteran'), () => then, menu, random);
}

/**
 * The view after an order, with the question then; where others come in between, with the question now. An order that
 * is not possible leaves everything as it is.
 */
export function viewAfter(game: AnyGame, view: View<GameTypes>, order: CoreOrder): View<GameTypes> {
  const { viewer } = view;
  if (viewer === 'spectator') return view;
  const state = imagined(game, view, 'plan');
  if (advance(game, state, viewer, order)) return view;
  const after = viewFor(game, state, viewer);
  return after.waiting.includes(viewer) ? after : { ...view, table: after.table };
}
