import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { refusing } from '../ui/refusing.ts';
import './replay.css';
import { MARK_KINDS, MARK_NAMES, type MarkKind, markFrom } from './marks.ts';
import { MomentList } from './moment-list.tsx';
import { commandOfKey, durationOf, playback, SPEEDS, type Speed, startOf } from './playback.ts';
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
  /** What else there is to say of a moment, below what happened. */
  readonly beside?: (moment: Moment<G>) => ReactNode;
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

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), durationOf(moment.sentences.length, speed));
    return () => clearTimeout(timer);
  }, [isPlaying, speed, moment]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForControl(event)) return;
      const command = commandOfKey(event.key, timeline.last);
      if (!command) return;
      event.preventDefault();
      if (command.kind === 'turn') jump('turn', command.direction);
      else dispatch(command.action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <main className="replay">
      <h1 className="visually-hidden">Replay</h1>
      <div className="replay-board">{children(moment.view.table, moment.events, moment)}</div>
      <div className="replay-side">
        <MomentList timeline={timeline} index={index} onGo={(to) => dispatch({ type: 'go', to })} />
        {beside?.(moment)}
      </div>
      <div className="replay-bar">
        <Scrubber timeline={timeline} index={index} onGo={(to) => dispatch({ type: 'go', to })} />
        <div className="replay-controls">
          <div className="replay-group">
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
              className="button primary replay-play"
              aria-label={isPlaying ? 'Pause (space)' : 'Play (space)'}
              onClick={() => dispatch({ type: 'toggle' })}
            >
              <ReplayIcon name={isPlaying ? 'pause' : 'play'} />
            </button>
            <Step
              label="One step on (→)"
              onClick={() => dispatch({ type: 'step', by: 1 })}
              isOff={index === timeline.last}
              icon="on"
            />
            <Step
              label="To the end (End)"
              onClick={() => dispatch({ type: 'go', to: timeline.last })}
              isOff={index === timeline.last}
              icon="last"
            />
          </div>
          <label className="replay-group">
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
          <div className="replay-group">
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
              className="button replay-from"
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
    <svg className={`replay-icon ${name}`} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
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
      className="button replay-step"
      aria-label={label}
      {...refusing(isOff ? 'There is none any more' : null, label)}
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
