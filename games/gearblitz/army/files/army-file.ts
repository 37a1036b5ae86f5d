import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { wrongWith } from '../../card-files/card-problems.ts';
import { type Card, cardSchema } from '../../cards/card.ts';
import { type ArmyChoice, armyChoiceSchema } from '../choice.ts';

/** An army of somebody's own: what was chosen, and cards of their own for it. */
const armyFileSchema = z.strictObject({
  format: z.literal('ironfield-gearblitz-army', { error: 'this is no army of Heavy Gear Blitz' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  army: armyChoiceSchema,
  /** HGB-CARDS-03: in place of those of the same id. */
  cards: z.array(cardSchema).max(60).readonly().optional(),
});
export type ArmyFile = z.infer<typeof armyFileSchema>;

export const armyFile = (army: ArmyChoice, cards: readonly Card[]): ArmyFile => ({
  format: 'ironfield-gearblitz-army',
  version: 1,
  army,
  ...(cards.length > 0 && { cards }),
});

/** An army with its cards, or everything that is wrong with the file; whether it may be fielded, `buildArmy` says. */
export function readArmy(json: unknown): Result<ArmyFile, readonly Reason[]> {
  const parsed = armyFileSchema.safeParse(json);
  const wrong = parsed.success
    ? (parsed.data.cards ?? []).flatMap((card, i) => [...wrongWith(card, `cards.${i}`)])
    : parsed.error.issues.map((issue) => ({
        message: `${issue.path.join('.') || 'file'}: ${issueWords(issue)}`,
      }));
  return parsed.success && wrong.length === 0 ? accepted(parsed.data) : refused(wrong.slice(0, MOST_REASONS));
}
