import { type Card, cardSchema } from '@ironfield/gearblitz/cards/card.ts';
import { ownList } from '../../../ui/keep/own-list.ts';

export const ownCards = ownList('ironfield-gearblitz-cards', cardSchema, 'id');

/** HGB-CARDS-03: as `readCards` reads them. */
export const cardsFile = (cards: readonly Card[]): string =>
  JSON.stringify({ format: 'ironfield-gearblitz-cards', version: 1, cards }, null, 1);

/** A changed card is its author's own, and no stand-in unless they say so. */
export const asOwn = (card: Card): Card => ({ ...card, standIn: false });
