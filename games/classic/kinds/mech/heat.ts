import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { HEAT_OF_ENGINE_HITS, HEAT_OF_MODE, MOST_WATER_SINKS } from '../../data/tables.ts';
import type { PilotHeat } from '../../kind.ts';
import type { RuleId } from '../../rule-index.ts';
import { cooling } from '../../rules/heat/heat.ts';
import { heatOfStanding } from '../../rules/heat/hot-ground.ts';
import { gaitOf } from '../../rules/movement/gaits.ts';
import { isSubmerged } from '../../rules/sight/line-of-sight.ts';
import type { State, UnitState } from '../../state.ts';
import { REASONS } from '../../text/heat.ts';
import { Location } from '../../units/locations.ts';
import {
  engineHits,
  hasLowCockpit,
  isLifeSupportHit,
  legsOn,
  mechDesign,
  sinksInSlots,
} from './condition.ts';

/** CBT-HEA-02 to CBT-HEA-04, CBT-HEA-12: heat after the Heat Phase. */
export function heatAfter(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  tally.add(mech.heat, REASONS.before, 'CBT-HEA-03');
  if (mech.shutDown === 0) {
    const gait = gaitOf(field, mech.thisTurn.marks?.gait);
    const mode = HEAT_OF_MODE[mech.thisTurn.mode];
    if (gait) tally.add(gait.heat, gait.label, gait.rule);
    else if (mode > 0)
      tally.add(mode, mech.thisTurn.mode === 'run' ? REASONS.ran : REASONS.walked, 'CBT-HEA-02');
    if (mech.thisTurn.heatBuilt > 0) tally.add(mech.thisTurn.heatBuilt, REASONS.built, 'CBT-HEA-02');
    const engine = engineHeat(field, state, unit);
    if (engine > 0) tally.add(engine, REASONS.engine, 'CBT-CRT-10');
  }
  if (field.special && mech.hex >= 0) heatOfStanding(tally, field, mech.hex);
  field.plugged.heat?.(tally, field, state, unit);
  tally.add(-cooling(field, state, unit), REASONS.sinks, 'CBT-HEA-02');
  const water = sinksUnderWater(field, state, unit);
  if (water > 0) tally.add(-water, REASONS.waterSinks, 'CBT-HEA-04');
  if (tally.total < 0) tally.set(0, REASONS.noLess, 'CBT-HEA-01');
}

/** CBT-CRT-10 */
export function engineHeat(field: Battlefield, state: State, unit: number): number {
  const mech = state.units[unit];
  const hits = engineHits(mechDesign(field, unit), mech.body);
  if (field.designs[unit].combusts) return 0;
  return field.plugged.coolsEngine?.(mech, hits) ? 0 : HEAT_OF_ENGINE_HITS[Math.min(3, hits)];
}

/** Those in slots, and those inside the engine. */
export function workingSinks(field: Battlefield, state: State, unit: number): number {
  const design = mechDesign(field, unit);
  return sinksInSlots(design, state.units[unit].body) + design.engineSinks;
}

/** CBT-HEA-04, MT-MCON-09: what the working sinks under water give on top. Those in the engine count as in the torso. */
function sinksUnderWater(field: Battlefield, state: State, unit: number): number {
  const mech = state.units[unit];
  const depth = field.depth[mech.hex];
  // MT-SYS-05: lasers do not care.
  if (mech.hex < 0 || depth < 1 || field.designs[unit].laserSinks) return 0;
  const under = isSubmerged(field, mech.hex, mech.prone)
    ? workingSinks(field, state, unit)
    : legSinks(field, state, unit);
  return Math.min(
    MOST_WATER_SINKS,
    under * (field.designs[unit].coolingEach ?? 1),
    cooling(field, state, unit),
  );
}

export const legSinks = (field: Battlefield, state: State, unit: number): number =>
  sinksInSlots(mechDesign(field, unit), state.units[unit].body, legsOn(mechDesign(field, unit)));

export const lifeSupportHit = (field: Battlefield, state: State, unit: number): boolean =>
  isLifeSupportHit(mechDesign(field, unit), state.units[unit].body);

/** MT-COCKPIT-10: heat at which a pilot without life support is hurt, and hurt twice. */
export const heatLimits = (field: Battlefield, unit: number): PilotHeat =>
  hasLowCockpit(mechDesign(field, unit)) ? LOW : PILOT_HEAT;

const LOW: PilotHeat = { mild: 1, severe: 15 };
/** CBT-HEA-16 */
const PILOT_HEAT: PilotHeat = { mild: 15, severe: 26 };

/** Points that the structure around the cockpit has lost. */
export const cockpitDamage = (field: Battlefield, unit: number, { body }: UnitState): number =>
  field.designs[unit].structure[Location.HD] - body.structure[Location.HD];
