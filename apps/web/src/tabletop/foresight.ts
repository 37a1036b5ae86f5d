import { isSame } from '@ironfield/kernel/json.ts';
import { advance, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';

/** The result of an order, as far as it can be foreseen. */
export interface Foreseen {
  readonly order: CoreOrder;
  /** The viewer's view then. */
  readonly view: View<GameTypes>;
  /** Dice were thrown on the way: what is seen then is only one of the things that may happen. */
  readonly isRolled: boolean;
  /** Others could come in between; it is what happens if they let it pass. */
  readonly isWatched: boolean;
  /** No die was thrown, and the viewer is asked next: one can plan on from there. */
  readonly isCertain: boolean;
}

/**
 * The rules themselves, tried on what the viewer knows, if others let pass what they may. `null` for an order that is
 * not possible.
 */
export function foresee(
  game: AnyGame,
  view: View<GameTypes>,
  order: CoreOrder,
  letPass?: CoreOrder,
): Foreseen | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const state = imagined(game, view, 'plan');
  const dice = JSON.stringify(state.dice);
  if (advance(game, state, viewer, order)) return null;
  const isRolled = () => JSON.stringify(state.dice) !== dice;
  let isWatched = false;
  while (letPass && !isRolled()) {
    const [next] = waitingFor(state);
    if (next === undefined || next === viewer || advance(game, state, next, letPass)) break;
    isWatched = true;
  }
  const after = viewFor(game, state, viewer);
  const isCertain = !isRolled() && after.waiting.includes(viewer);
  return { order, view: after, isRolled: isRolled(), isWatched, isCertain };
}

/** One order after the other, as far as it can be foreseen. */
export function foreseeAll(
  game: AnyGame,
  view: View<GameTypes>,
  orders: readonly CoreOrder[],
  letPass?: CoreOrder,
): readonly Foreseen[] {
  const all: Foreseen[] = [];
  for (const order of orders) {
    const next = foresee(game, all.at(-1)?.view ?? view, order, letPass);
    if (!next) break;
    all.push(next);
    if (!next.isCertain) break;
  }
  return all;
}

/** Has come what was foreseen, in what matters of a table? */
export const isAsForeseen = (
  view: View<GameTypes>,
  foreseen: View<GameTypes>,
  essence: (table: object) => object,
): boolean =>
  isSame(essence(view.table), essence(foreseen.table)) && isSame(view.question, foreseen.question);
