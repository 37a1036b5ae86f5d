import { advance, viewFor } from '@ironfield/kernel/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/game.ts';
import { imagined } from '@ironfield/kernel/imagining.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';

/** What an order would lead to. */
export interface Foreseen {
  readonly order: CoreOrder;
  /** What the viewer would see then. */
  readonly view: View<GameTypes>;
  /** Dice were thrown on the way: what is seen then is only one of the things that may happen. */
  readonly isRolled: boolean;
  /** No die was, and the viewer is asked next: one can plan on from there. */
  readonly isCertain: boolean;
}

/** The rules themselves, tried on what the viewer knows. `null` for an order that is not possible. */
export function foresee(game: AnyGame, view: View<GameTypes>, order: CoreOrder): Foreseen | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const state = imagined(game, view, 'plan');
  const dice = JSON.stringify(state.dice);
  if (advance(game, state, viewer, order)) return null;
  const after = viewFor(game, state, viewer);
  const isRolled = JSON.stringify(state.dice) !== dice;
  return { order, view: after, isRolled, isCertain: !isRolled && after.waiting.includes(viewer) };
}

/** One order after the other, as far as it can be foreseen. */
export function foreseeAll(
  game: AnyGame,
  view: View<GameTypes>,
  orders: readonly CoreOrder[],
): readonly Foreseen[] {
  const all: Foreseen[] = [];
  for (const order of orders) {
    const next = foresee(game, all.at(-1)?.view ?? view, order);
    if (!next) break;
    all.push(next);
    if (!next.isCertain) break;
  }
  return all;
}

/** Has come what was foreseen? */
export const isAsForeseen = (view: View<GameTypes>, foreseen: View<GameTypes>): boolean =>
  isSame(view.table, foreseen.table) && isSame(view.question, foreseen.question);
