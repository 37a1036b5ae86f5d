import type { OpenField } from '../../battlefield.ts';
import { claimantOf, type Objective, opponentOf, type State } from '../../state.ts';
import { isOnGround } from '../elements/places.ts';

/** The change of a counter in an End Phase (BF2-OBJ-03). */
export type Turned = 'face-up' | 'face-down' | 'claimed';

const hasUnitIn = ({ unitsOf }: OpenField, state: Pick<State, 'units'>, seat: number, hex: number): boolean =>
  unitsOf[seat].some((unit) => state.units[unit].hex === hex && isOnGround(state, unit));

/** BF2-OBJ-03: occupied in one End Phase, claimed in a later one by the side that holds it alone. */
export function turnOf(field: OpenField, state: Pick<State, 'units'>, objective: Objective): Turned | null {
  if (objective.claimed) return null;
  const claimant = claimantOf(objective);
  const isHeld = hasUnitIn(field, state, claimant, objective.hex);
  if (objective.faceUpSince === 0) return isHeld ? 'face-up' : null;
  const isDefended = hasUnitIn(field, state, opponentOf(claimant), objective.hex);
  return isHeld && !isDefended ? 'claimed' : 'face-down';
}

export function turnObjective(objective: Objective, turned: Turned, turn: number): void {
  objective.faceUpSince = turned === 'face-up' ? turn : 0;
  objective.claimed = turned === 'claimed';
}
