import { Icon } from '../../ui/icons.tsx';
import { download } from '../../ui/keep/download.ts';
import { plural } from '../../ui/words/plural.ts';
import bayStyles from '../bay.module.css';
import styles from './units.module.css';
import type { Reading } from './use-unit-files.ts';

interface Props {
  readonly reading: Reading;
  onClose(): void;
}

const MOST_SHOWN = 50;

/** The progress of the reading; at its end, the files that did not fit. */
export function ReadingReport({ reading, onClose }: Props) {
  const { done, total, added, others, misfits } = reading;
  if (done < total)
    return (
      <section className={styles.report} aria-label="Reading">
        <label className={styles.progress}>
          <span>
            {done.toLocaleString('en')} of {plural(total, 'file')} read
          </span>
          <progress value={done} max={total} />
        </label>
      </section>
    );
  return (
    <section className={styles.report} aria-label="What was read">
      <div className={styles.reportHead}>
        <p role="status">
          {plural(added, 'unit')} read.
          {misfits.length > 0 && ` ${plural(misfits.length, 'file')} did not fit.`}
          {others > 0 && ` ${plural(others, 'file')} of other kinds left alone.`}
        </p>
        <button type="button" className="button bare" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {misfits.length > 0 && (
        <details open={added === 0}>
          <summary>What did not fit</summary>
          <ul className={styles.misfits}>
            {misfits.slice(0, MOST_SHOWN).map(({ file, reasons }) => (
              <li key={file} className={bayStyles.bayProblem}>
                <strong>{file}</strong>
                <ul>
                  {reasons.map((reason, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two of them may read alike
                    <li key={index}>{reason}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {misfits.length > MOST_SHOWN && (
            <p>And {misfits.length - MOST_SHOWN} more, all of them in the list.</p>
          )}
          <button
            type="button"
            className="button"
            onClick={() =>
              download(
                'misfits.txt',
                misfits
                  .map(({ file, reasons }) => `${file}\n${reasons.map((reason) => `  ${reason}\n`).join('')}`)
                  .join(''),
                'text/plain',
              )
            }
          >
            Download the list
          </button>
        </details>
      )}
    </section>
  );
}
