import type { Card } from '../cards/card.ts';
import { DRONES } from './cards/drones.ts';
import { INFANTRY } from './cards/infantry.ts';
import { NORTH } from './cards/north.ts';
import { PEACE_RIVER } from './cards/peace-river.ts';
import { SOUTH } from './cards/south.ts';

/** HGB-CARDS-03: the cards that come with the game, by id. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  [...NORTH, ...SOUTH, ...PEACE_RIVER, ...DRONES, ...INFANTRY].map((card) => [card.id, card]),
);

/** The source of an army's cards. */
export type CardSource = (id: string) => Card;

/** HGB-CARDS-03: cards of somebody's own come before those of the same id. */
export const withOwn =
  (own: readonly Card[]): CardSource =>
  (id) =>
    own.find((card) => card.id === id) ?? cardOf(id);

/** The card of an id that is known to exist. */
export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (!card) throw new Error(`There is no card ${id}`);
  return card;
}
