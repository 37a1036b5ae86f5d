import { type Card, cardSchema } from '@ironfield/gearblitz/card.ts';
import { load, store } from '../../../coach/storage.ts';

const KEY = 'ironfield-gearblitz-cards';

/** Cards that somebody has entered on this device; what cannot be fielded any more stays where it is. */
export function ownCards(): Card[] {
  return kept().flatMap((json) => {
    const read = cardSchema.safeParse(json);
    return read.success ? [read.data] : [];
  });
}

function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(load(KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isCalled = (json: unknown, id: string) => (json as Partial<Card> | null)?.id === id;

/** In the place of those with the same ids. */
export function keepCards(cards: readonly Card[]): void {
  const others = kept().filter((json) => !cards.some(({ id }) => isCalled(json, id)));
  store(KEY, JSON.stringify([...others, ...cards]));
}

export function forgetCard(id: string): void {
  store(KEY, JSON.stringify(kept().filter((json) => !isCalled(json, id))));
}

/** HGB-CARDS-03: as `readCards` reads them. */
export const cardsFile = (cards: readonly Card[]): string =>
  JSON.stringify({ format: 'ironfield-gearblitz-cards', version: 1, cards }, null, 1);
