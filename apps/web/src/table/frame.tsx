import { type ReactNode, useState } from 'react';
import { EndBanner } from './end-banner.tsx';
import { EventLog } from './event-log.tsx';
import type { LogLine } from './playback.ts';
import type { TableModel } from './table-model.ts';
import { type PhaseList, TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly model: TableModel;
  readonly phases?: PhaseList | undefined;
  /** The sides and what they have. */
  readonly forces: ReactNode;
  readonly map: ReactNode;
  /** What is known of the thing looked at, above the log. */
  readonly sheet: ReactNode;
  readonly bar: ReactNode;
  /** The lines that the map shows just now. */
  readonly onLine?: (line: LogLine | null) => void;
}

type Sheet = 'forces' | 'sheet' | 'log';
const SHEETS: readonly { readonly id: Sheet; readonly label: string }[] = [
  { id: 'forces', label: 'Forces' },
  { id: 'sheet', label: 'Sheet' },
  { id: 'log', label: 'Log' },
];

/** The one frame of every table: phases above, forces left, map, sheet and log right, what can be done below. */
export function Frame({ model, phases, forces, map, sheet, bar, onLine }: FrameProps) {
  const [raised, setRaised] = useState<Sheet | null>(null);
  const slide = (id: Sheet) => `slide ${raised === id ? 'raised' : ''}`;
  return (
    <div className="table-frame">
      <TopBar model={model} phases={phases} />
      <aside className={`forces-panel ${slide('forces')}`} aria-label="Forces">
        {forces}
      </aside>
      <main className="map-panel" aria-label="Map">
        {map}
        <EndBanner model={model} />
      </main>
      <aside className="side-panel" aria-label="Sheet and log">
        <div className={`sheet-panel ${slide('sheet')}`}>{sheet}</div>
        <div className={`log-panel ${slide('log')}`}>
          <EventLog model={model} onLine={onLine} />
        </div>
      </aside>
      <footer className="bar-panel">{bar}</footer>
      <nav className="sheet-tabs" aria-label="Sheets">
        {SHEETS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-expanded={raised === id}
            onClick={() => setRaised(raised === id ? null : id)}
          >
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}
