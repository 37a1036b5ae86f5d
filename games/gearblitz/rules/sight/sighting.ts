import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { isBaseInArc, isInArc } from '@ironfield/table/arc.ts';
import { type Base, edgeOf } from '@ironfield/table/base.ts';
import { lengthOf } from '@ironfield/table/crossing.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { distance, isWithin as isWithinReach } from '@ironfield/table/place.ts';
import { contains, distanceToPolygon } from '@ironfield/table/polygon.ts';
import { groundOf, isOnTable, type Piece, type Scene, topOf } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { distanceToSegment } from '@ironfield/table/segment.ts';
import {
  type Eye,
  isHiddenBy,
  type Obstruction,
  obstructionsBetween,
  type Target,
} from '@ironfield/table/sight.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import { ARCS } from '../../data/arcs.ts';
import { CONTACT, INCH, MODEL_HEIGHTS } from '../../data/tables.ts';
import { type CoverClass, USUAL_COVER } from '../../data/terrain.ts';
import type { Light } from '../../data/weather.ts';
import { isChapterByChapter, past } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { sheetOf, unitOf } from '../../state/roster.ts';
import type { Lock, State, UnitState } from '../../state.ts';
import { baseAt, baseRadius, placesOf } from '../core/model.ts';
import { isWithin } from '../core/range.ts';
import { nearestPair, nearestPlace } from '../infantry/squad.ts';
import { hasAux } from '../unit/condition.ts';
import { isSearching, SEARCHLIGHT, SENSOR_BOOM, SMOKE } from '../unit/systems.ts';
import { autoDetects, detectionRating, seesThrough } from './detection.ts';
import {
  type Air,
  type Crossed,
  type CrossedPiece,
  cover,
  obscurement,
  type Surroundings,
  thickAir,
} from './obscurement.ts';

/** The obstacles between an observer and its target. */
export interface Sight {
  readonly crossed: Crossed;
  /** HGB-LOS-04: wholly, by Solid cover. */
  readonly isHiddenBySolid: boolean;
  readonly around: Surroundings;
}

/** A unit on the table, as a base. */
export function baseOf(state: State, id: number): Base {
  return baseAt(state.units[id].at!, sheetOf(state, id).card.kind);
}

/** HGB-SCALE-01: where distances are taken from: the front of the base, of infantry its middle. */
export function measuredFrom(state: State, id: number, at: Place = state.units[id].at!): Place {
  const base = baseAt(at, sheetOf(state, id).card.kind);
  return isInfantry(unitOf(state, id)) ? base : edgeOf(base, state.units[id].heading);
}

/** HGB-SCALE-01, HGB-INF-01: between the bases that are closest. */
export function distanceBetween(state: State, one: number, other: number): number {
  const { units } = state;
  if (units[one].others.length === 0 && units[other].others.length === 0)
    return distance(measuredFrom(state, one), measuredFrom(state, other));
  const from = measuringPlaces(state, one);
  const to = measuringPlaces(state, other);
  return Math.min(...from.map((place) => Math.min(...to.map((there) => distance(place, there)))));
}

/** HGB-SCALE-01, HGB-INF-01: where distances to a unit may be taken from. */
export const measuringPlaces = (state: State, id: number): readonly Place[] =>
  state.units[id].others.length === 0 ? [measuredFrom(state, id)] : placesOf(state, id);

/** HGB-SCALE-01: base edges touch, and neither is above the other. */
export function areInContact(state: State, one: number, other: number): boolean {
  const [from, to] = nearestPair(state, one, other);
  const near = baseRadius(sheetOf(state, one).card.kind) + baseRadius(sheetOf(state, other).card.kind);
  if (!isWithinReach(from, to, near + CONTACT)) return false;
  const [a, b] = [modelOf(state, one, from), modelOf(state, other, to)];
  return a.foot <= b.top + CONTACT && b.foot <= a.top + CONTACT;
}

const grounds: { readonly scene: Scene; readonly at: Place; readonly ground: number }[] = [];

/** The height of the ground under a unit; valid until it moves. */
function groundUnder({ scene }: State, id: number, at: Place): number {
  const before = grounds[id];
  if (before?.at === at && before.scene === scene) return before.ground;
  const ground = groundOf(piecesAt(scene, at));
  grounds[id] = { scene, at, ground };
  return ground;
}

/** HGB-LOS-02, HGB-MOVE-10, HGB-TERR-07: how high above the table a model begins. */
export function footOf(state: State, id: number, at: Place = state.units[id].at!): number {
  const { body } = state.units[id];
  if (body.altitude > 0) return body.altitude;
  return body.climb ? body.climb.height : groundUnder(state, id, at);
}

/** HGB-MOVE-10: how high above the ground below it a unit flies; 0 on the ground, and of climbers. */
export function heightOf(state: State, id: number): number {
  const { at, body } = state.units[id];
  return body.altitude === 0 ? 0 : Math.max(0, body.altitude - groundUnder(state, id, at!));
}

/** HGB-LOS-02: as a model that is looked at. */
function modelOf(state: State, id: number, at: Place): Target {
  const foot = footOf(state, id, at);
  const { kind } = sheetOf(state, id).card;
  return { ...baseAt(at, kind), foot, top: foot + MODEL_HEIGHTS[kind] };
}

/** HGB-LOS-01: from the highest point of the model. */
function eyeOf(state: State, id: number, at: Place): Eye {
  const { x, y, top } = modelOf(state, id, at);
  return { x, y, z: top };
}

/** HGB-PERK-15: where lines of sight may begin: on top of the model, and of a Sensor Boom above it and around it. */
function eyesOf(state: State, id: number, at: Place): readonly Eye[] {
  const eye = eyeOf(state, id, at);
  const { perks, kind } = sheetOf(state, id).card;
  if (!perks.sensorBoom) return [eye];
  const { reach, directions } = SENSOR_BOOM;
  const far = baseAt(at, kind).radius + reach * INCH;
  const around = Array.from({ length: directions }, (_, i) => ({
    ...movedAlong(at, (i * FULL_TURN) / directions, far),
    z: eye.z,
  }));
  return [eye, { ...eye, z: eye.z + reach * INCH }, ...around];
}

/** The view of least Obscurement, of several that are to be had; the first of equals. */
function clearest<V extends { readonly isHiddenBySolid: boolean }>(
  views: readonly V[],
  obscuredOf: (view: V) => number,
): V {
  if (views.length === 1) return views[0];
  const worth = (view: V) => obscuredOf(view) + (view.isHiddenBySolid ? HIDDEN : 0);
  return views.reduce((best, view) => (worth(view) < worth(best) ? view : best));
}
/** More than any Obscurement. */
const HIDDEN = 1000;

/** HGB-AUX-08, HGB-SCEN-06: the light in which a unit looks at a base that is so far away. */
function lightOn({ battle, units }: State, unit: Unit, id: number, base: Base, far: number): Light {
  if (battle.light !== 'night' || !isSearching(unit) || !isWithin(far, SEARCHLIGHT.range))
    return battle.light;
  const { at, heading } = units[id];
  return isBaseInArc({ from: at!, heading, width: ARCS[SEARCHLIGHT.arc].width }, base) ? 'day' : 'night';
}

export const coverOf = ({ kind }: Piece): CoverClass | undefined => USUAL_COVER[kind];

/** HGB-TERR-10 */
export const touches = (base: Base, { corners }: Piece): boolean =>
  contains(corners, base) || distanceToPolygon(corners, base) <= base.radius + CONTACT;

/** HGB-LOS-02: the pieces that give cover and are high enough, with the lines that they cut. */
function covering(scene: Scene, eye: Eye, target: Target): Obstruction[] {
  const half = target.foot + (target.top - target.foot) / 2;
  return obstructionsBetween(
    scene,
    eye,
    target,
    (piece) => coverOf(piece) !== undefined && topOf(piece) >= half,
  );
}

/** HGB-LOS-02, HGB-LOS-03 */
function crossedBy(obstructions: readonly Obstruction[], target: Target): Crossed {
  const inches = { light: 0, heavy: 0, hard: 0, solid: 0 };
  const pieces: CrossedPiece[] = [];
  let isTouching = false;
  for (const { piece, spans } of obstructions) {
    const kind = coverOf(piece)!;
    const length = lengthOf(spans);
    inches[kind] += kind === 'solid' ? 1 : length;
    const isTouched = touches(target, piece);
    isTouching ||= isTouched;
    pieces.push({ label: piece.label, cover: kind, length, isTouched });
  }
  return { ...inches, pieces, isHiddenOrTouching: isTouching || isHiddenBy(obstructions) };
}

/** HGB-IF-06: in or touching Cover that hides half of the model or more. */
export function isAtCover(state: State, id: number): boolean {
  return placesOf(state, id).some((place) => {
    const model = modelOf(state, id, place);
    const half = model.foot + (model.top - model.foot) / 2;
    return piecesNear(state.scene, model, model, model.radius + CONTACT).some(
      (piece) => coverOf(piece) !== undefined && topOf(piece) >= half && touches(model, piece),
    );
  });
}

const isSolid = ({ piece }: Obstruction): boolean => coverOf(piece) === 'solid';

/** The obstacles between an eye and a model, apart from weather. */
interface Outlook {
  readonly crossed: Crossed;
  readonly isHiddenBySolid: boolean;
  readonly isInCover: boolean;
  readonly isInLightCover: boolean;
}

function outlookOn(scene: Scene, eye: Eye, model: Target): Outlook {
  const obstructions = covering(scene, eye, model);
  if (obstructions.length === 0) return isInLightCover(scene, model) ? CLEAR_IN_COVER : CLEAR;
  const crossed = crossedBy(obstructions, model);
  return {
    crossed,
    isHiddenBySolid: isHiddenBy(obstructions.filter(isSolid)),
    isInCover: totalOf<RuleId>((tally) => cover(tally, crossed)) > 0,
    isInLightCover: isInLightCover(scene, model),
  };
}

/** HGB-PERK-05 */
const isInLightCover = (scene: Scene, place: Place): boolean =>
  piecesAt(scene, place).some((piece) => coverOf(piece) === 'light');

/** Nothing lies between. */
const CLEAR: Outlook = {
  crossed: { light: 0, heavy: 0, hard: 0, solid: 0, isHiddenOrTouching: false },
  isHiddenBySolid: false,
  isInCover: false,
  isInLightCover: false,
};
const CLEAR_IN_COVER: Outlook = { ...CLEAR, isInLightCover: true };

/** The outlook of a unit on another one, and from what. */
interface Looked {
  readonly scene: Scene;
  readonly eye: Eye;
  readonly model: Target;
  readonly outlook: Outlook;
}

const looked: Looked[][] = [];

/** Much can change about units that stay in place: what lies between them holds until one of the two moves. */
function outlookBetween(
  { scene }: State,
  observer: number,
  target: number,
  eye: Eye,
  model: Target,
): Outlook {
  looked[observer] ??= [];
  const before = looked[observer][target];
  if (before?.scene === scene && isSameEye(before.eye, eye) && isSameModel(before.model, model))
    return before.outlook;
  const outlook = outlookOn(scene, eye, model);
  looked[observer][target] = { scene, eye, model, outlook };
  return outlook;
}

const isSameEye = (a: Eye, b: Eye): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

const isSameModel = (a: Target, b: Target): boolean =>
  a.x === b.x && a.y === b.y && a.foot === b.foot && a.top === b.top && a.radius === b.radius;

/** An observer's sight of a unit. */
export function sightBetween(state: State, observer: number, target: number): Sight {
  const [from, to] = nearestPair(state, observer, target);
  const model = modelOf(state, target, to);
  const far = distanceBetween(state, observer, target);
  const light = lightOn(state, unitOf(state, observer), observer, model, far);
  const isHullDownHere = isSheltered(state, target, state.units[observer].at!);
  const views = eyesOf(state, observer, from).map((eye): Sight => {
    const outlook = outlookBetween(state, observer, target, eye, model);
    return {
      crossed: outlook.crossed,
      isHiddenBySolid: outlook.isHiddenBySolid,
      around: {
        distance: far,
        weather: state.battle.weather,
        light,
        throughSmoke: isThroughSmoke(state, eye, to),
        isInCover: outlook.isInCover,
        isInLightCover: outlook.isInLightCover,
        isHullDownHere,
      },
    };
  });
  return clearest(views, (sight) => totalOf<RuleId>((tally) => obscurementOf(tally, state, target, sight)));
}

/** HGB-AUX-09: the line from middle to middle, whatever the height. */
const isThroughSmoke = ({ effects }: State, from: Place, to: Place): boolean =>
  effects.smoke.some(({ at }) => distanceToSegment(at, from, to) <= SMOKE.radius * INCH);

/** HGB-ACT-07: of the arc that cover protects. */
export const SHELTERED_ARC = FULL_TURN / 2;

/** HGB-ACT-06, HGB-ACT-07: it is Hull-Down with cover on this side. */
export function isSheltered(state: State, id: number, from: Place): boolean {
  const { at, shelter, body } = state.units[id];
  if (body.hullDown === null) return false;
  return shelter === null || isInArc({ from: at!, heading: shelter, width: SHELTERED_ARC }, from);
}

/** HGB-LOS-01 */
export const obscurementOf = (tally: Tally<RuleId>, state: State, target: number, sight: Sight): void =>
  obscurement(tally, unitOf(state, target), sight.crossed, sight.around);

/** An observer's knowledge of an enemy without a roll. */
export interface Found {
  readonly sight: Sight;
  readonly obscured: number;
  /** HGB-DET-02 */
  readonly isAutoDetected: boolean;
  /** HGB-DET-01, HGB-DET-02 */
  readonly isDetected: boolean;
}

/** The latest result for a pair of units, and its inputs. */
interface Finding {
  readonly found: Found;
  readonly scene: State['scene'];
  readonly battle: State['battle'];
  readonly smoke: State['effects']['smoke'];
  readonly observer: Stance;
  readonly target: Stance;
}

type Stance = Pick<UnitState, 'at' | 'others' | 'heading' | 'shelter' | 'body'>;

const stanceOf = ({ at, others, heading, shelter, body }: UnitState): Stance => ({
  at,
  others,
  heading,
  shelter,
  body,
});

/** Objects with parts are replaced, never changed. */
const isSameStance = (one: Stance, other: UnitState): boolean =>
  one.at === other.at &&
  one.body === other.body &&
  one.heading === other.heading &&
  one.others === other.others &&
  one.shelter === other.shelter;

const findings: Finding[][] = [];

/** Menus ask this for every weapon, and so do the steps after them: it holds until one of the two moves. */
export function found(state: State, observer: number, target: number): Found {
  const { scene, battle, units, effects } = state;
  findings[observer] ??= [];
  const before = findings[observer][target];
  if (
    before?.scene === scene &&
    before.battle === battle &&
    before.smoke === effects.smoke &&
    isSameStance(before.observer, units[observer]) &&
    isSameStance(before.target, units[target])
  )
    return before.found;
  const now = lookAt(state, observer, target);
  findings[observer][target] = {
    found: now,
    scene,
    battle,
    smoke: effects.smoke,
    observer: stanceOf(units[observer]),
    target: stanceOf(units[target]),
  };
  return now;
}

function lookAt(state: State, observer: number, target: number): Found {
  const sight = sightBetween(state, observer, target);
  const obscured = totalOf<RuleId>((tally) => obscurementOf(tally, state, target, sight));
  const unit = unitOf(state, observer);
  const { distance: far, isHullDownHere } = sight.around;
  const isAutoDetected = autoDetects(unit, unitOf(state, target), {
    obscured,
    distance: far,
    isHullDownHere,
  });
  const rating = totalOf<RuleId>((tally) => detectionRating(tally, unit, sight.around.light));
  return {
    sight,
    obscured,
    isAutoDetected,
    isDetected: isAutoDetected || seesThrough(unit, rating, obscured),
  };
}

/** HGB-DET-05: a unit's lock this round; it ends with the sensors that won it. */
export function lockOn(state: State, observer: number, target: number): Lock | undefined {
  const lock = state.units[observer].locks.find(({ unit }) => unit === target);
  if (!lock || hasAux(unitOf(state, observer)) || past(state.setup).locksBlindly?.()) return lock;
  return undefined;
}

export const hasLock = (state: State, observer: number, target: number): boolean =>
  lockOn(state, observer, target) !== undefined;

/** A line that runs through less than this of a piece on its way to a place only grazes it. */
const GRAZE = INCH / 10;

/** HGB-AE-02, HGB-LOS-03: the cover of a unit from a place on the ground, and whether it is shielded altogether. */
export function coverFrom(
  state: State,
  centre: Place,
  target: number,
): { readonly points: number; readonly isShielded: boolean } {
  const model = modelOf(state, target, nearestPlace(state, target, centre));
  const eye = { ...centre, z: groundOf(piecesAt(state.scene, centre)) };
  // A wall does not block a burst on its own surface.
  const isSurface = ({ piece, spans }: Obstruction): boolean =>
    lengthOf(spans) < GRAZE && contains(piece.corners, centre) && !isChapterByChapter(state);
  const obstructions = covering(state.scene, eye, model).filter((each) => !isSurface(each));
  const crossed = crossedBy(obstructions, model);
  return {
    points: totalOf<RuleId>((tally) => cover(tally, crossed)),
    isShielded: isHiddenBy(obstructions.filter(isSolid)),
  };
}

/** HGB-LOS-01: Obscurement from an observer to a place on the table. */
export function obscurementToPlace(
  state: State,
  observer: number,
  place: Place,
): { readonly obscured: number; readonly isHiddenBySolid: boolean; readonly crossed: Crossed } {
  const ground = groundOf(piecesAt(state.scene, place));
  const target: Target = { ...place, radius: 0, foot: ground, top: ground };
  // HGB-BLDG-03: walls that are aimed at do not hide themselves.
  const from = nearestPlace(state, observer, place);
  const far = distance(measuredFrom(state, observer), place);
  const views = eyesOf(state, observer, from).map((eye) => {
    const obstructions = covering(state.scene, eye, target).filter(({ spans }) => lengthOf(spans) >= GRAZE);
    const crossed = { ...crossedBy(obstructions, target), isHiddenOrTouching: isHiddenBy(obstructions) };
    const throughSmoke = isThroughSmoke(state, eye, place);
    const air: Air = { distance: far, weather: state.battle.weather, throughSmoke };
    return {
      crossed,
      obscured: totalOf<RuleId>((tally) => {
        cover(tally, crossed);
        thickAir(tally, air);
      }),
      isHiddenBySolid: isHiddenBy(obstructions.filter(isSolid)),
    };
  });
  return clearest(views, ({ obscured }) => obscured);
}

/** Places a unit has been asked about while nothing changed, by x and y. */
interface SeenPlaces {
  readonly scene: State['scene'];
  readonly battle: State['battle'];
  readonly smoke: State['effects']['smoke'];
  readonly observer: Stance;
  readonly seen: Map<number, boolean>;
}

const seenPlaces: SeenPlaces[] = [];

/** HGB-DET-01: LoS to a place: no more Obscurement than the Detection Rating. Asked for with every weapon and rate of fire. */
export function seesPlace(state: State, observer: number, place: Place): boolean {
  const { scene, battle, effects, units } = state;
  if (!isOnTable(scene, place)) return looksAtPlace(state, observer, place);
  let known = seenPlaces[observer];
  if (
    known?.scene !== scene ||
    known.battle !== battle ||
    known.smoke !== effects.smoke ||
    !isSameStance(known.observer, units[observer])
  ) {
    known = { scene, battle, smoke: effects.smoke, observer: stanceOf(units[observer]), seen: new Map() };
    seenPlaces[observer] = known;
  }
  const key = place.x * (scene.height + 1) + place.y;
  let isSeen = known.seen.get(key);
  if (isSeen === undefined) {
    isSeen = looksAtPlace(state, observer, place);
    known.seen.set(key, isSeen);
  }
  return isSeen;
}

function looksAtPlace(state: State, observer: number, place: Place): boolean {
  const { obscured, isHiddenBySolid } = obscurementToPlace(state, observer, place);
  const unit = unitOf(state, observer);
  const far = distance(measuredFrom(state, observer), place);
  const light = lightOn(state, unit, observer, { ...place, radius: 0 }, far);
  const rating = totalOf<RuleId>((tally) => detectionRating(tally, unit, light));
  return !isHiddenBySolid && (obscured === 0 || seesThrough(unit, rating, obscured));
}
