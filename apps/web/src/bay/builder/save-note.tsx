import type { Origin } from '../origin.ts';
import styles from './builder.module.css';
import type { Workbench } from './workbench.ts';

/** Whether the design is kept as it stands. It always takes the same room, so that nothing moves at the first change. */
export function SaveNote({ bench, origin }: { readonly bench: Workbench; readonly origin: Origin }) {
  const { isChanged } = bench;
  return (
    <span className={styles.savedNote}>
      <span role="status">{isChanged ? 'Not saved' : origin.kind === 'own' && 'Saved'}</span>
      <button
        type="button"
        className="button bare"
        title="Back to the saved version"
        hidden={!isChanged}
        onClick={bench.discard}
      >
        Discard
      </button>
    </span>
  );
}
