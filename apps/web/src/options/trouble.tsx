import { type Agreement, wantedAfter } from './agreement.ts';
import type { Disagreement } from './disagreements.ts';
import styles from './options.module.css';

interface TroubleProps {
  readonly agreement: Agreement;
  readonly trouble: Disagreement;
  onChange(wanted: Agreement['wanted']): void;
}

/** A disagreement, with the buttons that end it. */
export function Trouble({ agreement, trouble: { sentence, remedies }, onChange }: TroubleProps) {
  return (
    <p className={styles.optionTrouble}>
      <span>{sentence}</span>
      {remedies.map(({ words, changes }) => (
        <button
          key={words}
          type="button"
          className="button"
          onClick={() => onChange(wantedAfter(agreement, changes))}
        >
          {words}
        </button>
      ))}
    </p>
  );
}
