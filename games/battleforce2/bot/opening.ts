import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../battlefield.ts';
import { MEDIUM, RANGE_LIMITS } from '../data/tables.ts';
import { isOnMap } from '../rules/condition.ts';
import { mpOfUnit } from '../rules/movement-points.ts';
import { claimantOf, type State } from '../state.ts';
import { travel } from './travel.ts';

/** From where it is not far to an objective that no friend is nearer to; `null` where there are none. */
export function startingHex(
  field: Battlefield,
  state: State,
  unit: number,
  hexes: readonly string[],
): string | null {
  const seat = field.seatOf[unit];
  const goals = state.objectives.filter(
    (objective) => !objective.claimed && objective.hex >= 0 && claimantOf(objective) === seat,
  );
  if (goals.length === 0) return null;
  const friends = field.unitsOf[seat].filter((each) => each !== unit && isOnMap(state, each));
  const goal = goals[friends.length % goals.length];
  const turns = travel(field, state, unit, goal.hex);
  let best = hexes[0];
  for (const hex of hexes) if (turns(cellOf(field.board, hex)) < turns(cellOf(field.board, best))) best = hex;
  return best;
}

/** Somebody can come near enough to somebody to fire this turn: whoever acts first, fires first. */
export function isContact(field: Battlefield, state: State): boolean {
  const [own, others] = field.unitsOf.map((units) => units.filter((unit) => isOnMap(state, unit)));
  return own.some((one) =>
    others.some((other) => {
      const away = distance(field.board, state.units[one].hex, state.units[other].hex);
      const mp = Math.max(mpOfUnit(field, state, one), mpOfUnit(field, state, other));
      return away <= mp + RANGE_LIMITS[MEDIUM];
    }),
  );
}
