import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import { HEAT_OF_ENGINE_HITS, HEAT_OF_MODE, MOST_WATER_SINKS } from '../data/tables.ts';
import type { RuleId } from '../rule-index.ts';
import type { State, UnitState } from '../state.ts';
import { REASONS } from '../text/heat.ts';
import { LEGS, LOCATIONS } from '../units/locations.ts';
import { engineHits, workingSinks } from './condition.ts';
import { isSubmerged } from './line-of-sight.ts';

/** CBT-HEA-02 to CBT-HEA-04, CBT-HEA-12: heat after the Heat Phase. */
export function heatAfter(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  const design = field.designs[unit];
  tally.add(mech.heat, REASONS.before, 'CBT-HEA-03');
  if (mech.shutDown === 0) {
    const mode = HEAT_OF_MODE[mech.thisTurn.mode];
    if (mode > 0) tally.add(mode, mech.thisTurn.mode === 'run' ? REASONS.ran : REASONS.walked, 'CBT-HEA-02');
    if (mech.thisTurn.heatBuilt > 0) tally.add(mech.thisTurn.heatBuilt, REASONS.built, 'CBT-HEA-02');
    const engine = HEAT_OF_ENGINE_HITS[Math.min(3, engineHits(design, mech.body))];
    if (engine > 0) tally.add(engine, REASONS.engine, 'CBT-CRT-10');
  }
  field.plugged.heat?.(tally, field, state, unit);
  tally.add(-sinks(field, unit, mech), REASONS.sinks, 'CBT-HEA-02');
  const water = sinksUnderWater(field, unit, mech);
  if (water > 0) tally.add(-water, REASONS.waterSinks, 'CBT-HEA-04');
  if (tally.total < 0) tally.set(0, REASONS.noLess, 'CBT-HEA-01');
}

/** Heat sinks that are neither destroyed nor switched off. */
export function sinks(field: Battlefield, unit: number, mech: UnitState): number {
  const design = field.designs[unit];
  return Math.max(0, workingSinks(design, mech.body) + design.engineSinks - mech.sinksOff);
}

/** CBT-HEA-04: what the working sinks under water give on top. Those in the engine count as in the torso. */
function sinksUnderWater(field: Battlefield, unit: number, mech: UnitState): number {
  const depth = field.depth[mech.hex];
  if (mech.hex < 0 || depth < 1) return 0;
  const design = field.designs[unit];
  const under = isSubmerged(field, mech.hex, mech.prone)
    ? workingSinks(design, mech.body, LOCATIONS) + design.engineSinks
    : workingSinks(design, mech.body, LEGS);
  return Math.min(MOST_WATER_SINKS, under, sinks(field, unit, mech));
}
