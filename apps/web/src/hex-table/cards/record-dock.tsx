import { type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import './record-dock.css';

interface RecordDockProps {
  readonly label: string;
  /** The sheet, as wide as it gets. It may still have to be fetched. */
  readonly children: ReactNode;
  onClose(): void;
}

const SIZES = [1, 1.5, 2, 3] as const;
/** The size to begin with where a sheet as wide as the panel could not be read. */
const NARROW = 2;

/** A whole record sheet beside the map, larger and smaller. */
export function RecordDock({ label, children, onClose }: RecordDockProps) {
  const [size, setSize] = useState(() => (window.matchMedia('(max-width: 860px)').matches ? NARROW : 0));
  return (
    <section className="record-dock" aria-label={label}>
      <div className="record-tools">
        <button
          type="button"
          className="button bare"
          aria-label="Smaller sheet"
          {...refusing(size === 0 ? 'It is at its smallest' : null)}
          onClick={() => setSize(size - 1)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="button bare"
          aria-label="Larger sheet"
          {...refusing(size === SIZES.length - 1 ? 'It is at its largest' : null)}
          onClick={() => setSize(size + 1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="button bare"
          aria-label="Close the record sheet"
          title="Esc"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys */}
      <section className="record-paper" tabIndex={0} aria-label="Sheet">
        <div style={{ width: `${SIZES[size] * 100}%` }}>
          <Suspense fallback={<p className="quiet">Fetching the sheet…</p>}>{children}</Suspense>
        </div>
      </section>
    </section>
  );
}
