// Which 'Mech moves next. Whoever moves first tells the enemy most, so those go first who have least to tell (CBT-AI-02).

import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import { canJump, jumpMp, mpFor } from '../../rules/movement/movement-points.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { canAct } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { profileOf } from './temper.ts';

export function firstToMove(field: Battlefield, state: State, units: readonly number[]): number {
  let first = units[0];
  let least = Infinity;
  for (const unit of units) {
    const rank = rankOf(field, state, unit);
    if (rank >= least) continue;
    least = rank;
    first = unit;
  }
  return first;
}

const RANK = { helpless: 0, still: 100, prone: 200, far: 300, near: 400 } as const;
const JUMPER = 0.5;

/** By what its move gives away; among those in the thick of it, by how far they can go. */
function rankOf(field: Battlefield, state: State, unit: number): number {
  const mech = state.units[unit];
  const jump = canJump(field, state, unit) ? jumpMp(field, state, unit) : 0;
  const hexes = Math.max(mpFor(field, state, unit, 'run'), mpFor(field, state, unit, 'walk'), jump);
  if (!canAct(mech) || hexes === 0) return RANK.helpless;
  const speed = hexes + (jump > 0 ? JUMPER : 0);
  if (mech.hex < 0) return RANK.far + speed;
  if (mech.prone) return RANK.prone + speed;
  if (isNested(field, state, unit)) return RANK.still + speed;
  return (isOutOfReach(field, state, unit) ? RANK.far : RANK.near) + speed;
}

/** In its nest, with somebody to fire at. */
function isNested(field: Battlefield, state: State, unit: number): boolean {
  const profile = profileOf(field, unit);
  if (!profile?.nests) return false;
  const [nearest, farthest] = profile.distance;
  let sees = false;
  for (const enemy of field.enemiesOf[unit]) {
    const { hex } = state.units[enemy];
    if (hex < 0) continue;
    const range = distance(field.board, state.units[unit].hex, hex);
    if (range < nearest) return false;
    if (range <= farthest && !isBlocked(unitSight(field, state, unit, enemy))) sees = true;
  }
  return sees;
}

/** No enemy comes round it this turn. */
function isOutOfReach(field: Battlefield, state: State, unit: number): boolean {
  for (const enemy of field.enemiesOf[unit]) {
    const { hex, thisPhase } = state.units[enemy];
    if (hex < 0) continue;
    const range = distance(field.board, state.units[unit].hex, hex);
    const reach = thisPhase.acted
      ? 0
      : Math.max(mpFor(field, state, enemy, 'run'), jumpMp(field, state, enemy));
    if (range <= reach) return false;
  }
  return true;
}
