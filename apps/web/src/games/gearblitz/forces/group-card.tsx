import type { GroupChoice } from '@ironfield/gearblitz/army/choice.ts';
import { buildGroup } from '@ironfield/gearblitz/army/group.ts';
import type { ArmyList } from '@ironfield/gearblitz/cards/army-list.ts';
import type { CardSource } from '@ironfield/gearblitz/data/cards.ts';
import { figure } from '@ironfield/kernel/figures.ts';
import { useState } from 'react';
import musterStyles from '../../../muster/muster.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import styles from './forces.module.css';
import { type Offer, offersFor, unitNames } from './squad-options.ts';

interface GroupCardProps {
  readonly list: ArmyList;
  readonly choice: GroupChoice;
  readonly cardFor: CardSource;
  readonly problems: readonly string[];
  onChange(choice: GroupChoice): void;
  onRemove(): void;
}

/** A Combat Group: its models, the datacard of one of them, and what that one and the squad may take. */
export function GroupCard({ list, choice, cardFor, problems, onChange, onRemove }: GroupCardProps) {
  const [looked, setLooked] = useState(0);
  const squad = list.squads.find(({ kind }) => kind === choice.squad)!;
  const { groups } = buildGroup(list, squad, choice, cardFor);
  const units = groups.flatMap((group) => group.units);
  const names = unitNames(units);
  const shown = Math.min(looked, units.length - 1);
  const { sheet } = units[shown];
  const { ofSquad, ofMember } = offersFor(list, squad, choice, cardFor, shown);
  const countFor = (member: number) => choice.options.filter((taken) => taken.member === member).length;
  const take = ({ option, member }: Offer) =>
    onChange({
      ...choice,
      options: [...choice.options, { option: option.id, ...(member !== undefined && { member }) }],
    });
  const giveBack = ({ takenAt }: Offer) =>
    onChange({ ...choice, options: choice.options.toSpliced(takenAt, 1) });
  return (
    <li className={styles.groupCard}>
      <header>
        <strong>{squad.name}</strong>
        <b className={musterStyles.memberWorth}>{groups.reduce((sum, { tv }) => sum + tv, 0)} TV</b>
        <button type="button" className="button bare" aria-label={`Remove ${squad.name}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.groupModels} role="radiogroup" aria-label={`Models of ${squad.name}`}>
        {names.map((name, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a chip everywhere
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={index === shown}
            className="button"
            onClick={() => setLooked(index)}
          >
            {index === groups[0].leader && '★ '}
            {name}
            {countFor(index) > 0 && <small title="Options taken">{` +${countFor(index)}`}</small>}
          </button>
        ))}
      </div>
      <div className={styles.groupBody}>
        <CardPicture card={sheet.card} skills={sheet.skills} />
        <div className={styles.groupOptions}>
          <Options title={names[shown]} offers={ofMember} onTake={take} onGiveBack={giveBack} />
          <Options title="The whole squad" offers={ofSquad} onTake={take} onGiveBack={giveBack} />
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
        </div>
      </div>
      {problems.map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
    </li>
  );
}

interface OptionsProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  onTake(offer: Offer): void;
  onGiveBack(offer: Offer): void;
}

/** The options on offer with their costs and changes; another press gives one back. */
function Options({ title, offers, onTake, onGiveBack }: OptionsProps) {
  if (offers.length === 0) return null;
  return (
    <fieldset className={styles.squadOptions}>
      <legend>{title}</legend>
      {offers.map((offer) => {
        const { key, option, why, takenAt, changes } = offer;
        const isTaken = takenAt >= 0;
        return (
          <label key={key} className={why && !isTaken ? styles.vain : ''}>
            <input
              type="checkbox"
              checked={isTaken}
              {...refusing(isTaken ? null : why)}
              onChange={() => (isTaken ? onGiveBack(offer) : onTake(offer))}
            />
            <span>
              {option.title} <b>{`${figure(option.tv)} TV`}</b>
              <small>{isTaken ? '' : (why ?? changes.join(' · '))}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
