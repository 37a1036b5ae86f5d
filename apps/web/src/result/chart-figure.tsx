import { figure } from '@ironfield/kernel/figures.ts';
import { useId } from 'react';
import { type ChartGeometry, geometryOf, rowsOf } from './chart-geometry.ts';
import styles from './result.module.css';
import { type Chart, signedTo } from './statistics.ts';

/** A chart that is also a sentence and a table. Sides differ in colour, lightness, dash and pattern. */
export function ChartFigure({ chart }: { readonly chart: Chart }) {
  const id = useId();
  const geometry = geometryOf(chart);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{chart.title}</h3>
        <ul className={styles.chartLegend} aria-hidden="true">
          {chart.series.map(({ seat, label }) => (
            <li key={seat}>
              <Swatch seat={seat} kind={chart.kind} id={id} /> {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
      >
        <title id={`${id}-title`}>{chart.title}</title>
        <desc id={`${id}-desc`}>{chart.summary}</desc>
        <Hatching id={id} />
        <Axes geometry={geometry} chart={chart} />
        {geometry.bars.map(({ seat, key, box }) => (
          <rect
            key={key}
            {...box}
            rx="1.5"
            className={`${styles.chartBar} side-${seat % 2}`}
            {...(seat % 2 === 1 && { fill: `url(#${id}-hatch)` })}
          />
        ))}
        {geometry.lines.map(({ seat, path, end }) => (
          <g key={seat} className={`side-${seat % 2}`}>
            <path className={styles.chartLine} d={path} />
            <EndMark seat={seat} {...end} />
          </g>
        ))}
      </svg>
      <p className={styles.chartSummary}>{chart.summary}</p>
      <ChartTable chart={chart} />
    </figure>
  );
}

function Axes({ geometry, chart }: { readonly geometry: ChartGeometry; readonly chart: Chart }) {
  const { left, right, bottom, zero, yTicks, xTicks } = geometry;
  return (
    <g>
      {yTicks.map(({ y, label }) => (
        <g key={label}>
          <line
            className={y === zero ? styles.chartZero : styles.chartGrid}
            x1={left}
            x2={right}
            y1={y}
            y2={y}
          />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ x, label }) => (
        <g key={`${x}`}>
          <line className={styles.chartTick} x1={x} x2={x} y1={bottom} y2={bottom + 4} />
          <text x={x} y={bottom + 16} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <text className={styles.chartAxis} x={left - 6} y={bottom + 16} textAnchor="end">
        {chart.xLabel.toLowerCase()}
      </text>
    </g>
  );
}

/** Lines of the two sides also end in different shapes. */
function EndMark({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  return seat % 2 === 0 ? (
    <circle className={styles.chartEnd} cx={x} cy={y} r="4" />
  ) : (
    <rect className={styles.chartEnd} x={x - 3.5} y={y - 3.5} width="7" height="7" />
  );
}

function Hatching({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" className={styles.chartHatchGround} />
        <rect width="2.4" height="5" className={styles.chartHatch} />
      </pattern>
    </defs>
  );
}

function Swatch({
  seat,
  kind,
  id,
}: {
  readonly seat: number;
  readonly kind: Chart['kind'];
  readonly id: string;
}) {
  return (
    <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true" className={`side-${seat % 2}`}>
      {kind === 'bars' ? (
        <rect
          x="6"
          y="0.5"
          width="16"
          height="11"
          rx="2"
          className={`${styles.chartBar} side-${seat % 2}`}
          {...(seat % 2 === 1 && { fill: `url(#${id}-hatch)` })}
        />
      ) : (
        <>
          <path className={styles.chartLine} d="M0 6H28" />
          <EndMark seat={seat} x={14} y={6} />
        </>
      )}
    </svg>
  );
}

function ChartTable({ chart }: { readonly chart: Chart }) {
  const isWhole = chart.series.every(({ values }) => values.every(Number.isInteger));
  return (
    <details className={styles.chartTable}>
      <summary>As a table</summary>
      <div className={styles.scrolls}>
        <table>
          <caption className="visually-hidden">
            {chart.title}: {chart.yLabel}
          </caption>
          <thead>
            <tr>
              <th scope="col">{chart.xLabel}</th>
              {chart.series.map(({ seat, label }) => (
                <th key={seat} scope="col" className={styles.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(chart).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, i) => (
                  <td key={chart.series[i].seat} className={styles.number}>
                    {isWhole ? figure(value) : signedTo(value, 2)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
