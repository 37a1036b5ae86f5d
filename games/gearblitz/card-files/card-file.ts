import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Card, cardSchema } from '../cards/card.ts';
import { why, wrongWith } from './card-problems.ts';
import { cardOfLegacy, legacySchema } from './legacy-card.ts';

/** HGB-CARDS-03: cards are data, so that real ones can take the place of stand-ins. */
const fileSchema = z.strictObject({
  format: z.literal('ironfield-gearblitz-cards', { error: 'these are no cards of Heavy Gear Blitz' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  cards: z.array(cardSchema).max(200).default([]),
  /** HGB-LEG-01: units of the older edition, which become cards. */
  legacy: z.array(legacySchema).max(200).default([]),
});

/** Cards of somebody's own, or everything that is wrong with them. */
export function readCards(json: unknown): Result<readonly Card[], readonly Reason[]> {
  const parsed = fileSchema.safeParse(json);
  const cards = parsed.success ? [...parsed.data.cards, ...parsed.data.legacy.map(cardOfLegacy)] : [];
  const wrong = parsed.success
    ? [
        ...(cards.length === 0 ? [why('file', 'there is no card in it', 'HGB-CARDS-03')] : []),
        ...cards.flatMap((card, i) => [...wrongWith(card, placeOf(i, parsed.data.cards.length))]),
        ...twice(cards),
      ]
    : parsed.error.issues.map((issue) => ({
        message: `${issue.path.join('.') || 'file'}: ${issueWords(issue)}`,
      }));
  return parsed.success && wrong.length === 0 ? accepted(cards) : refused(wrong.slice(0, MOST_REASONS));
}

const placeOf = (i: number, cards: number): string => (i < cards ? `cards.${i}` : `legacy.${i - cards}`);

const twice = (cards: readonly Card[]): Reason[] =>
  cards.flatMap(({ id }, i) =>
    cards.findIndex((card) => card.id === id) < i
      ? why(`cards.${i}.id`, `there is a card "${id}" already`, 'HGB-CARD-01')
      : [],
  );
