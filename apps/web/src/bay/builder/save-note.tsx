import type { Origin } from '../origin.ts';
import type { Workbench } from './workbench.ts';

/** Whether the design is kept as it stands. It always takes the same room, so that nothing moves at the first change. */
export function SaveNote({ bench, origin }: { readonly bench: Workbench; readonly origin: Origin }) {
  const { isChanged } = bench;
  return (
    <span className="saved-note">
      <span role="status">{isChanged ? 'Not saved' : origin.kind === 'own' && 'Saved'}</span>
      <button
        type="button"
        className="button bare"
        title="Back to what was saved"
        hidden={!isChanged}
        onClick={bench.discard}
      >
        Discard
      </button>
    </span>
  );
}
