import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../../battlefield.ts';
import {
  DESTROYED_FACTOR,
  HEADQUARTERS_OCCUPIED_PERCENT,
  HEADQUARTERS_PERCENT,
  OBJECTIVE_OCCUPIED_PERCENT,
  OBJECTIVES_PER_SIDE,
  OBJECTIVES_PERCENT,
} from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { type Counter, opponentOf, type State } from '../../state.ts';
import { REASONS } from '../../text.ts';

/** BFQ-SEQ-03: halves round up. */
export function roundNormally(value: number): number {
  return Math.floor(value + 0.5);
}

/** The value to its enemy of the counters of a Force with this Point Value. */
export interface CounterValues {
  readonly objectiveOccupied: number;
  readonly objectiveCaptured: number;
  readonly headquartersOccupied: number;
  readonly headquartersCaptured: number;
}

/** BFQ-SCN-09: every award is rounded once, from the exact value. */
export function counterValues(forcePoints: number): CounterValues {
  const objective = (forcePoints * OBJECTIVES_PERCENT) / OBJECTIVES_PER_SIDE;
  const headquarters = forcePoints * HEADQUARTERS_PERCENT;
  return {
    objectiveOccupied: roundNormally((objective * OBJECTIVE_OCCUPIED_PERCENT) / 10_000),
    objectiveCaptured: roundNormally(objective / 100),
    headquartersOccupied: roundNormally((headquarters * HEADQUARTERS_OCCUPIED_PERCENT) / 10_000),
    headquartersCaptured: roundNormally(headquarters / 100),
  };
}

export function forcePoints(field: Battlefield, seat: Seat): number {
  let points = 0;
  for (const unit of field.unitsOf[seat]) {
    for (const element of field.elementsOf[unit]) points += field.sheets[element].points;
  }
  return points;
}

/** BFQ-SCN-07: occupation counts once, and not in addition to a capture. */
function counterAward(counter: Counter, values: CounterValues): number {
  if (counter.kind === 'objective') {
    return counter.captured ? values.objectiveCaptured : counter.occupied ? values.objectiveOccupied : 0;
  }
  return counter.captured ? values.headquartersCaptured : counter.occupied ? values.headquartersOccupied : 0;
}

/** BFQ-SCN-09: the victory points of a side as things stand. */
export function victoryPoints(tally: Tally<RuleId>, state: State, seat: Seat): void {
  const field = battlefieldOf(state.setup);
  for (let element = 0; element < state.elements.length; element++) {
    if (!state.elements[element].effects.destroyed) continue;
    const { name, points } = field.sheets[element];
    if (field.seatOf[field.unitOf[element]] === seat) tally.add(-points, REASONS.lost(name), 'BFQ-SCN-09');
    else tally.add(DESTROYED_FACTOR * points, REASONS.destroyed(name), 'BFQ-SCN-09');
  }
  const values = counterValues(forcePoints(field, opponentOf(seat)));
  for (const counter of state.counters) {
    if (counter.defender === seat) continue;
    const award = counterAward(counter, values);
    if (award > 0) tally.add(award, REASONS.counter(counter.kind, counter.captured), 'BFQ-SCN-09');
  }
}

/** The victory points of both sides, line by line. */
export const scoresIn = (state: State): Explanation[] =>
  [0, 1].map((seat) => explain<RuleId>((tally) => victoryPoints(tally, state, seat)));
