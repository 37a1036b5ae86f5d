import type { ArmyList, OptionEntry, SquadEntry } from '../cards/army-list.ts';
import type { CardSource } from '../data/cards.ts';
import type { GroupChoice } from './choice.ts';
import { buildGroup } from './group.ts';
import type { Problem } from './problem.ts';

/** HGB-ARMY-07: why a squad may not take an option as well, for a member where it is for one; `null` if it may. */
export function whyNotTake(
  list: ArmyList,
  squad: SquadEntry,
  choice: GroupChoice,
  { id }: OptionEntry,
  { member, cardFor }: { readonly member?: number | undefined; readonly cardFor?: CardSource } = {},
): Omit<Problem, 'group'> | null {
  const more = { option: id, ...(member === undefined ? {} : { member }) };
  const before = buildGroup(list, squad, choice, cardFor).problems.map(named);
  const taken = { ...choice, options: [...choice.options, more] };
  const after = buildGroup(list, squad, taken, cardFor).problems;
  return after.find((problem) => !before.includes(named(problem))) ?? null;
}

const named = ({ message, member }: Omit<Problem, 'group'>): string => `${member}: ${message}`;
