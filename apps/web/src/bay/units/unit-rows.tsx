import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';
import { UNIT_KINDS } from '@ironfield/mechbay/unit-library/search.ts';
import { useState } from 'react';
import styles from './units.module.css';
import { numberWords, techWords, tonWords } from './words.ts';

interface Props {
  readonly entries: readonly UnitEntry[];
  show(file: string): void;
}

const AT_ONCE = 100;

/** Units one below the other; more of them when somebody asks. */
export function UnitRows({ entries, show }: Props) {
  const [count, setCount] = useState(AT_ONCE);
  if (entries.length === 0) return <p className={styles.none}>No unit fits the search.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {entries.slice(0, count).map((entry) => (
          <li key={entry.file} className={styles.row} data-part="unit">
            <button type="button" className={styles.rowButton} onClick={() => show(entry.file)}>
              <span className={styles.name}>
                {entry.name} <span className={styles.model}>{entry.model}</span>
                <small>
                  {[UNIT_KINDS[entry.kind], entry.motion, techWords(entry), entry.role]
                    .filter((word) => word !== '')
                    .join(' · ')}
                </small>
              </span>
              <span className={styles.figure}>{tonWords(entry.tons)}</span>
              <span className={styles.figure}>{entry.year ?? '–'}</span>
              <span className={styles.figure} title="Battle Value">
                BV {numberWords(entry.bv)}
              </span>
              <span className={styles.weapons}>{entry.weapons || 'No weapons'}</span>
            </button>
          </li>
        ))}
      </ul>
      {entries.length > count && (
        <button type="button" className="button" onClick={() => setCount(count + AT_ONCE)}>
          Show {Math.min(AT_ONCE, entries.length - count)} more
        </button>
      )}
    </>
  );
}
