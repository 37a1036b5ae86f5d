import { completeOrder } from '../menu/completing.ts';
import type { Menu } from '../menu/menu.ts';
import { sampleOrder } from '../menu/sampling.ts';
import type { Random } from '../random.ts';
import type { GameTypes, View } from './game.ts';

/**
 * A bot, or chance, that decides for a seat. Players see only what a person in their seat would see: the view and the
 * menu. `look` computes the view only if it is wanted.
 */
export interface Player<G extends GameTypes> {
  /** May leave out fields that options add to the game's orders; `orderFrom` adds them. */
  choose(look: () => View<G>, menu: Menu, random: Random): G['Order'];
  /** Leaves nothing out. */
  readonly isThorough?: true;
}

/** A player's order, with every field the menu asks for. */
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
