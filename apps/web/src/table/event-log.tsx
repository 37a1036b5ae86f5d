import { useEffect, useRef } from 'react';
import { SentenceWithDice } from '../ui/dice.tsx';
import { sideClass } from '../ui/words/sides.ts';
import type { LogLine } from './playback.ts';
import type { TableModel } from './table-model.ts';

interface EventLogProps {
  readonly model: TableModel;
  readonly isOpen: boolean;
  /** The line to show, by its id. */
  readonly sought?: string | null;
  readonly onLine?: ((line: LogLine | null) => void) | undefined;
}

/** Events in plain sentences. A line under the pointer shows itself on the map. */
export function EventLog({ model, isOpen, sought = null, onLine }: EventLogProps) {
  const section = useRef<HTMLElement>(null);
  const { log, active } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever a line is added, and when it is opened
  useEffect(() => {
    // Only the panel: `scrollIntoView` would also move a frame in which the log is out of sight.
    const panel = section.current?.parentElement;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [log.length, isOpen]);
  useEffect(() => {
    if (sought === null) return;
    // After the panel has been opened for it.
    const frame = requestAnimationFrame(() => {
      const panel = section.current?.parentElement;
      const line = section.current?.querySelector<HTMLElement>('[data-part="sought"]');
      if (panel && line) panel.scrollTop = line.offsetTop - panel.offsetTop - panel.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [sought]);
  return (
    <section ref={section} className="event-log" data-part="event-log">
      <h2 className="overline">Log</h2>
      {log.length === 0 && <p className="quiet">Nothing has happened yet.</p>}
      <ol>
        {log.map((line) => (
          <li
            key={line.id}
            className={`${lineClass(line, active)} ${line.id === sought ? 'sought' : ''}`}
            data-part={line.id === sought ? 'sought' : undefined}
          >
            {line.event.type === 'turn' ? (
              <h3>{line.text}</h3>
            ) : (
              <button
                type="button"
                onPointerEnter={() => onLine?.(line)}
                onPointerLeave={() => onLine?.(null)}
                onFocus={() => onLine?.(line)}
                onBlur={() => onLine?.(null)}
              >
                {line.isTakenBack ? (
                  <del>
                    <SentenceWithDice text={line.text} />
                  </del>
                ) : (
                  <SentenceWithDice text={line.text} />
                )}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {active.map(({ text }) => text).join(' ')}
      </p>
    </section>
  );
}

function lineClass(line: LogLine, active: readonly LogLine[]): string {
  return `${sideClass(line.side)} ${active.includes(line) ? 'active' : ''}`;
}
