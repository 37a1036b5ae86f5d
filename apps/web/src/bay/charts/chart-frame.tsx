import { type ReactNode, useId } from 'react';
import styles from './charts.module.css';

interface Props {
  readonly title: string;
  /** The axes and their units. */
  readonly axes: string;
  /** The chart in one sentence with numbers, shown below it and read out instead of it. */
  readonly summary: string;
  readonly width: number;
  readonly height: number;
  /** The designs by name, where there are two to tell apart. */
  readonly legend?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** A picture that is also a sentence. */
export function ChartFrame({ title, axes, summary, width, height, legend, children }: Props) {
  const id = useId();
  return (
    <figure className={styles.bayChart} data-part="bay-chart">
      <figcaption>
        <h3>
          {title} <small>{axes}</small>
        </h3>
        {legend && (
          <ul className={styles.bayLegend} aria-hidden="true">
            {legend.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second design
              <li key={index} className={`side-${index}`}>
                <i className={styles.swatch} /> <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} aria-describedby={id}>
        {children}
      </svg>
      <p id={id}>{summary}</p>
    </figure>
  );
}
