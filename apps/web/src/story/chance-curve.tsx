import type { Interval } from '@ironfield/kernel/players/wilson.ts';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { sideClass } from '../ui/words/sides.ts';
import styles from './story.module.css';
import type { TurningPoint } from './tell.ts';

/** A mark below the curve: a loss or a critical hit. */
export interface Beneath {
  readonly turn: number;
  readonly seat: number | null;
  readonly kind: 'destroyed' | 'critical';
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly seat: number;
  readonly against: string;
  readonly turns: readonly number[];
  readonly chances: readonly Interval[];
  readonly turningPoints: readonly TurningPoint[];
  readonly beneath: readonly Beneath[];
  onGo(place: number): void;
}

const HEIGHT = 300;
const FRAME = { left: 52, top: 12, bottom: 236 };
const RIGHT = 22;
const HINT = 204;
/** Until it is measured. */
const USUAL_WIDTH = 860;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const PER_TURN = 3;

const percent = (rate: number) => `${Math.round(100 * rate)} %`;
const yOf = (rate: number) => FRAME.bottom - rate * (FRAME.bottom - FRAME.top);

/** The winning chance over the turns, with the band in which it lies. */
export function ChanceCurve({ name, seat, against, turns, chances, turningPoints, beneath, onGo }: Props) {
  const id = useId();
  const [looked, setLooked] = useState<number | null>(null);
  const [drawing, width] = useWidth();
  const right = width - RIGHT;
  const last = Math.max(1, chances.length - 1);
  const xOf = (place: number) => FRAME.left + (place / last) * (right - FRAME.left);
  const line = chances.map(({ rate }, place) => `${place ? 'L' : 'M'}${xOf(place)} ${yOf(rate)}`).join('');
  const band = [
    ...chances.map(({ high }, place) => `${place ? 'L' : 'M'}${xOf(place)} ${yOf(high)}`),
    ...chances.map(({ low }, place) => `L${xOf(place)} ${yOf(low)}`).toReversed(),
  ].join('');
  const under = `${line}L${xOf(chances.length - 1)} ${yOf(0.5)}L${xOf(0)} ${yOf(0.5)}Z`;
  const step = (right - FRAME.left) / last;
  const isLabelled = labelledPlaces(turns, step);
  return (
    <svg ref={drawing} viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.curve} data-part="story-curve">
      <title>{`${name}’s chance to win, turn by turn`}</title>
      <desc>{chances.map(({ rate }, place) => `${labelOf(turns[place])}: ${percent(rate)}`).join('; ')}</desc>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line
            x1={FRAME.left}
            x2={right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            data-middle={tick === 0.5 || undefined}
          />
          <text x={FRAME.left - 8} y={yOf(tick) + 4} textAnchor="end">
            {percent(tick)}
          </text>
        </g>
      ))}
      <clipPath id={`${id}-above`}>
        <rect x="0" y="0" width={width} height={yOf(0.5)} />
      </clipPath>
      <clipPath id={`${id}-below`}>
        <rect x="0" y={yOf(0.5)} width={width} height={HEIGHT} />
      </clipPath>
      <path d={under} clipPath={`url(#${id}-above)`} className={`${styles.ahead} ${sideClass(seat)}`} />
      <path d={under} clipPath={`url(#${id}-below)`} className={`${styles.ahead} ${sideClass(seat + 1)}`} />
      <text x={FRAME.left + 8} y={FRAME.top + 18} className={`${styles.sideWins} ${sideClass(seat)}`}>
        {name} wins ↑
      </text>
      <text x={FRAME.left + 8} y={FRAME.bottom - 10} className={`${styles.sideWins} ${sideClass(seat + 1)}`}>
        {against} wins ↓
      </text>
      <path d={`${band}Z`} className={styles.band} />
      <path d={line} className={styles.chanceLine} />
      {turns.map((turn, place) => (
        <g key={`${turn} ${xOf(place)}`}>
          <circle cx={xOf(place)} cy={yOf(chances[place].rate)} r="4.500" className={styles.spot} />
          {isLabelled(place) && (
            <text x={xOf(place)} y={HEIGHT - 14} textAnchor="middle">
              {labelOf(turn)}
            </text>
          )}
        </g>
      ))}
      <Below marks={beneath} turns={turns} xOf={xOf} />
      {turningPoints.map(({ to, change }, number) => (
        <g key={to} className={styles.turned} data-sign={change < 0 ? 'worse' : 'better'}>
          <circle cx={xOf(to)} cy={yOf(chances[to].rate)} r="13" className={sideClass(seat)} />
          <text x={xOf(to)} y={yOf(chances[to].rate) + 5} textAnchor="middle">
            {number + 1}
          </text>
        </g>
      ))}
      {looked !== null && (
        <Hint
          left={Math.min(xOf(looked) + 12, width - HINT - 4)}
          turn={turns[looked]}
          chance={chances[looked]}
        />
      )}
      {chances.map(({ rate }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
        <rect
          key={xOf(place)}
          x={xOf(place) - step / 2}
          y={FRAME.top}
          width={step}
          height={HEIGHT - FRAME.top}
          fill="transparent"
          role="button"
          tabIndex={0}
          aria-label={`${labelOf(turns[place])}: ${percent(rate)}. Show it.`}
          onClick={() => onGo(place)}
          onKeyDown={({ key }) => key === 'Enter' && onGo(place)}
          onPointerEnter={() => setLooked(place)}
          onPointerLeave={() => setLooked(null)}
          onFocus={() => setLooked(place)}
          onBlur={() => setLooked(null)}
        />
      ))}
    </svg>
  );
}

const labelOf = (turn: number): string => (turn === 0 ? 'start' : `${turn}`);

/** The drawing is as wide as its place, so that its words keep their size. */
function useWidth(): readonly [RefObject<SVGSVGElement | null>, number] {
  const drawing = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.max(LEAST_WIDTH, drawing.current?.clientWidth ?? 0));
    const watcher = new ResizeObserver(measure);
    watcher.observe(drawing.current!);
    measure();
    return () => watcher.disconnect();
  }, []);
  return [drawing, width];
}

const LEAST_WIDTH = 280;
const ROOM = 30;

/** So many labels as have room. */
function labelledPlaces(turns: readonly number[], step: number): (place: number) => boolean {
  const every = Math.max(1, Math.ceil(ROOM / step));
  return (place) => place % every === 0 && (place + every <= turns.length || place === turns.length - 1);
}

function Hint({
  left,
  turn,
  chance,
}: {
  readonly left: number;
  readonly turn: number;
  readonly chance: Interval;
}) {
  const title = turn === 0 ? 'At the start' : `After turn ${turn}`;
  const between =
    chance.low === chance.high ? '' : ` (${Math.round(100 * chance.low)}–${Math.round(100 * chance.high)})`;
  return (
    <g className={styles.hint} transform={`translate(${left} ${FRAME.bottom - 60})`}>
      <rect width={HINT} height="50" rx="8" />
      <text x="12" y="20">{`${title}: ${percent(chance.rate)}${between}`}</text>
      <text x="12" y="38" data-quiet>
        Press to see it in the replay.
      </text>
    </g>
  );
}

interface BelowProps {
  readonly marks: readonly Beneath[];
  readonly turns: readonly number[];
  xOf(place: number): number;
}

/** Losses as crosses and critical hits as diamonds, in the colours of those who suffered them. */
function Below({ marks, turns, xOf }: BelowProps) {
  return turns.map((turn, place) => {
    const own = marks.filter((mark) => mark.turn === turn).toSorted((a, b) => b.kind.localeCompare(a.kind));
    return own.slice(0, PER_TURN).map(({ seat, kind, label }, i, shown) => {
      const x = xOf(place) + (i - (shown.length - 1) / 2) * 13;
      const y = FRAME.bottom + 22;
      const path =
        kind === 'destroyed' ? `M${x - 4.5} ${y - 4.5}l9 9m0-9l-9 9` : `M${x} ${y - 5}l5 5-5 5-5-5z`;
      return (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of one turn may say the same
          key={`${turn} ${i}`}
          d={path}
          data-kind={kind}
          className={`${styles.beneath} ${sideClass(seat)}`}
        >
          <title>{label}</title>
        </path>
      );
    });
  });
}
