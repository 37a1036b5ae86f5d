// Moves besides going somewhere: jumping, standing up, going prone, leaving the map, charging.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { DROP_COST, LEAVE_COST, STAND_COST, STAND_HEAT } from '../../rules/ground/steps.ts';
import { heatOfJump, jumpCost, jumpPath } from '../../rules/movement/jump.ts';
import { leaveMap } from '../../rules/movement/leaving.ts';
import { canRun, jetMp } from '../../rules/movement/movement-points.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { directionTo } from '../../rules/physical/displacement.ts';
import { chargeCost } from '../../rules/physical/onslaught.ts';
import { type PilotingRoll, pilotingRoll, rollToEnter } from '../../rules/piloting/piloting.ts';
import { distanceOf } from '../../rules/piloting/skid.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import type { OnFoot, State } from '../../state.ts';
import { arriveIn, mayMatter } from '../landing/arrival.ts';
import { fallDown } from '../landing/fall-down.ts';
import { hasActed } from '../turn/activation.ts';
import { checkVictory } from '../turn/victory.ts';
import { begin, declareMode, face } from './movement-legs.ts';

/** CBT-MOV-14, CBT-MOV-15 */
export function jump(play: Play<Classic>, mover: Mover, to: number, facing: Facing): void {
  const { field, unit } = mover;
  const from = mover.mech.hex;
  fly(play, mover, jumpPath(field, mover.jump, to), facing, mover.jump.hexes[to]);
  mover.above.plugged.touchesDown?.(play, mover.above, unit);
  if (!land(play, field, unit) || !mayMatter(field)) return;
  arriveIn(play, unit, { how: 'jump', from, byRoad: false });
}

/** In the air along a path; `hexes` is what counts, for heat as for those who shoot at it. */
function fly(
  play: Play<Classic>,
  { field, mech, unit }: Mover,
  path: readonly number[],
  facing: Facing,
  hexes: number,
): void {
  const withoutPack = field.plugged.jumped ? jetMp(field, play.state, unit) : 0;
  mech.thisTurn.mode = 'jump';
  mech.thisTurn.hexesMoved = hexes;
  mech.thisTurn.heatBuilt += heatOfJump(hexes);
  mech.hex = path[path.length - 1];
  mech.facing = facing;
  const mp = play.explain<RuleId>((tally) => jumpCost(tally, hexes));
  play.emit({ type: 'moved', unit, mode: 'jump', path, facing, ...distanceOf(mech.thisTurn), mp });
  field.plugged.jumped?.(play, field, unit, { hexes, withoutPack });
  endMarks(play, field, unit, 'goes');
}

/** CBT-MOV-16, CBT-PSR-02: for damaged legs or gyro, then for water or rubble; who has fallen rolls no more. Says whether it is up. */
function land(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { hex } = play.state.units[unit];
  if (field.kinds[unit].piloting?.landsAtRisk(field, play.state, unit)) {
    const { success, number } = pilotingRoll(play, field, unit, { reason: 'land', modifier: 0 });
    if (!success) {
      fallDown(play, field, unit, 0, number);
      return false;
    }
  }
  const roll = rollToEnter(field, unit, -1, hex);
  if (!roll) return true;
  const { success, number } = pilotingRoll(play, field, unit, roll);
  if (!success) fallDown(play, field, unit, 0, number);
  return success;
}

/** CBT-MOV-13: returns whether it is on its feet now. On one leg the try counts as running. */
export function standUp(play: Play<Classic>, mover: Mover, mode: OnFoot, facing: Facing): boolean {
  const { field, unit, mech } = mover;
  begin(play, mover, mode);
  spend(mech.thisTurn, Math.min(mech.thisTurn.mpLeft, STAND_COST));
  if (!canRun(field, mover.state, unit)) declareMode(play, unit, 'run');
  return getUp(play, mover, facing, { reason: 'stand', modifier: 0 });
}

/** CBT-MOV-13: the try itself, with the heat that it costs. */
export function getUp(play: Play<Classic>, mover: Mover, facing: Facing, roll: PilotingRoll): boolean {
  const { field, unit, mech } = mover;
  const { success, number } = pilotingRoll(play, field, unit, roll);
  mech.thisTurn.heatBuilt += STAND_HEAT;
  if (!success) {
    fallDown(play, field, unit, 0, number);
    return false;
  }
  mech.prone = false;
  face(mech, facing);
  play.emit({ type: 'stood', unit, facing });
  return true;
}

/** CBT-MOV-12 */
export function drop(play: Play<Classic>, mover: Mover, mode: OnFoot): void {
  begin(play, mover, mode);
  spend(mover.mech.thisTurn, DROP_COST);
  mover.mech.prone = true;
  play.emit({ type: 'dropped', unit: mover.unit });
}

/** CBT-SCN-05, CBT-SCN-16: over the hexside ahead. */
export function leave(play: Play<Classic>, { field, unit, mech }: Mover): void {
  spend(mech.thisTurn, LEAVE_COST);
  hasActed(play, unit);
  leaveMap(play, field, unit, mech.facing);
  checkVictory(play);
}

/** CBT-PHY-20: the MP are spent, hit or miss. */
export function charge(play: Play<Classic>, mover: Mover, mode: OnFoot, target: number): void {
  const { unit, mech, state } = mover;
  spend(mech.thisTurn, chargeCost(mover, mode));
  const from = mech.hex;
  const hexes = mech.thisTurn.hexesMoved;
  mech.thisTurn.onslaught = { kind: 'charge', target, from, hexes, order: declaredBefore(state) };
  play.emit({ type: 'onslaught', unit, ...mech.thisTurn.onslaught });
}

/** CBT-PHY-25, CBT-PHY-27: until the Physical Attack Phase it hangs in the air before its target. */
export function comeDown(play: Play<Classic>, mover: Mover, target: number, last: number): void {
  const { field, state, unit, mech, jump: reach } = mover;
  const { hex } = state.units[target];
  const from = mech.hex;
  const path = jumpPath(field, reach, hex, last).slice(0, -1);
  fly(play, mover, path, directionTo(field, last, hex), reach.hexes[hex]);
  mech.thisTurn.onslaught = {
    kind: 'dfa',
    target,
    from,
    hexes: reach.hexes[hex] - 1,
    order: declaredBefore(state),
  };
  play.emit({ type: 'onslaught', unit, ...mech.thisTurn.onslaught });
}

/** Charges and deaths from above of this turn, which are resolved in this order (CBT-PHY-05). */
const declaredBefore = ({ units }: State): number =>
  units.filter(({ thisTurn }) => thisTurn.onslaught).length;
