import { decimal } from '../numbers.ts';
import styles from './charts.module.css';

export interface BarRow {
  readonly label: string;
  /** By design. */
  readonly values: readonly number[];
}

interface Props {
  readonly rows: readonly BarRow[];
  /** The value at the right end. */
  readonly full: number;
  /** By design: what must not be exceeded, as a mark on every bar. */
  readonly limits?: readonly number[];
  /** The text after a bar. */
  write?(value: number, design: number): string;
}

const [LEFT, RIGHT] = [56, 238];
const ROW = 24;
export const BARS_WIDTH = 272;
export const barsHeight = (rows: number): number => rows * ROW + 4;

/** Lying bars, one row for each label; two designs share a row. */
export function BarRows({ rows, full, limits, write = decimal }: Props) {
  const x = (value: number) => LEFT + (Math.min(value, full) / full) * (RIGHT - LEFT);
  return rows.map(({ label, values }, row) => {
    const height = values.length > 1 ? 8 : 13;
    const top = row * ROW + (values.length > 1 ? 3 : 5);
    return (
      <g key={label}>
        <text x={LEFT - 6} y={row * ROW + 15} textAnchor="end">
          {label}
        </text>
        {values.map((value, design) => {
          const y = top + design * (height + 2);
          const limit = limits?.[design];
          const isHot = limit !== undefined && value > limit;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second design
            <g key={design} className={`side-${design}`}>
              <rect className={styles.bayTrack} x={LEFT} y={y} width={RIGHT - LEFT} height={height} rx="2" />
              <rect
                className={styles.bayBar}
                x={LEFT}
                y={y}
                width={Math.max(0, x(isHot ? limit : value) - LEFT)}
                height={height}
                rx="2"
              />
              {isHot && (
                <rect
                  className={`${styles.bayBar} ${styles.hot}`}
                  x={x(limit)}
                  y={y}
                  width={x(value) - x(limit)}
                  height={height}
                  rx="2"
                />
              )}
              {limit !== undefined && (
                <line
                  className={styles.bayLimit}
                  x1={x(limit)}
                  x2={x(limit)}
                  y1={y - 2}
                  y2={y + height + 2}
                />
              )}
              <text className={isHot ? styles.hot : 'strong'} x={RIGHT + 5} y={y + height / 2 + 3.5}>
                {write(value, design)}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}
