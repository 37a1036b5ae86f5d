import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import { type Heading, turned } from '@ironfield/table/heading.ts';
import type { RuleId } from '../../rule-index.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { hasDetectionRating } from '../unit/condition.ts';
import { detectionRating, sizeToDetect } from './detection.ts';
import { reachInWeather } from './obscurement.ts';
import { SHELTERED_ARC } from './sighting.ts';

/** The distance, by direction, within which an observer detects a unit whatever lies between. */
export interface Nearness {
  readonly heading: Heading;
  /** In quarter degrees. */
  readonly width: number;
  readonly isHullDown: boolean;
  /** In inches. */
  readonly explanation: Explanation;
}

/** HGB-DET-02, HGB-DET-03: the same all around, unless it is Hull-Down behind cover on one side. */
export function nearnessTo(state: State, id: number): readonly Nearness[] {
  const { shelter, heading, body } = state.units[id];
  const from = (way: Heading, width: number, isHullDown: boolean): Nearness => ({
    heading: way,
    width,
    isHullDown,
    explanation: explain<RuleId>((tally) => sizeToDetect(tally, unitOf(state, id), isHullDown)),
  });
  if (body.hullDown === null || shelter === null) return [from(heading, FULL_TURN, body.hullDown !== null)];
  return [
    from(shelter, SHELTERED_ARC, true),
    from(turned(shelter, FULL_TURN / 2), FULL_TURN - SHELTERED_ARC, false),
  ];
}

/** Obstacles that the sensors of a unit see through. */
export interface SensorReach {
  /** HGB-DET-01; `null` without sensors, which see what nothing obscures. */
  readonly rating: Explanation | null;
  /** HGB-SCEN-05: over open ground it detects targets nearer than this, in thousandths; `null`: no limit. */
  readonly far: number | null;
}

/** HGB-DET-01, HGB-DMG-06, HGB-SCEN-05 */
export function sensorReach(state: State, id: number): SensorReach {
  const { light, weather } = state.battle;
  const unit = unitOf(state, id);
  const rating = hasDetectionRating(unit)
    ? explain<RuleId>((tally) => detectionRating(tally, unit, light))
    : null;
  return { rating, far: reachInWeather(weather, rating?.total ?? 0) };
}
