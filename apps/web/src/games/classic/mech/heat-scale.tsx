import {
  AUTOMATIC_SHUTDOWN,
  HEAT_EXPLOSION,
  HEAT_MP,
  HEAT_SHUTDOWN,
  HEAT_TO_HIT,
} from '@ironfield/classic/data/tables.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { Explained } from '../../../rules/explained.tsx';
import { heatEffects } from './condition.ts';
import { HEAT_EFFECTS, SHEET } from './text.ts';

const EFFECTS = new Set(
  [...HEAT_MP, ...HEAT_TO_HIT, ...HEAT_SHUTDOWN, ...HEAT_EXPLOSION].map(({ from }) => from),
);
EFFECTS.add(AUTOMATIC_SHUTDOWN);

interface HeatScaleProps {
  readonly heat: number;
  /** After the Heat Phase, as things stand. */
  readonly toCome: Explanation;
  readonly sinks: string;
}

/** The heat scale with the steps at which something happens; what is to come is lighter. */
export function HeatScale({ heat, toCome, sinks }: HeatScaleProps) {
  const next = toCome.total;
  const effects = heatEffects(heat);
  return (
    <section className="sheet-part">
      <h3>
        {SHEET.heat} <b>{heat}</b>
        {' → '}
        <Explained explanation={toCome} title="Heat at the end of the turn, as things stand">
          {next}
        </Explained>
        <span className="sheet-aside">{sinks}</span>
      </h3>
      <p className="heat-scale" role="img" aria-label={`Heat ${heat}, ${next} at the end of the turn`}>
        {Array.from({ length: AUTOMATIC_SHUTDOWN }, (_, index) => {
          const level = index + 1;
          const fill = level <= heat ? (level <= next ? 'on' : 'going') : level <= next ? 'due' : '';
          return <i key={level} className={`${fill} ${EFFECTS.has(level) ? 'step' : ''}`} />;
        })}
      </p>
      <p className={effects.length > 0 ? 'sheet-bad' : 'quiet'}>
        {effects.length > 0 ? effects.join(' · ') : HEAT_EFFECTS.none}
      </p>
    </section>
  );
}
