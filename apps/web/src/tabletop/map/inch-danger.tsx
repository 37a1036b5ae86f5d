import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { memo } from 'react';
import styles from '../../danger/danger.module.css';
import { grainText, pipsOf, shadeOf } from '../../danger/danger.ts';
import type { DangerShown } from '../../danger/use-danger.ts';
import { INCH_DRAWN, spotOf } from '../words/measures.ts';

/** Places lie two inches apart. */
const RADIUS = 0.86 * INCH_DRAWN;
const APART = 6;
const BELOW = 12;

/** As on hexes: shade and number are damage suffered, pips damage dealt, the ring the best trade. */
export const InchDanger = memo(function InchDanger({ shown }: { readonly shown: DangerShown<never, Place> }) {
  const { rules, danger } = shown;
  return (
    <g className={styles.layer} data-part="danger">
      {danger.spots.map(({ place, suffered, dealt }) => {
        const { x, y } = spotOf(place);
        const shade = shadeOf(suffered, rules.shades, rules.grain);
        const pips = pipsOf(dealt, rules.pips, rules.grain);
        return (
          <g key={`${place.x} ${place.y}`} transform={`translate(${x} ${y})`} data-shade={shade}>
            <circle className={styles.shade} r={RADIUS} />
            {shade > 0 && <text y={3}>{grainText(suffered, rules.grain)}</text>}
            {Array.from({ length: pips }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place
              <circle key={at} className={styles.pip} cx={(at - (pips - 1) / 2) * APART} cy={BELOW} r={2.3} />
            ))}
          </g>
        );
      })}
      {danger.best && <circle className={styles.best} r={RADIUS + 1} {...centre(danger.best.place)} />}
    </g>
  );
});

function centre(place: Place): { readonly cx: number; readonly cy: number } {
  const { x, y } = spotOf(place);
  return { cx: x, cy: y };
}
