import { completeOrder } from '../menu/completing.ts';
import type { Menu } from '../menu/menu.ts';
import { sampleOrder } from '../menu/sampling.ts';
import type { Random } from '../random.ts';
import type { GameTypes, View } from './game.ts';

/**
 * Somebody who decides: a bot, or chance. Players see what a person in their seat would see, the view and
 * the menu, and nothing else. `look` works the view out only for those who want it.
 */
export interface Player<G extends GameTypes> {
  /** May leave out what options add to the orders of the game; `orderFrom` adds it. */
  choose(look: () => View<G>, menu: Menu, random: Random): G['Order'];
  /** Leaves nothing out. */
  readonly isThorough?: true;
}

/** What a player orders, with everything in it that the menu asks for. */
export function orderFrom<G extends GameTypes>(
  player: Player<G>,
  look: () => View<G>,
  menu: Menu,
  random: Random,
): G['Order'] {
  const order = player.choose(look, menu, random);
  return player.isThorough ? order : completeOrder(menu, order);
}

export const randomPlayer: Player<GameTypes> = {
  choose(_look, menu, random) {
    const order = sampleOrder(menu, random);
    if (!order) throw new Error(`Nothing can be chosen from the menu "${menu.prompt}"`);
    return order;
  },
  isThorough: true,
};
