import { Icon } from '../ui/icons.tsx';
import { sideClass } from '../ui/sides.ts';
import type { SummaryLine } from './summary.ts';
import './summary-card.css';

interface SummaryCardProps {
  readonly lines: readonly SummaryLine[];
  onLine(line: SummaryLine): void;
  onClose(): void;
}

/** What happened, in a few lines; each leads to its place in the log. */
export function SummaryCard({ lines, onLine, onClose }: SummaryCardProps) {
  return (
    <section className="summary-card" aria-label="What happened">
      <header>
        <h2>What happened</h2>
        <button type="button" className="button bare" aria-label="Put the summary away" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={`${line.line.id} ${line.text}`} className={sideClass(line.side)}>
            <button type="button" className={line.isGrave ? 'grave' : ''} onClick={() => onLine(line)}>
              <i className="side-dot" /> {line.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
