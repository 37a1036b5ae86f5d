import { type Explanation, explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { CLAIMED_FACTOR, DESTROYED_FACTOR, HEADQUARTERS_FACTOR } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { claimantOf, type Objective, OFF_MAP, opponentOf, SEATS, type State } from '../../state.ts';
import { ENDINGS, REASONS } from '../../text.ts';
import { forcePoints, pointsOf } from './force-points.ts';

/** BF2-VIC-01: on the map or still to come. */
export const hasUnits = ({ unitsOf }: Battlefield, { units }: State, seat: Seat): boolean =>
  unitsOf[seat].some((unit) => units[unit].hex >= OFF_MAP);

/** The objectives a side could claim. */
const claimable = ({ objectives }: State, seat: Seat): readonly Objective[] =>
  objectives.filter((objective) => claimantOf(objective) === seat);

function hasClaimedAll(state: State, seat: Seat): boolean {
  const own = claimable(state, seat);
  return own.length > 0 && own.every(({ claimed }) => claimed);
}

/** BF2-VIC-02, BF2-SCEN-06: by the number of units that the other side started with. */
function awardFor({ kind, claimed, faceUpSince }: Objective, enemyUnits: number): number {
  const worth = kind === 'headquarters' ? HEADQUARTERS_FACTOR * enemyUnits : enemyUnits;
  return claimed ? CLAIMED_FACTOR * worth : faceUpSince > 0 ? worth : 0;
}

/** BF2-VIC-02 */
export function victoryPoints(tally: Tally<RuleId>, state: State, seat: Seat): void {
  const field = battlefieldOf(state);
  for (const [element, { destroyed }] of state.elements.entries()) {
    if (!destroyed) continue;
    const { name } = field.records[element].sheet;
    const points = pointsOf(field.records[element]);
    if (field.seatOf[field.unitOf[element]] === seat) tally.add(-points, REASONS.lost(name), 'BF2-VIC-02');
    else tally.add(DESTROYED_FACTOR * points, REASONS.destroyed(name), 'BF2-VIC-02');
  }
  const enemyUnits = field.unitsOf[opponentOf(seat)].length;
  for (const objective of claimable(state, seat)) {
    const award = awardFor(objective, enemyUnits);
    if (award > 0) tally.add(award, REASONS.objective(objective.kind, objective.claimed), 'BF2-VIC-02');
  }
}

const countingIn = (state: State) => battlefieldOf(state).plugged.victoryPoints ?? victoryPoints;

export function pointsIn(state: State): number[] {
  const count = countingIn(state);
  return SEATS.map((seat) => totalOf<RuleId>((tally) => count(tally, state, seat)));
}

/** The same, line by line. */
export function scoresIn(state: State): Explanation[] {
  const count = countingIn(state);
  return SEATS.map((seat) => explain<RuleId>((tally) => count(tally, state, seat)));
}

/** BF2-VIC-01: whether somebody has won; looked at after every action of a unit and in the End Phase. */
export function outcomeOf(state: State): Outcome | null {
  const field = battlefieldOf(state);
  const usual = usualOutcome(field, state);
  return field.plugged.outcome ? field.plugged.outcome(usual, field, state) : usual;
}

/** BF2-SEQ-07: when there is no turn left. */
export function lastOutcome(state: State): Outcome {
  const field = battlefieldOf(state);
  const usual = byPoints(state);
  return field.plugged.outcome?.(usual, field, state) ?? usual;
}

/** BF2-SCEN-04: scenarios that end when one side is gone, and not before. */
export const isFoughtOut = ({ plugged, past }: Battlefield): boolean =>
  (plugged.isFoughtOut?.() ?? false) && !past.claimsEndAll?.();

function usualOutcome(field: Battlefield, state: State): Outcome | null {
  const hasFirst = hasUnits(field, state, 0);
  const hasSecond = hasUnits(field, state, 1);
  if (hasFirst !== hasSecond)
    return {
      winners: [hasFirst ? 0 : 1],
      reason: ENDINGS.survivor,
      rule: 'BF2-VIC-01',
      points: pointsIn(state),
    };
  if (!hasFirst) return byPoints(state);
  if (isFoughtOut(field)) return null;
  const firstClaims = hasClaimedAll(state, 0);
  const secondClaims = hasClaimedAll(state, 1);
  const claimant = firstClaims ? 0 : 1;
  if (firstClaims !== secondClaims)
    return {
      winners: [claimant],
      reason: field.past.endsInOldWords?.()
        ? ENDINGS.claimed(3)
        : ENDINGS.claimed(claimable(state, claimant).length),
      rule: 'BF2-VIC-01',
      points: pointsIn(state),
    };
  return firstClaims ? byPoints(state) : null;
}

/** BF2-VIC-03: the higher total; decisively if it leads by more than the winner spent. */
export function byPoints(state: State): Outcome {
  const points = pointsIn(state);
  const lead = points[0] - points[1];
  if (lead === 0) return { winners: [], reason: ENDINGS.draw, rule: 'BF2-VIC-03', points };
  const winner = lead > 0 ? 0 : 1;
  const isDecisive = Math.abs(lead) > forcePoints(battlefieldOf(state), winner);
  const reason = isDecisive ? ENDINGS.decisive : ENDINGS.marginal;
  return { winners: [winner], reason, rule: 'BF2-VIC-03', points };
}
