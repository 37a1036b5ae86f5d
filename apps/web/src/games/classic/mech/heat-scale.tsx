import type { HeatScale as Scale } from '@ironfield/classic/data/tables.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { Explained } from '../../../rules/explained.tsx';
import { heatEffects } from './condition.ts';
import styles from './sheet.module.css';
import { HEAT_EFFECTS, SHEET } from './text.ts';

/** The heat at which something changes. */
const stepsOf = ({ mp, toHit, shutdown, explosion, automatic }: Scale): ReadonlySet<number> =>
  new Set([...[...mp, ...toHit, ...shutdown, ...explosion].map(({ from }) => from), automatic]);

interface HeatScaleProps {
  readonly scale: Scale;
  readonly heat: number;
  /** After the Heat Phase, as things stand. */
  readonly upcoming: Explanation;
  readonly sinks: string;
}

/** The heat scale with the steps at which something happens; what is to come is lighter. */
export function HeatScale({ scale, heat, upcoming, sinks }: HeatScaleProps) {
  const next = upcoming.total;
  const effects = heatEffects(scale, heat);
  const steps = stepsOf(scale);
  return (
    <section className={styles.sheetPart}>
      <h3>
        {SHEET.heat} <b>{heat}</b>
        {' → '}
        <Explained explanation={upcoming} title="Heat at the end of the turn, as things stand">
          {next}
        </Explained>
        <span className={styles.sheetAside}>{sinks}</span>
      </h3>
      <p className={styles.heatScale} role="img" aria-label={`Heat ${heat}, ${next} at the end of the turn`}>
        {Array.from({ length: scale.automatic }, (_, index) => {
          const level = index + 1;
          const fill = level <= heat ? (level <= next ? 'on' : 'going') : level <= next ? 'due' : '';
          return <i key={level} className={steps.has(level) ? styles.step : ''} data-fill={fill} />;
        })}
      </p>
      <p className={effects.length > 0 ? styles.sheetBad : 'quiet'}>
        {effects.length > 0 ? effects.join(' · ') : HEAT_EFFECTS.none}
      </p>
    </section>
  );
}
