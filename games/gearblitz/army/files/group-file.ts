import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { wrongWith } from '../../card-files/card-problems.ts';
import type { ArmyList } from '../../cards/army-list.ts';
import { cardSchema } from '../../cards/card.ts';
import { ARMIES } from '../../data/armies.ts';
import { withOwn } from '../../data/cards.ts';
import { groupSchema } from '../choice.ts';
import { type ArmyGroup, buildGroup } from '../group.ts';

/** A player's own Combat Group: the choices from an army list, and the player's own cards for it. */
const groupFileSchema = z.strictObject({
  format: z.literal('ironfield-gearblitz-group', { error: 'this is no group of Heavy Gear Blitz' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  army: z.string().max(40),
  group: groupSchema,
  /** HGB-CARDS-03: in place of those of the same id. */
  cards: z.array(cardSchema).max(20).readonly().optional(),
});
export type GroupFile = z.infer<typeof groupFileSchema>;

export const groupFile = (army: string, group: GroupFile['group']): GroupFile => ({
  format: 'ironfield-gearblitz-group',
  version: 1,
  army,
  group,
});

export interface ReadGroup {
  readonly list: ArmyList;
  /** The squad, and its snipers if it has any. */
  readonly groups: readonly ArmyGroup[];
}

/** The groups of a file, or everything that is wrong with it. */
export function readGroup(json: unknown): Result<ReadGroup, readonly Reason[]> {
  const parsed = groupFileSchema.safeParse(json);
  if (!parsed.success)
    return refused(
      parsed.error.issues.slice(0, MOST_REASONS).map((issue) => ({
        message: `${issue.path.join('.') || 'file'}: ${issueWords(issue)}`,
      })),
    );
  const { army, group, cards = [] } = parsed.data;
  const wrong = cards.flatMap((card, i) => [...wrongWith(card, `cards.${i}`)]);
  const list = ARMIES.find(({ id }) => id === army);
  const squad = list?.squads.find(({ kind }) => kind === group.squad);
  if (!list) return refused([{ message: `army: there is no army "${army}"`, rule: 'HGB-ARMY-02' }]);
  if (!squad)
    return refused([
      { message: `group.squad: ${list.name} has no ${group.squad} groups`, rule: 'HGB-ARMY-06' },
    ]);
  const { groups, problems } = buildGroup(list, squad, group, withOwn(cards));
  if (wrong.length + problems.length > 0) return refused([...wrong, ...problems].slice(0, MOST_REASONS));
  return accepted({ list, groups });
}
