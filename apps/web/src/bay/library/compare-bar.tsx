import { linkTo } from '../../router.ts';
import type { Origin } from '../origin.ts';
import styles from './library.module.css';

/** A design that is to be compared. */
export interface Compared {
  readonly address: string;
  readonly title: string;
  readonly origin: Origin;
}

interface Props {
  readonly compared: readonly Compared[];
  onClear(): void;
}

export function CompareBar({ compared, onClear }: Props) {
  const [first, second] = compared;
  if (!first) return null;
  return (
    <div className={styles.compareBar}>
      <span className={styles.comparePair}>
        {second ? (
          <>
            <strong>{first.title}</strong> and <strong>{second.title}</strong>
          </>
        ) : (
          <>
            <strong>{first.title}</strong> and … choose another
          </>
        )}
      </span>
      <button type="button" className="button bare" onClick={onClear}>
        Clear
      </button>
      {second && (
        <a className="button primary" href={linkTo('bay', 'compare', ...partsOf(first), ...partsOf(second))}>
          Compare
        </a>
      )}
    </div>
  );
}

const partsOf = ({ origin }: Compared): readonly string[] =>
  origin.kind === 'own' ? ['own', origin.id] : origin.kind === 'stock' ? ['stock', origin.model] : [];
