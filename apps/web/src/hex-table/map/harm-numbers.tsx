import type { Grid } from '@ironfield/hex/grid.ts';
import { translateTo } from '../../board/geometry.ts';
import type { EventMarks, TableUnit } from '../hex-game.ts';
import styles from './harm-numbers.module.css';

export type Harm = NonNullable<EventMarks['harm']>[number];

interface HarmNumbersProps {
  readonly grid: Grid;
  readonly units: readonly TableUnit[];
  readonly harm: readonly Harm[];
}

/** Damage of this moment: numbers that rise from the units. */
export function HarmNumbers({ grid, units, harm }: HarmNumbersProps) {
  return harm.map(({ unit, points }) => {
    const { cell } = units[unit];
    return (
      cell >= 0 && (
        <g key={unit} className={styles.harm} transform={translateTo(grid, cell)}>
          <g className="same-size">
            <text className={styles.harmNumber} data-part="harm-number" y={-24}>
              −{points}
            </text>
          </g>
        </g>
      )
    );
  });
}
