import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { refusing } from '../ui/mishaps/refusing.ts';
import { MARK_KINDS, MARK_NAMES, type MarkKind, markFrom } from './marks.ts';
import { MomentList } from './moment-list.tsx';
import { commandOfKey, durationOf, playback, SPEEDS, type Speed, startOf } from './playback.ts';
import styles from './replay.module.css';
import { MarkLegend, Scrubber } from './scrubber.tsx';
import type { Moment, PlayFrom, Timeline } from './timeline.ts';

interface Props<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  /** The board of the game: the table of a moment, and what happened on the way to it. */
  children(table: G['Table'], events: readonly G['Event'][], moment: Moment<G>): ReactNode;
  /** The moment to begin with. */
  readonly initial?: number;
  /** Absent where a game cannot be begun. */
  readonly onPlayFrom?: (from: PlayFrom) => void;
  /** More about a moment, below its events. */
  readonly beside?: (moment: Moment<G>) => ReactNode;
}

interface RunningUse extends ReturnType<typeof playback> {
  readonly last: number;
  /** The number of sentences at this moment. */
  readonly sentences: number;
  dispatch(action: Parameters<typeof playback>[1]): void;
  jump(to: MarkKind, direction: 1 | -1): void;
}

/** It goes on by itself while it plays, and by the keys. */
function useRunning({ isPlaying, speed, index, last, sentences, dispatch, jump }: RunningUse): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment has its own time
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), durationOf(sentences, speed));
    return () => clearTimeout(timer);
  }, [isPlaying, speed, index, sentences, dispatch]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForControl(event)) return;
      const command = commandOfKey(event.key, last);
      if (!command) return;
      event.preventDefault();
      if (command.kind === 'turn') jump('turn', command.direction);
      else dispatch(command.action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** A game played again: the board, what happened, and a scrubber to go anywhere in it. */
export function Replay<G extends GameTypes>({
  timeline,
  children,
  initial = 0,
  onPlayFrom,
  beside,
}: Props<G>) {
  const [state, dispatch] = useReducer(playback, startOf(timeline.last, initial));
  const [kind, setKind] = useState<MarkKind>('turn');
  const { index, isPlaying, speed } = state;
  const moment = timeline.at(index);
  const kinds = MARK_KINDS.filter((each) => timeline.marks.some((mark) => mark.kind === each));
  const jump = (to: MarkKind, direction: 1 | -1) => {
    const mark = markFrom(timeline.marks, index, [to], direction);
    if (mark) dispatch({ type: 'go', to: mark.index });
    else if (direction < 0) dispatch({ type: 'go', to: 0 });
  };

  useRunning({ ...state, last: timeline.last, sentences: moment.sentences.length, dispatch, jump });

  return (
    <main className={styles.replay} data-part="replay">
      <h1 className="visually-hidden">Replay</h1>
      <div className={styles.replayBoard}>{children(moment.view.table, moment.events, moment)}</div>
      <div className={styles.replaySide}>
        <MomentList timeline={timeline} index={index} onGo={(to) => dispatch({ type: 'go', to })} />
        {beside?.(moment)}
      </div>
      <div className={styles.replayBar}>
        <Scrubber timeline={timeline} index={index} onGo={(to) => dispatch({ type: 'go', to })} />
        <div className={styles.replayControls}>
          <Transport index={index} last={timeline.last} isPlaying={isPlaying} dispatch={dispatch} />
          <label className={styles.replayGroup}>
            <span className="quiet">Speed</span>
            <select
              className="select"
              aria-label="Speed"
              value={speed}
              onChange={(event) => dispatch({ type: 'speed', speed: Number(event.target.value) as Speed })}
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {each === 0.5 ? '½' : each}×
                </option>
              ))}
            </select>
          </label>
          <div className={styles.replayGroup}>
            <Step
              label={`Previous ${MARK_NAMES[kind]}`}
              onClick={() => jump(kind, -1)}
              isOff={index === 0}
              icon="previous"
            />
            <select
              className="select"
              aria-label="Jump from one to the next"
              value={kind}
              onChange={(event) => setKind(event.target.value as MarkKind)}
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {MARK_NAMES[each]}
                </option>
              ))}
            </select>
            <Step
              label={`Next ${MARK_NAMES[kind]}`}
              onClick={() => jump(kind, 1)}
              isOff={markFrom(timeline.marks, index, [kind], 1) === undefined}
              icon="next"
            />
          </div>
          <MarkLegend marks={timeline.marks} />
          {onPlayFrom && (
            <button
              type="button"
              className={`button ${styles.replayFrom}`}
              {...refusing(moment.view.outcome === null ? null : 'The game is over here')}
              onClick={() => onPlayFrom(timeline.playFrom(index))}
            >
              Play from here
            </button>
          )}
        </div>
      </div>
    </main>
  );
}

const ICONS = {
  first: 'M4 4v12M16 4l-9 6 9 6z',
  back: 'M13 4l-8 6 8 6z',
  on: 'M7 4l8 6-8 6z',
  last: 'M16 4v12M4 4l9 6-9 6z',
  previous: 'M12 4l-6 6 6 6',
  next: 'M8 4l6 6-6 6',
  play: 'M6 3l11 7-11 7z',
  pause: 'M7 4v12M13 4v12',
} as const;

function ReplayIcon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg
      className={styles.replayIcon}
      data-icon={name}
      viewBox="0 0 20 20"
      width="18"
      height="18"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly icon: keyof typeof ICONS;
  onClick(): void;
}

function Step({ label, isOff, icon, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={`button ${styles.replayStep}`}
      aria-label={label}
      {...refusing(isOff ? 'None are left' : null, label)}
      onClick={onClick}
    >
      <ReplayIcon name={icon} />
    </button>
  );
}

/** Keys that the focused control wants for itself. The scrubber steps by arrows on its own. */
function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key !== ' ';
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return key === ' ';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

type TransportProps = Pick<RunningUse, 'index' | 'last' | 'isPlaying' | 'dispatch'>;

/** To the start, back, on, to the end, and by itself. */
function Transport({ index, last, isPlaying, dispatch }: TransportProps) {
  return (
    <div className={styles.replayGroup}>
      <Step
        label="To the start (Home)"
        onClick={() => dispatch({ type: 'go', to: 0 })}
        isOff={index === 0}
        icon="first"
      />
      <Step
        label="One step back (←)"
        onClick={() => dispatch({ type: 'step', by: -1 })}
        isOff={index === 0}
        icon="back"
      />
      <button
        type="button"
        className={`button primary ${styles.replayPlay}`}
        aria-label={isPlaying ? 'Pause (space)' : 'Play (space)'}
        onClick={() => dispatch({ type: 'toggle' })}
      >
        <ReplayIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <Step
        label="One step on (→)"
        onClick={() => dispatch({ type: 'step', by: 1 })}
        isOff={index === last}
        icon="on"
      />
      <Step
        label="To the end (End)"
        onClick={() => dispatch({ type: 'go', to: last })}
        isOff={index === last}
        icon="last"
      />
    </div>
  );
}
