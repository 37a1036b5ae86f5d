import { titleOf } from '../text.ts';
import styles from './library.module.css';
import type { Removed } from './own-designs.ts';

interface Props {
  readonly removed: readonly Removed[];
  bringBack(removed: Removed): Promise<void>;
}

/** Deleted designs are not lost. */
export function RemovedDesigns({ removed, bringBack }: Props) {
  if (removed.length === 0) return null;
  return (
    <details className={styles.removedDesigns}>
      <summary>Deleted ({removed.length})</summary>
      <ul>
        {removed.map((each) => (
          <li key={each.document}>
            <span>{titleOf(each.revision.unit)}</span>
            <button
              type="button"
              className="button"
              aria-label={`Restore ${titleOf(each.revision.unit)}`}
              onClick={() => void bringBack(each)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
