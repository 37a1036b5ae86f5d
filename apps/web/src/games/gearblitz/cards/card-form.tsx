import { readCards } from '@ironfield/gearblitz/card-files/card-file.ts';
import { type Card, KINDS } from '@ironfield/gearblitz/cards/card.ts';
import { KIND_NAMES, TRAIT_PARTS } from '@ironfield/gearblitz/text/cards.ts';
import { useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { CardPicture } from './card-picture.tsx';
import { MovementFields, WeaponFields } from './card-rows.tsx';
import styles from './cards.module.css';
import { TraitFields } from './trait-fields.tsx';

interface CardFormProps {
  /** The card that the form begins with. */
  readonly card: Card;
  onSave(card: Card): void;
  onClose(): void;
}

const NUMBERS: readonly (readonly [keyof Card, string])[] = [
  ['actions', 'Actions'],
  ['armor', 'Armor'],
  ['sturdy', 'Sturdy boxes'],
  ['size', 'Size'],
  ['detection', 'Detection'],
  ['sensors', 'Sensors'],
  ['autoComm', 'Auto-comm'],
  ['comm', 'Comm'],
  ['threatValue', 'Threat Value'],
  ['bases', 'Bases'],
  ['crew', 'Crew'],
];
/** They may stay empty. */
const OPTIONAL: readonly (keyof Card)[] = ['threatValue', 'bases', 'crew'];

/** A datacard of one's own: what is typed, what is wrong with it, and how it will look. */
export function CardForm({ card: first, onSave, onClose }: CardFormProps) {
  const [card, setCard] = useState(first);
  const change = (part: Partial<Card>) => setCard((now) => ({ ...now, ...part }));
  const read = readCards({ format: 'ironfield-gearblitz-cards', version: 1, cards: [card] });
  const problems = read.ok ? [] : read.error.map(({ message }) => message.replace(/^cards\.0\.?/, ''));
  return (
    <form
      className={styles.cardForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (read.ok) onSave(read.value[0]);
      }}
    >
      <div className={styles.cardFields}>
        <div className={styles.cardNames}>
          <TextField label="Name" value={card.name} onChange={(name) => change({ name })} />
          <TextField label="Id" value={card.id} onChange={(id) => change({ id })} />
          <TextField label="Force" value={card.faction} onChange={(faction) => change({ faction })} />
          <label>
            <span>Kind</span>
            <Select
              value={card.kind}
              choices={KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const)}
              onChange={(value) => change({ kind: value })}
            />
          </label>
        </div>
        <div className={styles.cardNumbers}>
          {NUMBERS.map(([key, label]) => (
            <NumberField
              key={key}
              label={label}
              value={card[key] as number | undefined}
              onChange={(value) =>
                change({ [key]: value ?? (OPTIONAL.includes(key) ? undefined : 0) } as Partial<Card>)
              }
            />
          ))}
          <label className={styles.cardCheck}>
            <input
              type="checkbox"
              checked={card.standIn}
              onChange={({ target }) => change({ standIn: target.checked })}
            />
            Stand-in, not the printed card
          </label>
        </div>
        <MovementFields card={card} onChange={change} />
        <WeaponFields card={card} onChange={change} />
        {TRAIT_PARTS.map((part) => (
          <TraitFields
            key={part}
            card={card}
            part={part}
            onChange={(traits) => change({ [part]: traits } as Partial<Card>)}
          />
        ))}
      </div>
      <div className={styles.cardPreview}>
        <CardPicture card={card} />
        {problems.length > 0 && (
          <ul className={styles.cardProblems} role="status">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div className={styles.cardButtons}>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" {...refusing(problems[0])}>
            Keep this card
          </button>
        </div>
      </div>
    </form>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

function TextField({ label, value, onChange }: TextFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input className="text-field" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        className="text-field"
        type="number"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </label>
  );
}
