import { changesBetween } from '@ironfield/gearblitz/army/changes.ts';
import type { GroupChoice } from '@ironfield/gearblitz/army/choice.ts';
import { type ArmyUnit, type BuiltGroup, buildGroup } from '@ironfield/gearblitz/army/group.ts';
import { whyNotTake } from '@ironfield/gearblitz/army/offers.ts';
import type { ArmyList, OptionEntry, SquadEntry } from '@ironfield/gearblitz/cards/army-list.ts';
import type { CardSource } from '@ironfield/gearblitz/data/cards.ts';

/** An option that a squad or one of its members has taken or may take. */
export interface Offer {
  readonly key: string;
  readonly option: OptionEntry;
  /** For whom, where members take it one by one. */
  readonly member?: number;
  /** Its place among those that were taken; -1 where it was not. */
  readonly takenAt: number;
  /** Why it cannot be taken; null where it can. */
  readonly why: string | null;
  /** The changes of the selected model, before → after; of others, those who would join. */
  readonly changes: readonly string[];
}

/** `Hunter 2`, where there are several of them. */
export function unitNames(units: readonly ArmyUnit[]): readonly string[] {
  const names = units.map(({ sheet }) => sheet.name);
  return names.map((name, index) => {
    const before = names.slice(0, index + 1).filter((other) => other === name).length;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${before}`;
  });
}

/** Options for the squad as a whole and for one of its models; those taken come first. */
export function offersFor(
  list: ArmyList,
  squad: SquadEntry,
  choice: GroupChoice,
  cardFor: CardSource,
  shown: number,
): { readonly ofSquad: readonly Offer[]; readonly ofMember: readonly Offer[] } {
  const now = buildGroup(list, squad, choice, cardFor);
  const added = choice.options.filter(
    ({ option }) => squad.options.find(({ id }) => id === option)?.effect.type === 'add',
  );
  const isMember = shown < squad.members.length + added.length;
  const offerOf = (option: OptionEntry, member: number | undefined, takenAt: number): Offer => {
    const of = member === undefined ? {} : { member };
    const refusal = takenAt < 0 ? whyNotTake(list, squad, choice, option, { member, cardFor }) : null;
    const taken = { ...choice, options: [...choice.options, { option: option.id, ...of }] };
    const after = takenAt < 0 && !refusal ? buildGroup(list, squad, taken, cardFor) : now;
    return {
      key: `${option.id} ${takenAt}`,
      option,
      ...of,
      takenAt,
      why: refusal?.message.replace(`${option.title}: `, '') ?? null,
      changes: changesFor(now, after, option.scope === 'leader' ? now.groups[0].leader : shown),
    };
  };
  /** As often as it was taken, and once more where it may be. */
  const all = (option: OptionEntry, member: number | undefined): Offer[] => {
    const taken = [...choice.options.keys()].filter(
      (at) => choice.options[at].option === option.id && choice.options[at].member === member,
    );
    const more = offerOf(option, member, -1);
    const had = taken.map((at) => offerOf(option, member, at));
    return had.length > 0 && more.why !== null ? had : [...had, more];
  };
  return {
    ofSquad: squad.options
      .filter(({ scope }) => scope !== 'member')
      .flatMap((option) => all(option, undefined)),
    ofMember: isMember
      ? squad.options
          .filter(({ scope }) => scope === 'member')
          .flatMap((option) => all(option, shown))
          .filter(({ why }) => why === null || !isForOthers(why))
      : [],
  };
}

/** HGB-ARMY-07: what is for other models is not offered to this one. */
const isForOthers = (why: string): boolean => /^not (for )?a /.test(why);

/** The changes of a model by another choice; of others, those who join and who lead. */
function changesFor(before: BuiltGroup, after: BuiltGroup, shown: number): readonly string[] {
  const unitsOf = ({ groups }: BuiltGroup) => groups.flatMap(({ units }) => units);
  const [from, to] = [unitsOf(before), unitsOf(after)];
  const own = from[shown] && to[shown] ? changesBetween(from[shown].sheet, to[shown].sheet) : [];
  const joined = to.slice(from.length).map(({ sheet }) => `with a ${sheet.name}`);
  const leads = before.groups[0].leader === after.groups[0].leader ? [] : ['leads the squad'];
  return [...own, ...joined, ...leads];
}
