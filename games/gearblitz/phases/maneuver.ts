import { explain } from '@ironfield/kernel/explanation.ts';
import type { Procedure } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Base } from '@ironfield/table/base.ts';
import { movedAlong, turned } from '@ironfield/table/heading.ts';
import { type Leg, leavesTable, stopOf } from '@ironfield/table/leg.ts';
import type { Piece } from '@ironfield/table/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scene-index.ts';
import { INCH } from '../data/tables.ts';
import type { GearBlitz } from '../game-types.ts';
import { rosterOf, unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import { defenseSkill } from '../rules/defense-modifiers.ts';
import { sizeOf } from '../rules/detection.ts';
import { failureOf, isSuccess, marginOf, resultOf } from '../rules/dice.ts';
import { groundCost, pieceCost } from '../rules/ground.ts';
import { basesOf } from '../rules/legs.ts';
import { maneuverModifiers, maneuverThreshold, mishapOf } from '../rules/maneuver.ts';
import { mayHaveToManeuver } from '../rules/movement.ts';
import { crashMargin } from '../rules/ram.ts';
import { baseOf } from '../rules/sighting.ts';
import { buildingOf, isBuilding } from '../rules/structures.ts';
import type { Frames, State } from '../state.ts';
import { batter } from './battering.ts';
import { remove, settle, setUnit, takeResult } from './damage.ts';
import { isWatched } from './reaction.ts';
import { rollLevel } from './rolls.ts';
import { crush, crushedBy } from './striking.ts';

/** HGB-MOVE-11: a test where the unit stands, and what a failure leads to. */
export const maneuver: Procedure<GearBlitz, Frames['maneuver']> = (play, { unit: id, why, turn }) => {
  const { state } = play;
  const { at } = state.units[id];
  if (!at) return;
  const unit = unitOf(state, id);
  if (!mayHaveToManeuver(unit)) return;
  const ground = groundCost(unit, piecesAt(state.scene, at)) ?? 1;
  const threshold = explain<RuleId>((tally) => maneuverThreshold(tally, ground));
  const modifiers = explain<RuleId>((tally) => maneuverModifiers(tally, unit));
  const roll = rollLevel(play, { unit: id, level: defenseSkill(unit), purpose: 'maneuver' });
  const total = resultOf(roll, modifiers.total);
  const margin = marginOf(total, threshold.total);
  const isMade = isSuccess(margin);
  play.emit({ type: 'maneuvered', unit: id, why, dice: roll.dice, total, modifiers, threshold, isMade });
  if (isMade) {
    if (why === 'turn') turnTo(play, id, turn);
    return;
  }
  stop(play, id);
  if (mishapOf(unit, roll.isFumble) === 'crash') crashOnTheSpot(play, id);
  else slideOff(play, id, { failure: failureOf(margin), isBlocked: why === 'blocked' });
};

/** HGB-MOVE-07 to HGB-MOVE-10 */
export function turnTo(play: Play<GearBlitz>, id: number, by: number): void {
  const unit = play.state.units[id];
  unit.heading = turned(unit.heading, by);
  const { heading, activation } = unit;
  if (activation) unit.activation = { ...activation, straight: 0, hasTurned: true };
  play.emit({ type: 'turned', unit: id, now: { heading, activation: unit.activation } });
}

/** Whatever MP are left are lost. */
function stop(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  if (!unit.activation) return;
  unit.activation = { ...unit.activation, isStopped: true };
  play.emit({ type: 'stopped', unit: id, now: { activation: unit.activation } });
}

/** HGB-MOVE-12: Light damage where it is; over water it sinks. */
function crashOnTheSpot(play: Play<GearBlitz>, id: number): void {
  const { state } = play;
  if (isOverWater(state, id)) {
    remove(play, id, false);
    return;
  }
  const result = takeResult(play, id, { level: 1, traits: {}, isSheltered: false });
  settle(play, id, result);
}

const isOverWater = (state: State, id: number): boolean =>
  piecesAt(state.scene, state.units[id].at!).some(({ kind }) => kind === 'water');

/** HGB-MOVE-12, HGB-DICE-05: 1D6 inches straight on. */
function slideOff(
  play: Play<GearBlitz>,
  id: number,
  { failure, isBlocked }: { readonly failure: number; readonly isBlocked: boolean },
): void {
  const { seat } = rosterOf(play.state.setup).units[id];
  const [die] = play.roll('slide', 1, { by: seat });
  play.emit({ type: 'slides', unit: id, die });
  play.next({ step: 'slide', unit: id, left: die * INCH, failure, isBlocked });
}

/** HGB-MOVE-12: to the first thing that it touches, with windows as in any movement (HGB-ACT-12). */
export const slide: Procedure<GearBlitz, Frames['slide']> = (play, frame) => {
  const { state } = play;
  const { unit: id, left, isBlocked } = frame;
  const unit = state.units[id];
  if (!unit.at || left <= 0) return;
  const path = unit.activation?.path ?? 0;
  const far = isWatched(state, id) ? Math.min(left, INCH - (path % INCH)) : left;
  const from = unit.at;
  const leg = { from, to: movedAlong(from, unit.heading, far), radius: baseOf(state, id).radius };
  const { position, place, against } = stopOf(leg, barriers(state, id, leg));
  const edge = leavesTable(state.scene, from, leg.to);
  if (edge !== null && edge <= position) {
    remove(play, id, false);
    return;
  }
  unit.at = place;
  if (unit.activation) unit.activation = { ...unit.activation, path: path + position };
  const { activation } = unit;
  play.emit({ type: 'slid', unit: id, from, now: { at: place, activation } });
  if (isDrowned(state, id)) {
    remove(play, id, false);
    return;
  }
  if (against) {
    if (!isBlocked) collide(play, id, against, frame.failure);
    return;
  }
  if (left > far) play.next({ step: 'window', unit: id }, { ...frame, step: 'slide', left: left - far });
};

/** HGB-MOVE-12: units, wrecks, buildings, and ground that it cannot enter, but for water. */
function barriers(state: State, id: number, { from, to, radius }: Leg): { bases: Base[]; pieces: Piece[] } {
  const unit = unitOf(state, id);
  return {
    bases: basesOf(state, (other) => other.id !== id),
    pieces: piecesNear(state.scene, from, to, radius).filter(
      (piece) => piece.kind !== 'water' && pieceCost(unit, piece) === null,
    ),
  };
}

/** HGB-TERR-02: those who neither float nor swim. */
function isDrowned(state: State, id: number): boolean {
  const { mode, sheet } = unitOf(state, id);
  const swims = mode === 'H' || mode === 'R' || sheet.card.perks.amphibious === true;
  return !swims && isOverWater(state, id);
}

/** HGB-RAM-05: both are hurt, what is no unit or building is not, and the slider stands still. */
function collide(play: Play<GearBlitz>, id: number, against: Base | Piece, failure: number): void {
  const { state } = play;
  const slider = unitOf(state, id);
  const struck = 'kind' in against ? null : unitAt(state, against);
  const building = 'kind' in against && isBuilding(against) ? against : null;
  const how = { isRammerAtTop: slider.speed === 'top', isFromBehind: false, isHeadOn: true };
  const margin = crashMargin(failure);
  const otherSize =
    struck !== null
      ? sizeOf(unitOf(state, struck))
      : building
        ? buildingOf(state, building).section.size
        : sizeOf(slider);
  setUnit(state, id, { ...slider, speed: 'stationary' });
  play.emit({ type: 'slowed', unit: id, now: { body: state.units[id].body } });
  // HGB-TERR-06, HGB-RAM-05: it runs into things with its front.
  const slid = { unit: id, bySize: otherSize, from: ['F'] as const, isSheltered: false };
  crush(play, struck === null ? [slid] : [slid, crushedBy(state, struck, id)], how, margin);
  if (building) batter(play, building, { bySize: sizeOf(slider), how, margin });
}

const unitAt = (state: State, { x, y }: Base): number =>
  state.units.findIndex(({ at }) => at !== null && at.x === x && at.y === y);
