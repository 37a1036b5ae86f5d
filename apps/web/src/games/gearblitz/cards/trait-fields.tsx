import { type Card, cardSchema } from '@ironfield/gearblitz/cards/card.ts';
import { PART_NAMES, TRAITS, type TraitPart } from '@ironfield/gearblitz/text/cards.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import styles from './cards.module.css';

interface TraitFieldsProps {
  readonly card: Card;
  readonly part: TraitPart;
  onChange(traits: Readonly<Record<string, unknown>>): void;
}

/** First values to try: the one that the card accepts is of the kind that it needs. */
const BEGINNINGS: readonly unknown[] = [true, 1, { facing: 'F', rating: 1 }, 'F'];

const FACINGS = ['F', 'R', 'L', 'RR'] as const;

function beginning(card: Card, part: TraitPart, key: string): unknown {
  return BEGINNINGS.find((value) => cardSchema.safeParse({ ...card, [part]: { [key]: value } }).success);
}

/** Traits of one part of the card: those that it has, with their numbers, and a list to add others from. */
export function TraitFields({ card, part, onChange }: TraitFieldsProps) {
  const names = TRAITS[part] as Readonly<Record<string, string>>;
  const traits: Readonly<Record<string, unknown>> = card[part];
  const has = Object.keys(traits).filter((key) => traits[key] !== undefined);
  const put = (key: string, value: unknown) => onChange({ ...traits, [key]: value });
  return (
    <fieldset className={styles.cardTraits}>
      <legend>{PART_NAMES[part]}</legend>
      {has.map((key) => (
        <span key={key} className={styles.cardTrait}>
          {names[key]}
          <TraitValue name={names[key]} value={traits[key]} onChange={(value) => put(key, value)} />
          <button
            type="button"
            className="button bare"
            aria-label={`Remove ${names[key]}`}
            onClick={() =>
              onChange(Object.fromEntries(Object.entries(traits).filter(([each]) => each !== key)))
            }
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <Select
        label={`Add to ${PART_NAMES[part]}`}
        value=""
        choices={[
          ['', 'Add…'],
          ...Object.entries(names)
            .filter(([key]) => !has.includes(key))
            .map(([key, name]) => [key, name] as const),
        ]}
        onChange={(value) => put(value, beginning({ ...card, [part]: {} }, part, value))}
      />
    </fieldset>
  );
}

interface TraitValueProps {
  readonly name: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

function TraitValue({ name, value, onChange }: TraitValueProps) {
  if (value === true) return null;
  if (typeof value === 'number') return <Rating name={name} value={value} onChange={onChange} />;
  if (typeof value === 'object' && value !== null) {
    const { facing, rating } = value as { facing: string; rating: number };
    return (
      <>
        <FacingChoice name={name} value={facing} onChange={(next) => onChange({ facing: next, rating })} />
        <Rating name={name} value={rating} onChange={(next) => onChange({ facing, rating: next })} />
      </>
    );
  }
  if (FACINGS.some((facing) => facing === value))
    return <FacingChoice name={name} value={String(value)} onChange={onChange} />;
  return (
    <input
      className="text-field"
      aria-label={name}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Rating({ name, value, onChange }: TraitValueProps & { readonly value: number }) {
  return (
    <input
      className="text-field"
      type="number"
      aria-label={`Rating of ${name}`}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

function FacingChoice({ name, value, onChange }: TraitValueProps & { readonly value: string }) {
  return <Select label={`Facing of ${name}`} value={value} choices={FACINGS} onChange={onChange} />;
}
