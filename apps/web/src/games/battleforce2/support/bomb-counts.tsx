import { Icon } from '../../../ui/icons.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import styles from '../battleforce2.module.css';

interface BombCountsProps {
  readonly title: string;
  /** The number that still fits. */
  readonly left: number;
  /** Types by name, with their labels, counts and maximums. */
  readonly types: readonly {
    readonly name: string;
    readonly label: string;
    readonly count: number;
    readonly most: number;
  }[];
  /** The least of all together. */
  readonly least?: number;
  onChange(counts: Readonly<Record<string, number>>): void;
}

/** The number of bombs of each type, for a fighter or a hex. */
export function BombCounts({ title, left, types, least = 0, onChange }: BombCountsProps) {
  const counts = Object.fromEntries(types.map(({ name, count }) => [name, count]));
  const all = types.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={styles.bombLoad}>
      <legend>{title}</legend>
      {types.map(({ name, label, count, most }) => (
        <div key={name} className={styles.bombCount}>
          <span>{label}</span>
          <button
            type="button"
            className="button"
            aria-label={`One ${label} less: ${title}`}
            {...refusing(
              count === 0 ? 'There is none' : all <= least ? `${least} is the least of all together` : null,
            )}
            onClick={() => onChange({ ...counts, [name]: count - 1 })}
          >
            <Icon name="minus" />
          </button>
          <b>{count}</b>
          <button
            type="button"
            className="button"
            aria-label={`One ${label} more: ${title}`}
            {...refusing(
              left === 0
                ? 'There is no room for more'
                : count >= most
                  ? `${most} is the most of these`
                  : null,
            )}
            onClick={() => onChange({ ...counts, [name]: count + 1 })}
          >
            <Icon name="plus" />
          </button>
        </div>
      ))}
    </fieldset>
  );
}
