import { titleOf } from '../text.ts';
import type { Removed } from './own-designs.ts';

interface Props {
  readonly removed: readonly Removed[];
  bringBack(removed: Removed): Promise<void>;
}

/** Thrown away is not lost. */
export function RemovedDesigns({ removed, bringBack }: Props) {
  if (removed.length === 0) return null;
  return (
    <details className="removed-designs">
      <summary>Thrown away ({removed.length})</summary>
      <ul>
        {removed.map((each) => (
          <li key={each.document}>
            <span>{titleOf(each.revision.unit)}</span>
            <button
              type="button"
              className="button"
              aria-label={`Bring ${titleOf(each.revision.unit)} back`}
              onClick={() => void bringBack(each)}
            >
              Bring back
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
