import type { GroupChoice } from '@ironfield/gearblitz/army/choice.ts';
import { buildGroup } from '@ironfield/gearblitz/army/group.ts';
import { whyNotTake } from '@ironfield/gearblitz/army/offers.ts';
import type { ArmyList, OptionEntry } from '@ironfield/gearblitz/army-list.ts';
import { type CardSource, cardOf } from '@ironfield/gearblitz/data/cards.ts';
import { Icon } from '../../../ui/icons.tsx';

interface GroupCardProps {
  readonly list: ArmyList;
  readonly choice: GroupChoice;
  readonly cardFor: CardSource;
  readonly problems: readonly string[];
  onChange(choice: GroupChoice): void;
  onRemove(): void;
}

/** A Combat Group with who is in it, the options that it has taken, and those that it may take. */
export function GroupCard({ list, choice, cardFor, problems, onChange, onRemove }: GroupCardProps) {
  const squad = list.squads.find(({ kind }) => kind === choice.squad)!;
  const { groups } = buildGroup(list, squad, choice, cardFor);
  const { options } = choice;
  const titleOf = ({ option, member }: GroupChoice['options'][number]) => {
    const title = squad.options.find(({ id }) => id === option)?.title ?? option;
    return member === undefined ? title : `${title}: ${memberName(squad.members, member)}`;
  };
  const offers = squad.options.flatMap((option) => waysToTake(option, squad.members));
  return (
    <li className="group-card">
      <header>
        <strong>{squad.name}</strong>
        <b className="member-worth">{groups.reduce((sum, { tv }) => sum + tv, 0)} TV</b>
        <button type="button" className="button bare" aria-label={`Remove ${squad.name}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </header>
      <p className="quiet">
        {groups.map(({ units }) => units.map(({ sheet }) => sheet.name).join(', ')).join(' · ')}
      </p>
      {options.length > 0 && (
        <p className="taken-options">
          {options.map((taken, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be taken twice
              key={index}
              type="button"
              className="button"
              title="Give it back"
              onClick={() => onChange({ ...choice, options: options.toSpliced(index, 1) })}
            >
              {titleOf(taken)} <Icon name="close" />
            </button>
          ))}
        </p>
      )}
      <footer>
        <label>
          <input
            type="checkbox"
            checked={choice.isCommand ?? false}
            onChange={({ target }) => {
              const { isCommand: _before, ...rest } = choice;
              onChange(target.checked ? { ...rest, isCommand: true } : rest);
            }}
          />
          Commands the army
        </label>
        <select
          className="select"
          aria-label={`Add an option to ${squad.name}`}
          value=""
          onChange={({ target }) => {
            const { option, member } = offers[Number(target.value)];
            const taken = { option: option.id, ...(member !== undefined && { member }) };
            onChange({ ...choice, options: [...options, taken] });
          }}
        >
          <option value="">Option…</option>
          {squad.options.map((option) => {
            const ways = offers
              .map((offer, index) => ({ ...offer, index }))
              .filter((each) => each.option === option);
            const entries = ways.map(({ member, who, index }) => {
              const why = whyNotTake(list, squad, choice, option, { member, cardFor });
              const words = `${who ?? option.title}, ${option.tv} TV`;
              return (
                <option key={index} value={index} disabled={why !== null}>
                  {why ? `${words} (${why.message.replace(`${option.title}: `, '')})` : words}
                </option>
              );
            });
            if (option.scope !== 'member') return entries;
            return (
              <optgroup key={option.id} label={option.title}>
                {entries}
              </optgroup>
            );
          })}
        </select>
      </footer>
      {problems.map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
    </li>
  );
}

/** `Hunter 2`, where there are several of them. */
function memberName(members: readonly string[], member: number): string {
  const { name } = cardOf(members[member]);
  const same = members.filter((id) => id === members[member]);
  return same.length > 1
    ? `${name} ${members.slice(0, member + 1).filter((id) => id === members[member]).length}`
    : name;
}

interface Offer {
  readonly option: OptionEntry;
  readonly member?: number;
  /** The member, where members take it one by one. */
  readonly who?: string;
}

/** Once for the squad, or once for each who may have it. */
function waysToTake(option: OptionEntry, members: readonly string[]): readonly Offer[] {
  if (option.scope !== 'member') return [{ option }];
  return members.map((_, member) => ({ option, member, who: memberName(members, member) }));
}
