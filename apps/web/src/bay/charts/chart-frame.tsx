import { type ReactNode, useId } from 'react';
import './charts.css';

interface Props {
  readonly title: string;
  /** What is drawn against what, in which units. */
  readonly axes: string;
  /** What there is to see, in a sentence with numbers: shown below, and read out in place of the picture. */
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
    <figure className="bay-chart">
      <figcaption>
        <h3>
          {title} <small>{axes}</small>
        </h3>
        {legend && (
          <ul className="bay-legend" aria-hidden="true">
            {legend.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second design
              <li key={index} className={`side-${index}`}>
                <i className="swatch" /> <span>{name}</span>
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
