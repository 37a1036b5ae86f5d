import { FARTHEST } from '@ironfield/mechbay/figures.ts';
import { niceTicks } from '../../result/chart-geometry.ts';
import { decimal } from '../numbers.ts';
import { ChartFrame } from './chart-frame.tsx';
import styles from './charts.module.css';

export interface DamageSeries {
  readonly name: string;
  /** Average damage by range, from 1 hex; null while something in the design is unknown. */
  readonly byRange: readonly number[] | null;
}

const [WIDTH, HEIGHT] = [272, 108];
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 268, 6, 90];
const X_TICKS = [1, 3, 6, 9, 12, 15, 18, 21, 24];

/** Average damage by range, a step for each hex. */
export function DamageChart({ series }: { readonly series: readonly DamageSeries[] }) {
  const most = Math.max(4, ...series.flatMap(({ byRange }) => byRange ?? []));
  const ticks = niceTicks(0, most, 3).filter((tick) => tick >= 0);
  const top = Math.max(most, ticks.at(-1) ?? 0);
  const x = (range: number) => LEFT + ((range - 0.5) / FARTHEST) * (RIGHT - LEFT);
  const y = (value: number) => Math.round((BOTTOM - (value / top) * (BOTTOM - TOP)) * 10) / 10;
  return (
    <ChartFrame
      title="Average damage"
      axes="points by hexes"
      summary={series.map(damageSummary).join(' ')}
      width={WIDTH}
      height={HEIGHT}
      legend={series.length > 1 ? series.map(({ name }) => name) : undefined}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.bayAxis : styles.bayGridLine}
            x1={LEFT}
            x2={RIGHT}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={LEFT - 5} y={y(tick) + 3.5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {X_TICKS.map((range) => (
        <text key={range} x={x(range)} y={BOTTOM + 13} textAnchor="middle">
          {range}
        </text>
      ))}
      {series.map(({ byRange }, index) => {
        const steps = (byRange ?? []).map(
          (value, i) => `${i === 0 ? 'M' : 'L'}${x(i + 0.5)} ${y(value)}H${x(i + 1.5)}`,
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second design
          <g key={index} className={`side-${index}`}>
            {index === 0 && byRange && (
              <path className={styles.bayArea} d={`${steps.join('')}V${BOTTOM}H${x(0.5)}Z`} />
            )}
            <path className={index === 0 ? styles.bayLine : `${styles.bayLine} second`} d={steps.join('')} />
          </g>
        );
      })}
    </ChartFrame>
  );
}

function damageSummary({ name, byRange }: DamageSeries): string {
  if (!byRange) return `${name} cannot be computed yet.`;
  const most = Math.max(0, ...byRange);
  if (most === 0) return `${name} has no working weapon.`;
  const best = byRange.flatMap((value, i) => (value >= most - 0.05 ? [i + 1] : []));
  const reach = byRange.findLastIndex((value) => value > 0) + 1;
  return `${name}: most at range ${best[0]}, ${decimal(most)} points; reaches ${reach} hexes.`;
}
