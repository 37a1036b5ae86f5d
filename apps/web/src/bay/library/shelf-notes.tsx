import type { Entry } from '@ironfield/mechbay/library.ts';
import { Icon } from '../../ui/icons.tsx';
import bayStyles from '../bay.module.css';
import { titleOf } from '../text.ts';
import styles from './library.module.css';
import { shelf } from './own-designs.ts';
import type { ShelfState } from './shelf/shelf-state.ts';
import { bothSaved, notTaken } from './shelf/shelf-text.ts';

interface Props {
  readonly state: ShelfState;
  readonly entries: readonly Entry[];
}

/** Notes on the shelf on the server; usually there are none. */
export function ShelfNotes({ state: { conflicts, refusals }, entries }: Props) {
  const changed = entries.filter(({ document }) => conflicts.includes(document));
  const refused = entries.filter(({ document }) => Object.hasOwn(refusals, document));
  return (
    <>
      {changed.length > 0 && (
        <div className={`${styles.shelfNote} ${bayStyles.bayNote}`} data-part="shelf-note">
          <div role="status">
            {changed.map(({ document, unit }) => (
              <p key={document}>{bothSaved(titleOf(unit))}</p>
            ))}
          </div>
          <button
            type="button"
            className="button bare"
            aria-label="Close"
            onClick={() => shelf.forgetConflicts()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {refused.length > 0 && (
        <ul className={`${styles.shelfNote} ${bayStyles.bayProblem}`} data-part="shelf-note">
          {refused.map(({ document, unit }) => (
            <li key={document}>{notTaken(titleOf(unit), refusals[document])}</li>
          ))}
        </ul>
      )}
    </>
  );
}
