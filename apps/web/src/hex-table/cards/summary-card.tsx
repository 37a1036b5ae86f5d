import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useState } from 'react';
import type { LogLine } from '../../table/playback.ts';
import { Icon } from '../../ui/icons.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import type { HexGame } from '../hex-game.ts';
import { summaryOf } from './summary.ts';
import styles from './summary-card.module.css';

interface SummaryCardProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  /** The events, line by line. */
  readonly past: readonly LogLine[];
  /** It begins with its first line alone: something else needs the room. */
  readonly isBrief: boolean;
  onLine(line: LogLine): void;
  onClose(): void;
}

/** A few lines about the last events; each leads to its place in the log. */
export function SummaryCard<G extends GameTypes>({
  hex,
  table,
  past,
  isBrief,
  onLine,
  onClose,
}: SummaryCardProps<G>) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const lines = summaryOf(hex, table, past);
  if (lines.length === 0) return null;
  const isWhole = isOpen ?? !isBrief;
  return (
    <section className={styles.summaryCard} data-part="summary-card" aria-label="What happened">
      <header>
        <h2>
          <button type="button" aria-expanded={isWhole} onClick={() => setOpen(!isWhole)}>
            What happened
            {!isWhole && (
              <span className="quiet">{(lines.find(({ isGrave }) => isGrave) ?? lines[0]).text}</span>
            )}
          </button>
        </h2>
        <button type="button" className="button bare" aria-label="Close the summary" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ul hidden={!isWhole}>
        {lines.map(({ text, side, line, isGrave }) => (
          <li key={`${line.id} ${text}`} className={sideClass(side)}>
            <button type="button" data-grave={isGrave || undefined} onClick={() => onLine(line)}>
              <i className="side-dot" /> {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
