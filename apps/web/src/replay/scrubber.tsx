import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { MARK_NAMES, type Mark, type MarkKind, SHOWN_KINDS, spacedMarks, stackedMarks } from './marks.ts';
import styles from './replay.module.css';
import type { Timeline } from './timeline.ts';

interface Props<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  readonly index: number;
  onGo(to: number): void;
}

/** The whole game as a line: turns below, what happened above, in the colour of those it happened to. */
export function Scrubber<G extends GameTypes>({ timeline, index, onGo }: Props<G>) {
  const { last, marks } = timeline;
  const { turn, sentences } = timeline.stepAt(index);
  const place = (at: number) => ({
    insetInlineStart: `calc(8px + (100% - 16px) * ${last === 0 ? 0 : at / last})`,
  });
  const turns = marks.filter(({ kind }) => kind === 'turn');
  const onPhones = spacedMarks(turns, last, APART_ON_PHONES);
  const shown = spacedMarks(turns, last, APART);
  return (
    <div className={styles.scrubber}>
      <div className={styles.scrubberMarks} aria-hidden="true">
        {stackedMarks(marks, MOST).map(({ mark, height }) => (
          <i
            key={`${mark.kind} ${mark.label} ${mark.index} ${height}`}
            style={{ ...place(mark.index), bottom: height * 9 }}
          >
            <MarkShape mark={mark} />
          </i>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label="Moment of the game"
        aria-valuetext={`${index} of ${last}, ${turn === 0 ? 'set-up' : `turn ${turn}`}. ${sentences.join(' ')}`}
        style={{ '--done': `${last === 0 ? 0 : (100 * index) / last}%` } as React.CSSProperties}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <div className={styles.scrubberTurns} aria-hidden="true">
        {turns.map((mark) => (
          <i key={mark.index} style={place(mark.index)} data-crowded={!onPhones.has(mark) || undefined}>
            {shown.has(mark) && mark.label.replace(/\D+/g, '')}
          </i>
        ))}
      </div>
    </div>
  );
}

const MOST = 4;
/** Of the line, from one number of a turn to the next. */
const APART = 0.02;
const APART_ON_PHONES = 0.07;

const PATHS: Record<MarkKind, string> = {
  turn: '',
  destroyed: 'M1.500 1.500l5 5M6.500 1.500l-5 5',
  critical: 'M4 1 7 4 4 7 1 4z',
  captured: 'M2 7.500V1h5L5.500 3 7 5H2',
  takeback: 'M7 6.500A3 3 0 1 0 2 3M2 .500V3h2.500',
  end: 'M1.500 1.500h5v5h-5z',
};

/** The meaning of the shapes that occur. */
export function MarkLegend({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <ul className={styles.replayLegend} aria-hidden="true">
      {SHOWN_KINDS.filter((kind) => marks.some((mark) => mark.kind === kind)).map((kind) => (
        <li key={kind}>
          <MarkShape mark={{ kind, seat: null, index: 0, label: '' }} /> {MARK_NAMES[kind]}
        </li>
      ))}
    </ul>
  );
}

function MarkShape({ mark: { kind, seat } }: { readonly mark: Mark }) {
  return (
    <svg
      viewBox="0 0 8 8"
      width="8"
      height="8"
      className={`${styles.mark} ${seat === null ? '' : `side-${seat % 2}`}`}
      aria-hidden="true"
    >
      <path d={PATHS[kind]} className={kind === 'critical' || kind === 'end' ? styles.filled : undefined} />
    </svg>
  );
}
