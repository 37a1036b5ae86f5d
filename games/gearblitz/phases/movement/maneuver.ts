import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Base } from '@ironfield/table/base.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, movedAlong, turned } from '@ironfield/table/heading.ts';
import { type Leg, leavesTable, stopOf } from '@ironfield/table/leg.ts';
import { isSamePlace } from '@ironfield/table/place.ts';
import { groundOf, type Piece } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { outlivesReason } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { failureOf, isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { placesOf } from '../../rules/core/model.ts';
import { followed } from '../../rules/infantry/squad.ts';
import { defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import { cliffAlong, footOfCliff } from '../../rules/movement/cliffs.ts';
import { basesNear, moverOf, shortOf } from '../../rules/movement/legs.ts';
import { comesDown, maneuverModifiers, maneuverThreshold, mishapOf } from '../../rules/movement/maneuver.ts';
import { trialsOf } from '../../rules/movement/trials.ts';
import { sizeOf } from '../../rules/sight/detection.ts';
import { baseOf } from '../../rules/sight/sighting.ts';
import { crashMargin } from '../../rules/special/ram.ts';
import { groundCost, isWater, levelOn, pieceCost } from '../../rules/terrain/ground.ts';
import { buildingOf, isBuilding } from '../../rules/terrain/structures.ts';
import { CLIFF } from '../../rules/terrain/terrain.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { mayHaveToManeuver } from '../../rules/unit/movement.ts';
import { unitOf } from '../../state/roster.ts';
import type { Frames, State, Test } from '../../state.ts';
import { comesOut } from '../actions/hull-down.ts';
import { isWatched } from '../attack/reaction.ts';
import { crush, crushedBy } from '../attack/striking.ts';
import { rollDie, rollLevel } from '../core/rolls.ts';
import { stop } from '../core/stopping.ts';
import { remove, settle, setUnit, takeResult } from '../damage/damage.ts';
import { batter } from '../special/battering.ts';

/** By how much a maneuver has failed, and how badly. */
export interface Failure {
  readonly margin: number;
  readonly isFumble: boolean;
}

/** HGB-MOVE-11, HGB-TERR-06: a test where the unit stands; `null` when it is made. */
export function maneuvers(
  play: Play<GearBlitz>,
  id: number,
  { why, levels = 0 }: { readonly why: Test; readonly levels?: number },
): Failure | null {
  const { state } = play;
  const unit = moverOf(state, id);
  const ground = groundCost(unit, piecesAt(state.scene, state.units[id].at!)) ?? 1;
  const threshold = play.reckon<RuleId>((tally) => maneuverThreshold(tally, ground, levels));
  const modifiers = play.reckon<RuleId>((tally) => maneuverModifiers(tally, unit));
  const roll = rollLevel(play, {
    unit: id,
    level: defenseSkill(unit),
    purpose: 'maneuver',
    isEnough: (made) => isSuccess(marginOf(resultOf(made, modifiers.total), threshold.total)),
  });
  const total = resultOf(roll, modifiers.total);
  const margin = marginOf(total, threshold.total);
  const isMade = isSuccess(margin);
  play.emit({ type: 'maneuvered', unit: id, why, dice: roll.dice, total, modifiers, threshold, isMade });
  return isMade ? null : { margin: failureOf(margin), isFumble: roll.isFumble };
}

/** HGB-MOVE-11, HGB-MOVE-12: a test, and the consequences of failure. */
export const maneuver: Procedure<GearBlitz, Frames['maneuver']> = (play, { unit: id, why, turn }) => {
  const { state } = play;
  if (!state.units[id].at || !mayHaveToManeuver(unitOf(state, id))) return;
  const failure = maneuvers(play, id, { why });
  if (!failure) {
    if (why === 'turn') turnTo(play, id, turn);
    return;
  }
  stop(play, id);
  const mishap = mishapOf(moverOf(state, id), failure.isFumble);
  if (mishap === 'slide') slideOff(play, id, { failure: failure.margin, isBlocked: why === 'blocked' });
  else if (state.units[id].body.altitude > 0) dropBy(play, id, failure, mishap);
  else crashOnTheSpot(play, id);
};

/** HGB-MOVE-12: a Hopper loses altitude by the margin; one that crashes falls all the way. */
function dropBy(
  play: Play<GearBlitz>,
  id: number,
  failure: Failure,
  mishap: 'crash' | 'lose altitude',
): void {
  const { state } = play;
  const unit = state.units[id];
  const ground = groundOf(piecesAt(state.scene, unit.at!));
  const height = unit.body.altitude - ground;
  const { altitude, isFall } = comesDown(height, mishap === 'crash' ? height : failure.margin);
  if (!isFall) {
    unit.body = { ...unit.body, altitude: ground + altitude };
    play.emit({ type: 'altitude', unit: id, isUp: false, cost: null, now: { body: unit.body } });
    return;
  }
  if (mishap === 'crash' && isOverWater(state, id)) {
    remove(play, id, false);
    return;
  }
  play.next({
    step: 'impact',
    unit: id,
    levels: Math.floor(height / INCH),
    margin: failure.margin,
    isCrash: mishap === 'crash',
  });
}

/** HGB-MOVE-07 to HGB-MOVE-10 */
export function turnTo(play: Play<GearBlitz>, id: number, by: number): void {
  const unit = play.state.units[id];
  unit.heading = turned(unit.heading, by);
  const { heading, activation } = unit;
  if (activation) unit.activation = { ...activation, straight: 0, hasTurned: true };
  play.emit({ type: 'turned', unit: id, now: { heading, activation: unit.activation } });
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
  isWater(piecesAt(state.scene, state.units[id].at!));

/** HGB-MOVE-12, HGB-DICE-05: 1D6 inches straight on. */
function slideOff(
  play: Play<GearBlitz>,
  id: number,
  { failure, isBlocked }: { readonly failure: number; readonly isBlocked: boolean },
): void {
  const die = rollDie(play, id, 'slide');
  play.emit({ type: 'slides', unit: id, die });
  const since = play.state.units[id].at!;
  play.next({ step: 'slide', unit: id, left: die * INCH, failure, isBlocked, since });
}

/** HGB-MOVE-12: to the first thing that it touches, or over a cliff, with windows as in any movement (HGB-ACT-12). */
export const slide: Procedure<GearBlitz, Frames['slide']> = (play, frame) => {
  const { state } = play;
  const { unit: id, left, isBlocked } = frame;
  const unit = state.units[id];
  if (!unit.at) return;
  const before = unit.activation;
  const path = before?.path ?? 0;
  const far = isWatched(state, id) ? Math.min(left, INCH - (path % INCH)) : left;
  const from = unit.at;
  const { radius } = baseOf(state, id);
  const leg = { from, to: movedAlong(from, slidesTo(state, id), far), radius };
  const stopped = stopOf(leg, barriers(state, id, leg));
  const cliff = cliffAlong(state.scene, from, stopped.place);
  const level = levelOn(piecesAt(state.scene, from));
  const position = cliff
    ? shortOf(state.scene, leg, cliff.position, (pieces) => Math.abs(levelOn(pieces) - level) < CLIFF)
    : stopped.position;
  const edge = leavesTable(state.scene, from, leg.to);
  if (edge !== null && edge <= position) {
    remove(play, id, false);
    return;
  }
  const place = placeOnLine(from, leg.to, position);
  const trials = trialsOf(state, id, place);
  unit.others = followed(state, id, from, place);
  unit.at = place;
  if (before) unit.activation = { ...before, path: path + position, sand: before.sand + trials.sand };
  const { activation } = unit;
  const goesOn = !cliff && !stopped.against && left > far;
  const start = before && before.snappedAt === before.path ? from : frame.since;
  const sands = trials.frames.filter(({ step }) => step === 'sand');
  const isTold = !goesOn || sands.length > 0;
  const rid = endMarks(state, id, 'slides');
  const now = { ...rid, at: place, others: unit.others, activation };
  play.emit({ type: 'slid', unit: id, from, since: isTold ? start : null, now });
  if (!outlivesReason(state)) comesOut(play, id);
  if (isDrowned(state, id)) {
    remove(play, id, false);
    return;
  }
  if (goesOn) {
    play.next(
      { step: 'window', unit: id },
      { ...frame, step: 'slide', left: left - far, since: isTold ? place : start },
    );
  } else if (cliff && cliff.rise < 0) {
    const foot = footOfCliff(state.scene, from, slidesTo(state, id), { position: cliff.position, radius });
    play.next({ step: 'fall', unit: id, why: 'fall', ...foot });
  } else if (!isBlocked && (cliff || stopped.against)) {
    collide(play, id, cliff ? null : stopped.against, frame.failure);
  }
  play.next(...sands);
};

/** HGB-MOVE-06: on the way that it goes. */
function slidesTo({ units }: State, id: number): Heading {
  const { heading, activation, isReversing } = units[id];
  const isBack = activation ? activation.direction === 'back' : isReversing;
  return isBack ? turned(heading, FULL_TURN / 2) : heading;
}

/** HGB-MOVE-12: units, wrecks, buildings, and ground that it cannot enter, but for water. */
function barriers(state: State, id: number, { from, to, radius }: Leg): { bases: Base[]; pieces: Piece[] } {
  const unit = unitOf(state, id);
  return {
    bases: basesNear(state, { from, to, radius }, (other) => other.id !== id),
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

/** HGB-RAM-05: both are damaged; anything that is not a unit or building is not, and the slider stops. */
function collide(play: Play<GearBlitz>, id: number, against: Base | Piece | null, failure: number): void {
  const { state } = play;
  const slider = unitOf(state, id);
  const struck = !against || 'kind' in against ? null : unitAt(state, against);
  const building = against && 'kind' in against && isBuilding(against) ? against : null;
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

const unitAt = (state: State, base: Base): number =>
  state.units.findIndex((_, id) => placesOf(state, id).some((place) => isSamePlace(place, base)));
