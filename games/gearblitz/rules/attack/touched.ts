// Which units are touched by an effect at a place. Every effect asks here, so that all of them see the same layers.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isWithin } from '@ironfield/table/place.ts';
import { contains } from '@ironfield/table/polygon.ts';
import { groundOf, type Piece, topOf } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { isInfantry } from '../../cards/unit.ts';
import { type Effect, type Layer, REACHES } from '../../data/layers.ts';
import { CONTACT, MODEL_HEIGHTS } from '../../data/tables.ts';
import { isChapterByChapter } from '../../register.ts';
import { rosterOf, sheetOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { baseRadius, placesOf } from '../core/model.ts';
import { footOf } from '../sight/sighting.ts';
import { buildingAt } from '../terrain/structures.ts';

/** Heights above the table that an effect reaches. */
interface Heights {
  readonly from: number;
  readonly to: number;
}

/** The effect and its place. */
export interface Happening {
  readonly effect: Effect;
  /** Nothing where height does not matter. */
  readonly heights?: Heights;
  /** The building that it concerns. */
  readonly building?: Piece | null;
}

/** The layer of a unit, as an effect sees it. */
export function layerOf(state: State, id: number, { heights, building }: Happening): Layer {
  const { at, aboard } = state.units[id];
  if (at === null) return aboard === null ? 'away' : 'aboard';
  const foot = footOf(state, id);
  if (building && placesOf(state, id).some((place) => contains(building.corners, place))) {
    if (isChapterByChapter(state) || foot < topOf(building)) return 'inside';
    if (foot === topOf(building)) return 'roof';
    return 'apart';
  }
  if (!heights || isChapterByChapter(state)) return 'level';
  const top = foot + MODEL_HEIGHTS[sheetOf(state, id).card.kind];
  return foot <= heights.to + CONTACT && top >= heights.from - CONTACT ? 'level' : 'apart';
}

/** True if an effect reaches a unit that is near enough to it. */
export const isReached = (state: State, id: number, happening: Happening): boolean =>
  REACHES[happening.effect][layerOf(state, id, happening)];

/** HGB-AE-01, HGB-ROF-01: an area on the table. */
export interface Area {
  readonly centre: Place;
  readonly radius: number;
  /** The unit that is aimed at, at whose height it bursts; on the ground where there is none. */
  readonly target: number | null;
}

/** HGB-AE-02, HGB-MOVE-10: as far up and down as it reaches to the sides. */
function heightsOf(state: State, { centre, radius, target }: Area): Heights {
  const isThere = target !== null && state.units[target].at !== null;
  const height = isThere ? footOf(state, target) : groundOf(piecesAt(state.scene, centre));
  return { from: height - radius, to: height + radius };
}

/** HGB-AE-02: the attacker's enemies first, each side in the order of its lists. */
export function unitsUnder(
  state: State,
  area: Area,
  seat: Seat,
  isSpared: (id: number) => boolean = () => false,
): number[] {
  const happening: Happening = { effect: 'area', heights: heightsOf(state, area) };
  const enemies: number[] = [];
  const friends: number[] = [];
  for (const { id, seat: whose } of rosterOf(state.setup).units)
    if (isBaseIn(state, id, area) && isReached(state, id, happening) && !isSpared(id))
      (whose === seat ? friends : enemies).push(id);
  return [...enemies, ...friends];
}

/** HGB-AE-02: some base of a unit is in an area. */
function isBaseIn(state: State, id: number, { centre, radius }: Area): boolean {
  const { at, others } = state.units[id];
  if (!at) return false;
  const reach = radius + baseRadius(sheetOf(state, id).card.kind);
  return isWithin(at, centre, reach) || others.some((place) => isWithin(place, centre, reach));
}

/** HGB-OPT-05: the units on the way from a shooter to its area; `isNear` tells which are in the way. */
export function unitsOnWay(state: State, by: number, area: Area, isNear: (id: number) => boolean): number[] {
  const { from, to } = heightsOf(state, area);
  const foot = footOf(state, by);
  const heights = {
    from: Math.min(from, foot),
    to: Math.max(to, foot + MODEL_HEIGHTS[sheetOf(state, by).card.kind]),
  };
  return rosterOf(state.setup).units.flatMap(({ id }) =>
    id !== by && isReached(state, id, { effect: 'way', heights }) && isNear(id) ? id : [],
  );
}

/** HGB-BLDG-03, HGB-BLDG-04: whom a blow to a building or its collapse reaches. */
export const unitsIn = (state: State, building: Piece, effect: 'walls' | 'collapse'): number[] =>
  rosterOf(state.setup).units.flatMap(({ id }) => {
    const isHere = placesOf(state, id).some((place) => contains(building.corners, place));
    return isHere && isReached(state, id, { effect, building }) ? id : [];
  });

/** HGB-BLDG-03: infantry in the building at a place. */
export function infantryAt(state: State, place: Place): number[] {
  const building = buildingAt(state, place);
  return building ? unitsIn(state, building, 'walls').filter((id) => isInfantry(unitOf(state, id))) : [];
}
