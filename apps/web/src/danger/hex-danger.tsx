import type { Grid } from '@ironfield/hex/grid.ts';
import { memo } from 'react';
import { hexPath, translateTo } from '../board/geometry.ts';
import styles from './danger.module.css';
import { grainText, pipsOf, shadeOf } from './danger.ts';
import type { DangerShown } from './use-danger.ts';

const SHADE = hexPath(3.5);
const RING = hexPath(2.5);
/** Between two pips, and how far they lie below the middle. */
const APART = 7;
const BELOW = 14;

interface HexDangerProps {
  readonly grid: Grid;
  readonly shown: DangerShown<never, number>;
  /** Hexes in which a token covers the number. */
  readonly covered: ReadonlySet<number>;
}

/** Shade and number are damage suffered, pips damage dealt, the ring the best trade. */
export const HexDanger = memo(function HexDanger({ grid, shown, covered }: HexDangerProps) {
  const { rules, danger } = shown;
  const { best } = danger;
  return (
    <g className={styles.layer} data-part="danger">
      {danger.spots.map(({ place, suffered, dealt }) => {
        const shade = shadeOf(suffered, rules.shades, rules.grain);
        return (
          <g key={place} transform={translateTo(grid, place)} data-shade={shade}>
            <path className={styles.shade} d={SHADE} />
            {shade > 0 && !covered.has(place) && <text y={6}>{grainText(suffered, rules.grain)}</text>}
            <Pips count={pipsOf(dealt, rules.pips, rules.grain)} />
          </g>
        );
      })}
      {best && <path className={styles.best} d={RING} transform={translateTo(grid, best.place)} />}
    </g>
  );
});

function Pips({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place
    <circle key={at} className={styles.pip} cx={(at - (count - 1) / 2) * APART} cy={BELOW} r={2.7} />
  ));
}
