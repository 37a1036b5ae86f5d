import { type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Battlefield, Ground } from '../battlefield.ts';
import { type Gait, TERRAIN, TERRAINS } from '../data/terrain.ts';
import type { State } from '../state.ts';
import { isVtol, surviving } from './condition.ts';

/** No entry. */
export const PROHIBITED = -1;

export function gaitOf({ records }: Battlefield, element: number): Gait {
  const { type, mode } = records[element].sheet;
  if (type === 'vehicle') return mode as Gait;
  if (type === 'mech') return 'mech';
  return type === 'infantry' || type === 'battleArmor' ? 'infantry' : 'aerospace';
}

/** BF2-EQ-09: a unit that clears its way through rubble. */
const ENGINEERS = 'eng';

const hasEngineers = (field: Battlefield, state: State, unit: number): boolean =>
  surviving(field, state, unit).some((element) => field.records[element].sheet.specials.includes(ENGINEERS));

/** How the elements of a unit get about, each way once. */
const gaitsOf = (field: Battlefield, state: State, unit: number): readonly Gait[] =>
  [...new Set(surviving(field, state, unit).map((element) => gaitOf(field, element)))].sort();

/**
 * BF2-MOVE-03, BF2-VEH-02: what entering each hex costs; of several gaits the dearest, and all prohibitions. BF2-EQ-09: to
 * engineers rubble is what lies below.
 */
function enterCosts(field: Battlefield, gaits: readonly Gait[], clearsRubble: boolean): Int8Array {
  const { board, costs, plugged } = field;
  const key = gaits.join('') + (clearsRubble ? ENGINEERS : '');
  const known = costs.get(key);
  if (known) return known;
  const byTerrain = TERRAINS.map((name) => {
    const { cost, costFor, prohibited } = TERRAIN[clearsRubble && name === 'rubble' ? 'clear' : name];
    if (gaits.some((gait) => prohibited.includes(gait))) return PROHIBITED;
    return Math.max(...gaits.map((gait) => costFor?.[gait] ?? cost));
  });
  const usual = Int8Array.from(board.terrain, (terrain) => byTerrain[terrain]);
  const made = plugged.enterCosts?.(usual, field, gaits) ?? usual;
  costs.set(key, made);
  return made;
}

/** BF2-ROAD-01: the road crosses the side between the two hexes. */
export function isRoadStep({ roads }: Ground, from: number, to: number, direction: Direction): boolean {
  return (roads[from] & (1 << direction)) !== 0 && (roads[to] & (1 << oppositeOf(direction))) !== 0;
}

/** How a unit steps from hex to hex. */
export interface Stride {
  readonly enter: Int8Array;
  /** BF2-VEH-07: over everything, at one MP a hex. */
  readonly flies: boolean;
  /** BF2-MOVE-03: ships keep to the water. */
  readonly usesRoads: boolean;
  /** BF2-MAP-05 */
  readonly breaksBridges: boolean;
}

export function strideOf(field: Battlefield, state: State, unit: number): Stride {
  const gaits = gaitsOf(field, state, unit);
  const weight = field.weights[unit];
  return {
    enter: enterCosts(field, gaits, hasEngineers(field, state, unit)),
    flies: isVtol(field, unit),
    usesRoads: !gaits.some((gait) => gait === 'n' || gait === 's'),
    breaksBridges: (weight === 'H' || weight === 'A') && !isVtol(field, unit),
  };
}

/** BF2-MOVE-01, BF2-MOVE-03, BF2-ROAD-01: the MP of a step along the ground; negative where it is not possible. */
export function stepCost(
  ground: Ground,
  stride: Stride,
  from: number,
  to: number,
  direction: Direction,
): number {
  if (stride.flies) return 1;
  if (stride.usesRoads && isRoadStep(ground, from, to, direction)) {
    const breaks = stride.breaksBridges && ground.bridges[to] === 1;
    if (!breaks) return 1;
  }
  const cost = stride.enter[to];
  // Whoever stands where it may not be has come by road, and leaves by road.
  if (cost === PROHIBITED || stride.enter[from] === PROHIBITED) return PROHIBITED;
  const { level } = ground.board;
  return cost + Math.abs(level[to] - level[from]);
}
