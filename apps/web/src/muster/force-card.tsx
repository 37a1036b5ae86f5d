import type { Force, Member, Skill, Trait } from '@ironfield/kernel/options/mustering.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { Select } from '../ui/fields/select.tsx';
import { Icon } from '../ui/icons.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';
import { sideClass } from '../ui/words/sides.ts';
import styles from './muster.module.css';
import { type Muster, trainingOf, withMember, worthOf } from './plan.ts';

interface ForceCardProps {
  readonly muster: Muster;
  readonly side: number;
  readonly force: Force;
  readonly measure: string;
  readonly options: OptionValues;
  onChange(force: Force): void;
  onAdd(): void;
  /** Another unit is wanted in this place. */
  onExchange(place: number): void;
  onDraw(): void;
  onLists(): void;
}

/** The units of one side, each with its driver's skills. */
export function ForceCard({ muster, side, force, measure, options, ...on }: ForceCardProps) {
  const name = muster.sides[side];
  const pool = muster.pool?.(force, options) ?? null;
  const isFull = force.length >= muster.size.most;
  return (
    <section className={`${styles.forceCard} ${sideClass(side)}`} data-part="force-card" aria-label={name}>
      <header>
        <h2>
          <i className="side-dot" /> {name}
        </h2>
        <p className={styles.forceWorth} data-part="force-worth">
          {muster.measures.map(({ id, unit }) => (
            <span key={id} className={id === measure ? 'strong' : 'quiet'}>
              {worthOf(muster, force, id)} {unit}
            </span>
          ))}
          {pool && (
            <span className={pool.spent > pool.most ? styles.overdrawn : 'quiet'}>
              {pool.spent} of {pool.most} {pool.title}
            </span>
          )}
        </p>
      </header>
      <ul>
        {force.map((member, place) => (
          <MemberRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and places are all that tells them apart
            key={place}
            muster={muster}
            member={member}
            measure={measure}
            traits={muster.traits?.(member.unit, options) ?? []}
            canGo={force.length > muster.size.least}
            onChange={(change) => on.onChange(withMember(force, place, change))}
            onExchange={() => on.onExchange(place)}
            onRemove={() => on.onChange(force.toSpliced(place, 1))}
          />
        ))}
      </ul>
      <div className={styles.forceButtons}>
        <button
          type="button"
          className="button"
          {...refusing(isFull ? `A side can have at most ${muster.size.most} units` : null)}
          onClick={on.onAdd}
        >
          <Icon name="plus" /> Add
        </button>
        <button type="button" className="button" title="Draw other units of equal value" onClick={on.onDraw}>
          <Icon name="die" /> Match
        </button>
        <button type="button" className="button" onClick={on.onLists}>
          Lists…
        </button>
        <label className={styles.forceTraining}>
          <span className="visually-hidden">Training of all: {name}</span>
          <select
            className="select"
            value={trainingOf(muster, force)}
            onChange={({ target }) => {
              const training = muster.trainings.find(({ id }) => id === target.value);
              if (training) on.onChange(force.map((member) => ({ ...member, skills: training.skills })));
            }}
          >
            <option value="" disabled>
              Mixed skills
            </option>
            {muster.trainings.map(({ id, title, skills }) => (
              <option key={id} value={id}>
                {title} {muster.skills.map((skill) => skills[skill.id]).join('/')}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

interface MemberRowProps {
  readonly muster: Muster;
  readonly member: Member;
  readonly measure: string;
  /** Other traits that the driver may have. */
  readonly traits: readonly Trait[];
  readonly canGo: boolean;
  onChange(change: Partial<Member>): void;
  onExchange(): void;
  onRemove(): void;
}

function MemberRow({ muster, member, measure, traits, canGo, ...on }: MemberRowProps) {
  const { onChange, onExchange, onRemove } = on;
  const facts = muster.facts(member.unit);
  if (!facts.ok) return null;
  const { name, note, role } = facts.value;
  return (
    <li>
      <button
        type="button"
        className={styles.memberName}
        data-part="member-name"
        title={`Replace the ${name} with another unit`}
        onClick={onExchange}
      >
        <strong>{name}</strong>
        <span className="quiet">{[role, note].filter(Boolean).join(' · ')}</span>
      </button>
      {muster.skills.map((skill) => (
        <SkillField
          key={skill.id}
          skill={skill}
          label={`${skill.title} of ${member.name}, ${name}`}
          value={member.skills[skill.id]}
          onChange={(value) => onChange({ skills: { ...member.skills, [skill.id]: value } })}
        />
      ))}
      <b className={styles.memberWorth}>{muster.worth(member, measure)}</b>
      <button
        type="button"
        className="button bare"
        aria-label={`Remove ${name}`}
        {...refusing(canGo ? null : 'A side needs at least one unit: exchange it instead')}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {traits.length > 0 && (
        <TraitField
          traits={traits}
          label={`${member.name}, ${name}`}
          taken={member.traits ?? []}
          onChange={(taken) => onChange({ traits: taken })}
        />
      )}
    </li>
  );
}

interface SkillFieldProps {
  readonly skill: Skill;
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

function SkillField({ skill: { title, best, worst }, label, value, onChange }: SkillFieldProps) {
  return (
    <label className={styles.skillField} title={label}>
      <span className="overline">{title.slice(0, 1)}</span>
      <Select
        label={label}
        value={value}
        choices={Array.from({ length: worst - best + 1 }, (_, step) => best + step)}
        onChange={onChange}
      />
    </label>
  );
}

interface TraitFieldProps {
  readonly traits: readonly Trait[];
  readonly label: string;
  readonly taken: readonly string[];
  onChange(taken: readonly string[]): void;
}

/** The traits of a driver: each is a button that takes it back, and a list has the others. */
function TraitField({ traits, label, taken, onChange }: TraitFieldProps) {
  const count = (id: string) => taken.filter((other) => other === id).length;
  return (
    <span className={styles.memberTraits}>
      {traits
        .filter(({ id }) => count(id) > 0)
        .map(({ id, title, summary }) => (
          <button
            key={id}
            type="button"
            className={styles.trait}
            title={summary}
            aria-label={`Take back ${title} of ${label}`}
            onClick={() => onChange(taken.toSpliced(taken.lastIndexOf(id), 1))}
          >
            {title}
            {count(id) > 1 ? ` ${count(id)}` : ''} ×
          </button>
        ))}
      <select
        className={`select ${styles.traitSelect}`}
        aria-label={`Abilities of ${label}`}
        value=""
        onChange={({ target }) => onChange([...taken, target.value])}
      >
        <option value="" disabled>
          Abilities…
        </option>
        {traits
          .filter(({ id, most }) => count(id) < most)
          .map(({ id, title, summary }) => (
            <option key={id} value={id} title={summary}>
              {title}
            </option>
          ))}
      </select>
    </span>
  );
}
