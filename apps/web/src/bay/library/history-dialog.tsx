import { checkUnit } from '@ironfield/mechbay/design/construction.ts';
import type { Revision } from '@ironfield/mechbay/library/store.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { ago } from '../../ui/words/ago.ts';
import styles from '../bay.module.css';
import { factsOf } from '../design-facts.ts';
import { titleOf } from '../text.ts';
import { ownDesigns } from './own-designs.ts';

interface Props {
  readonly document: string;
  onClose(): void;
  /** The design is now another. */
  onRestored(): void;
}

const load = (document: string) => ownDesigns.revisions(document);

/** All saved versions of a design. Restoring one saves it again; newer ones stay, too. */
export function HistoryDialog({ document, onClose, onRestored }: Props) {
  const revisions = useLoaded(document, load);
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async (number: number) => {
    const result = await ownDesigns.restore(document, number);
    if (result.ok) onRestored();
    else setProblem(result.error.message);
  };
  return (
    <Dialog title="Versions" onClose={onClose}>
      {problem && (
        <p className={styles.bayProblem} role="alert">
          {problem}
        </p>
      )}
      <ol className={styles.versions} data-part="versions">
        {revisions?.toReversed().map((revision, index) => (
          <li key={revision.number}>
            <VersionText revision={revision} />
            {index === 0 ? (
              <span className="quiet">Newest</span>
            ) : (
              revision.unit && (
                <button
                  type="button"
                  className="button"
                  aria-label={`Restore version ${revision.number}`}
                  onClick={() => void restore(revision.number)}
                >
                  Restore
                </button>
              )
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function VersionText({ revision: { number, savedAt, unit, note } }: { readonly revision: Revision }) {
  return (
    <div>
      <strong>
        {number}. {unit ? titleOf(unit) : 'Deleted'}
      </strong>{' '}
      <time dateTime={savedAt} title={new Date(savedAt).toLocaleString()} className="quiet">
        {ago(savedAt)}
      </time>
      {note && <p className="quiet">{note}</p>}
      {unit && (
        <p className="quiet">
          {unit.tons} t, {factsOf(unit).weapons || 'no weapons'}
          {checkUnit(unit).isLegal ? '' : '; not legal yet'}
        </p>
      )}
    </div>
  );
}
