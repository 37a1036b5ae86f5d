import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { jumpMp, runMp, walkMp } from '@ironfield/classic/rules/movement-points.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import './record-dock.css';
import { asState, type Table } from './table.ts';

const RecordSheet = lazy(async () => ({
  default: (await import('./record-sheet/record-sheet.tsx')).RecordSheet,
}));

interface RecordDockProps {
  readonly field: Battlefield;
  readonly table: Table;
  readonly unit: number;
  onClose(): void;
}

const SIZES = [1, 1.5, 2, 3] as const;
/** The size to begin with where a sheet as wide as the panel could not be read. */
const NARROW = 2;

/** The whole record sheet beside the map, as it stands at this moment of the game. */
export function RecordDock({ field, table, unit, onClose }: RecordDockProps) {
  const [size, setSize] = useState(() => (window.matchMedia('(max-width: 860px)').matches ? NARROW : 0));
  const { mech: file, pilot } = field.setup.units[unit]!;
  const state = asState(table);
  const [walk, run, jump] = [walkMp, runMp, jumpMp].map((points) => points(field, state, unit)) as [
    number,
    number,
    number,
  ];
  // The sheet is drawn anew only where something on it has changed.
  const warrior = useMemo(() => ({ name: pilot.name }), [pilot]);
  const speed = useMemo(() => ({ walk, run, jump }), [walk, run, jump]);
  return (
    <section className="record-dock" aria-label={`Record sheet of the ${file.name}`}>
      <div className="record-tools">
        <button
          type="button"
          className="button bare"
          aria-label="Smaller sheet"
          disabled={size === 0}
          onClick={() => setSize(size - 1)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="button bare"
          aria-label="Larger sheet"
          disabled={size === SIZES.length - 1}
          onClick={() => setSize(size + 1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="button bare"
          aria-label="Put the record sheet away"
          title="Esc"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys */}
      <section className="record-paper" tabIndex={0} aria-label="Sheet">
        <div style={{ width: `${SIZES[size]! * 100}%` }}>
          <Suspense fallback={<p className="quiet">Fetching the sheet…</p>}>
            <RecordSheet file={file} warrior={warrior} mech={table.units[unit]!} speed={speed} />
          </Suspense>
        </div>
      </section>
    </section>
  );
}
