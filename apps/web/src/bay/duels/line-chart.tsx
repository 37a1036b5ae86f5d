import { useId } from 'react';
import styles from './duels.module.css';
import { FRAME, plotOf } from './plot.ts';

export interface Line {
  readonly name: string;
  /** From 1 on; null where there is nothing to draw. */
  readonly values: readonly number[] | null;
  /** It said in words. */
  readonly words: string;
}

/** By the place of a unit: colour and dashes. */
export const LINE_STYLES = [styles.unit0, styles.unit1, styles.unit2, styles.unit3] as const;

interface LineChartProps {
  readonly title: string;
  readonly axes: string;
  readonly lines: readonly Line[];
  readonly least: number;
  readonly unit?: string;
}

/** Lines of up to four units, told apart by colour and by dashes; below it each is a sentence. */
export function LineChart({ title, axes, lines, least, unit = '' }: LineChartProps) {
  const id = useId();
  const { paths, xTicks, yTicks } = plotOf(
    lines.map(({ values }) => values ?? []),
    { least, unit },
  );
  const { width, height, left, right, bottom } = FRAME;
  return (
    <figure className={styles.chart} data-part="duel-chart">
      <figcaption>
        <h3>
          {title} <small>{axes}</small>
        </h3>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} aria-describedby={id}>
        {yTicks.map(({ y, label }) => (
          <g key={label}>
            <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 5} y={y + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(({ x, label }) => (
          <text key={label} x={x} y={bottom + 15} textAnchor="middle">
            {label}
          </text>
        ))}
        {paths.map((path, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units by their place
          <path key={index} className={`${styles.line} ${LINE_STYLES[index]}`} d={path} />
        ))}
      </svg>
      <ul id={id} className={styles.words}>
        {lines.map(({ name, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units by their place
          <li key={index} className={LINE_STYLES[index]}>
            <svg className={styles.swatch} viewBox="0 0 20 4" aria-hidden="true">
              <path className={styles.line} d="M0 2H20" />
            </svg>
            <span>
              <strong>{name}</strong> {words}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
