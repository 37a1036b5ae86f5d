import type { OptionEntry, SquadEntry } from '../cards/army-list.ts';
import type { RuleId } from '../rule-index.ts';
import type { GroupChoice } from './choice.ts';

/** An option with the models it was taken for. */
export interface Take {
  readonly entry: OptionEntry;
  readonly member: number | undefined;
}

interface Refused {
  readonly message: string;
  readonly rule: RuleId;
  readonly member?: number;
}

/** HGB-ARMY-07: the options of a squad that exist and name a member where they have to. */
export function takes(
  squad: SquadEntry,
  { options }: GroupChoice,
): { readonly taken: Take[]; readonly refused: Refused[] } {
  const taken: Take[] = [];
  const refused: Refused[] = [];
  for (const { option, member } of options) {
    const entry = squad.options.find(({ id }) => id === option);
    if (!entry) refused.push(no(`${squad.name}: there is no option "${option}"`));
    else if ((entry.scope === 'member') !== (member !== undefined))
      refused.push(
        no(`${entry.title}: ${entry.scope === 'member' ? 'say for whom' : 'is for nobody alone'}`),
      );
    else taken.push({ entry, member });
  }
  return { taken, refused };
}

const no = (message: string, member?: number): Refused => ({
  message,
  rule: 'HGB-ARMY-07',
  ...(member === undefined ? {} : { member }),
});

/** HGB-ARMY-07: limits, what goes together and what does not. */
export function* wrongTakes(taken: readonly Take[]): Generator<Refused> {
  yield* tooOften(taken);
  for (const [i, { entry, member }] of taken.entries()) {
    if (entry.needs !== undefined && !taken.some((other) => other.entry.id === entry.needs))
      yield no(`${entry.title}: only with "${entry.needs}"`, member);
    const clash = taken.find(
      (other, k) => k < i && excludeEachOther(entry, other.entry) && mayMeet(member, other.member),
    );
    if (clash) yield no(`${entry.title}: not together with ${clash.entry.title}`, member);
  }
}

const excludeEachOther = (one: OptionEntry, other: OptionEntry): boolean =>
  one.excludes?.includes(other.id) === true || other.excludes?.includes(one.id) === true;

/** A restriction on all applies to each. */
const mayMeet = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined || one === other;

function* tooOften(taken: readonly Take[]): Generator<Refused> {
  const names = new Set(taken.map(({ entry }) => limitName(entry)));
  for (const name of names) {
    const same = taken.filter(({ entry }) => limitName(entry) === name);
    const { entry } = same.at(-1)!;
    const most = entry.most ?? (entry.scope === 'member' ? Number.POSITIVE_INFINITY : 1);
    if (same.length > most) yield no(`${entry.title}: ${most === 1 ? 'once' : `${most} times`} at most`);
    const members = same.flatMap(({ member }) => member ?? []);
    for (const member of new Set(members)) {
      if (members.indexOf(member) !== members.lastIndexOf(member))
        yield no(`${entry.title}: once a member`, member);
    }
  }
}

/** Options that share a name share their limits; of those for the squad alone, each has its own. */
const limitName = ({ id, share }: OptionEntry): string => share ?? id;
