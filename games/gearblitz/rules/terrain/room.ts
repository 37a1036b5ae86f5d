import { remembered } from '@ironfield/kernel/memory.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { basesOverlap } from '@ironfield/table/base.ts';
import { overlapsPolygon } from '@ironfield/table/leg.ts';
import { boundsOf, contains, type Polygon } from '@ironfield/table/polygon.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { deployed, type Unit, type UnitSheet } from '../../cards/unit.ts';
import { DEPLOYMENTS, type Deployment } from '../../data/scenario-tables.ts';
import { INCH } from '../../data/tables.ts';
import { nameOf, rosterOf, sheetOf, unitOf } from '../../state/roster.ts';
import type { Setup, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { zoneChoices } from '../battle/zones.ts';
import { baseAt, baseRadius, placesOf } from '../core/model.ts';
import { isAreaTerrain, isRoad, pieceCost } from './ground.ts';

/** Why a unit cannot be put here: somebody stands there, or none of its modes gets there. */
export function whyNotStand(state: State, id: number, at: Place): Reason | null {
  const unit = unitOf(state, id);
  const base = baseAt(at, unit.sheet.card.kind);
  for (const other of rosterOf(state.setup).units) {
    if (other.id === id) continue;
    const { kind } = sheetOf(state, other.id).card;
    if (placesOf(state, other.id).some((there) => basesOverlap(base, baseAt(there, kind))))
      return { message: TEXT.onTopOf(nameOf(state, other.id)), rule: 'HGB-SCALE-01' };
  }
  const barrier = barrierAt(state.scene, unit, at);
  return barrier ? { message: TEXT.cannotEnter(barrier.label), rule: 'HGB-TERR-01' } : null;
}

/** HGB-TERR-01: a piece under its base that it cannot enter in any mode. */
function barrierAt(scene: Scene, unit: Unit, at: Place): Piece | undefined {
  const { movement } = unit.sheet.card;
  return underBase(scene, unit, at, (piece) =>
    movement.every(({ mode }) => pieceCost({ ...unit, mode }, piece) === null),
  );
}

/** HGB-TERR-01: a piece under its base that it cannot enter as it moves now. */
export const barrierTo = (scene: Scene, unit: Unit, at: Place): Piece | undefined =>
  underBase(scene, unit, at, (piece) => pieceCost(unit, piece) === null);

/** HGB-TERR-01: what bars it there in its current mode. */
export function whyBarred(state: State, unit: Unit, at: Place): Reason | null {
  const barrier = barrierTo(state.scene, unit, at);
  return barrier ? { message: TEXT.cannotEnter(barrier.label), rule: 'HGB-TERR-01' } : null;
}

/** HGB-TERR-08: a road leads through area terrain. */
function underBase(
  scene: Scene,
  { sheet }: Unit,
  at: Place,
  isBarred: (piece: Piece) => boolean,
): Piece | undefined {
  const base = baseAt(at, sheet.card.kind);
  const onRoad = piecesAt(scene, at).some(isRoad);
  return piecesNear(scene, at, at, base.radius).find(
    (piece) => isBarred(piece) && !(onRoad && isAreaTerrain(piece)) && overlapsPolygon(piece.corners, base),
  );
}

/** A base that is put down anywhere takes away four places of a grid at most. */
const TAKEN_BY_ONE = 4;
/** HGB-INF-01: the others of a squad stand beside its first. */
const TAKEN_BY_ANOTHER = 2;
const GAP = INCH / 4;

/** True if this many units of an army find room in an area, however badly the others are placed. */
function hasRoom(
  scene: Scene,
  sheets: readonly UnitSheet[],
  count: number,
  zones: readonly Polygon[],
): boolean {
  const units = [
    ...new Map(sheets.map((sheet) => [sheet.card.kind + modesOf(sheet), deployed(sheet)])).values(),
  ];
  const step = 2 * Math.max(...units.map(({ sheet }) => baseRadius(sheet.card.kind))) + GAP;
  const others = sheets.slice(0, count).reduce((sum, { card }) => sum + (card.bases ?? 1) - 1, 0);
  let left = TAKEN_BY_ONE * (count - 1) + 1 + TAKEN_BY_ANOTHER * others;
  for (const zone of zones) {
    for (const at of gridIn(zone, step))
      if (units.every((unit) => !barrierAt(scene, unit, at)) && --left <= 0) return true;
  }
  return left <= 0;
}

/** HGB-UNIT-01: with its drones. */
const MOST_OF_A_GROUP = 8;

/** An army finds room in zones, and a whole group in each of them. */
export function holds(scene: Scene, sheets: readonly UnitSheet[], zones: readonly Polygon[]): boolean {
  const fewest = Math.min(sheets.length, MOST_OF_A_GROUP);
  return (
    hasRoom(scene, sheets, sheets.length, zones) &&
    zones.every((zone) => hasRoom(scene, sheets, fewest, [zone]))
  );
}

/**
 * HGB-DEPLOY-02: those in which everybody finds a place, wherever the other side wants them to be. What was agreed gives way
 * where it has no room.
 */
export const roomyDeployments = remembered((setup: Setup): readonly Deployment[] => {
  const sheets = setup.armies.map(({ groups }) => groups.flatMap(({ units }) => units));
  const isRoomy = (type: Deployment): boolean =>
    zoneChoices(type, setup.scene).every(({ own }) => sheets.every((army) => holds(setup.scene, army, own)));
  const { deployment } = setup;
  return deployment && isRoomy(deployment) ? [deployment] : DEPLOYMENTS.filter(isRoomy);
});

const modesOf = ({ card }: UnitSheet): string => card.movement.map(({ mode }) => mode).join('');

/** Places of an area, row by row. */
export function* gridIn(zone: Polygon, step: number): Generator<Place> {
  const { left, top, right, bottom } = boundsOf(zone);
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (contains(zone, { x, y })) yield { x, y };
  }
}

type Forbids = (at: Place) => Reason | null;

/** A random allowed place in an area, if one is found within a number of tries. */
function placeByChance(zone: Polygon, random: Random, forbids: Forbids, tries: number): Place | null {
  const { left, top, right, bottom } = boundsOf(zone);
  for (let i = 0; i < tries; i++) {
    const at = {
      x: left + randomBelow(random, right - left + 1),
      y: top + randomBelow(random, bottom - top + 1),
    };
    if (!forbids(at)) return at;
  }
  return null;
}

/** Some place of an area that nothing forbids: by chance, or else the first that is found; `null` if there is none. */
export function somePlace(zone: Polygon, random: Random, forbids: Forbids): Place | null {
  const at = placeByChance(zone, random, forbids, 200);
  if (at) return at;
  for (const other of gridIn(zone, INCH / 2)) if (!forbids(other)) return other;
  return null;
}

/** Some place that is seen. To look for one takes long on a table full of things, so after a few tries it is where one stands. */
export const somePlaceInSight = (zone: Polygon, random: Random, forbids: Forbids, own: Place): Place =>
  placeByChance(zone, random, forbids, 20) ?? own;
