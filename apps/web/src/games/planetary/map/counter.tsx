import type { Kind } from '@ironfield/planetary/state.ts';
import { sideClass } from '../../../ui/words/sides.ts';
import styles from './counter.module.css';
import { KIND_ICONS } from './kind-icons.ts';

export type CounterLook = 'plain' | 'ready' | 'in-hand' | 'target' | 'lit' | 'done';

interface CounterProps {
  readonly side: number;
  /** Null for one that lies face-down and belongs to somebody else. */
  readonly kind: Kind | null;
  /** It lies face-down, though its owner knows what it is. */
  readonly isHidden?: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In degrees, clockwise from up; null for those that face nowhere. */
  readonly facing?: number | null;
  readonly isDamaged?: boolean;
  /** It is out of supply. */
  readonly isCutOff?: boolean;
  /** A settlement that has been overrun and belongs to nobody. */
  readonly isRubble?: boolean;
  readonly look?: CounterLook;
  /** The number of counters here, where there is more than one. */
  readonly count?: number;
}

/** Half the side of the square on which counters are drawn. */
const HALF = 20;

/** A square counter: what it is, whose, where it faces, and what is wrong with it. */
export function Counter(props: CounterProps) {
  const {
    side,
    kind,
    isHidden = kind === null,
    x,
    y,
    size,
    facing = null,
    look = 'plain',
    count = 1,
  } = props;
  const { isDamaged = false, isCutOff = false, isRubble = false } = props;
  return (
    <g
      className={`${styles.counter} ${sideClass(side)}`}
      data-look={look}
      data-hidden={isHidden || undefined}
      data-damaged={isDamaged || undefined}
      data-rubble={isRubble || undefined}
      transform={`translate(${x} ${y}) scale(${size / (2 * HALF)})`}
    >
      {count > 1 && (
        <rect className={styles.under} x={-HALF + 3} y={-HALF - 3} width="40" height="40" rx="6" />
      )}
      {look !== 'plain' && look !== 'done' && (
        <rect className={styles.halo} x="-24" y="-24" width="48" height="48" rx="9" />
      )}
      {facing !== null && (
        <path className={styles.facing} d="M-8 -20L0 -29L8 -20Z" transform={`rotate(${facing})`} />
      )}
      <rect className={styles.card} x={-HALF} y={-HALF} width="40" height="40" rx="6" />
      {isHidden && <path className={styles.stripes} d={STRIPES} />}
      {kind === null ? (
        <text className={styles.unknown} y="9">
          ?
        </text>
      ) : (
        <path
          className={styles.icon}
          d={KIND_ICONS[kind]}
          fillRule="evenodd"
          transform="translate(-15 -15) scale(1.250)"
        />
      )}
      {isDamaged && <path className={styles.damage} d="M-16 16L16 -16" />}
      {isCutOff && (
        <g transform="translate(-16 16)">
          <circle className={styles.cutOff} r="7.500" />
          <path className={styles.cutOffMark} d="M-4 4L4 -4M-2.500 -3v3a2.500 2.500 0 0 0 5 0v-3" />
        </g>
      )}
      {count > 1 && (
        <g transform="translate(17 -17)">
          <circle className={styles.count} r="9" />
          <text className={styles.countText} y="4">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

const STRIPES = 'M-19 -5L-5 -19M-19 9L9 -19M-17 19L19 -17M-5 19L19 -5M9 19L19 9';
