import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { createReach } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, Ground, KnownStride, Places, Stride } from '../../battlefield.ts';
import { type Gait, TERRAIN, TERRAINS } from '../../data/terrain.ts';
import type { ElementSheet } from '../../element.ts';
import type { State } from '../../state.ts';
import { isVtol } from '../elements/condition.ts';

/** No entry. */
export const PROHIBITED = -1;

export const gaitOf = ({ records }: Battlefield, element: number): Gait =>
  gaitOfSheet(records[element].sheet);

function gaitOfSheet({ type, mode }: ElementSheet): Gait {
  if (type === 'vehicle') return mode as Gait;
  if (type === 'mech') return 'mech';
  return type === 'infantry' || type === 'battleArmor' ? 'infantry' : 'aerospace';
}

/** BF2-EQ-09: a unit that clears its way through rubble. */
const ENGINEERS = 'eng';

const GAITS: readonly Gait[] = ['aerospace', 'h', 'infantry', 'mech', 'n', 's', 't', 'v', 'w'];
const CLEARS_RUBBLE = 1 << GAITS.length;
const FLIES = CLEARS_RUBBLE << 1;
const BREAKS_BRIDGES = CLEARS_RUBBLE << 2;

/** By element: its contribution to the stride of its unit, as bits. */
const bitsOf = remembered((records: Battlefield['records']) =>
  records.map((record) => {
    const engineers = record.sheet.specials.includes(ENGINEERS) ? CLEARS_RUBBLE : 0;
    return (1 << GAITS.indexOf(gaitOfSheet(record.sheet))) | engineers;
  }),
);

/**
 * BF2-MOVE-03, BF2-VEH-02: the cost of entering each hex; of several gaits the highest, and all prohibitions.
 * BF2-EQ-09: for engineers, rubble costs what lies below it.
 */
function enterCosts(field: Battlefield, gaits: readonly Gait[], clearsRubble: boolean): Int8Array {
  const { board, plugged } = field;
  const byTerrain = TERRAINS.map((name) => {
    const { cost, costFor, prohibited } = TERRAIN[clearsRubble && name === 'rubble' ? 'clear' : name];
    if (gaits.some((gait) => prohibited.includes(gait))) return PROHIBITED;
    return Math.max(...gaits.map((gait) => costFor?.[gait] ?? cost));
  });
  const usual = new Int8Array(board.size);
  for (let cell = 0; cell < board.size; cell++) usual[cell] = byTerrain[board.terrain[cell]];
  return plugged.enterCosts?.(usual, field, gaits) ?? usual;
}

/** BF2-ROAD-01: the road crosses the side between the two hexes. */
export function isRoadStep({ roads }: Ground, from: number, to: number, direction: Direction): boolean {
  return (roads[from] & (1 << direction)) !== 0 && (roads[to] & (1 << oppositeOf(direction))) !== 0;
}

/** Remembered on the ground, by everything that it hangs on. */
export function strideOf(field: Battlefield, { elements }: State, unit: number): KnownStride {
  const bits = bitsOf(field.records);
  const weight = field.weights[unit];
  let key = isVtol(field, unit) ? FLIES : weight === 'H' || weight === 'A' ? BREAKS_BRIDGES : 0;
  for (const element of field.elementsOf[unit]) if (!elements[element].destroyed) key |= bits[element];
  const known = field.strides.get(key);
  if (known) return known;
  const made = strideBy(field, key);
  field.strides.set(key, made);
  return made;
}

function strideBy(field: Battlefield, key: number): KnownStride {
  const gaits = GAITS.filter((_, bit) => key & (1 << bit));
  const stride = {
    enter: enterCosts(field, gaits, (key & CLEARS_RUBBLE) !== 0),
    flies: (key & FLIES) !== 0,
    usesRoads: !gaits.some((gait) => gait === 'n' || gait === 's'),
    breaksBridges: (key & BREAKS_BRIDGES) !== 0,
  };
  const { neighbours, size } = field.board;
  const steps = new Int16Array(6 * size).fill(PROHIBITED);
  for (let cell = 0; cell < size; cell++)
    for (const side of DIRECTIONS) {
      const to = neighbours[cell * 6 + side];
      if (to >= 0) steps[cell * 6 + side] = stepCost(field, stride, cell, to, side);
    }
  const flat: Places = { grid: field.board, steps, reach: field.reach, cellOf: null, below: null };
  const isFlat = stride.flies || !stride.usesRoads || field.past.movesAsBefore?.() === true;
  const bridges = isFlat ? [] : field.allCells.filter((cell) => field.bridges[cell] === 1);
  return { ...stride, steps, places: bridges.length > 0 ? withBelow(field, stride, flat, bridges) : flat };
}

/** BF2-MAP-05: whoever goes below a bridge is on no road there, and comes out as it would come out of water. */
function withBelow(field: Battlefield, stride: Stride, flat: Places, bridges: readonly number[]): Places {
  const { board } = field;
  const cellOf = [...field.allCells, ...bridges];
  const below = new Int32Array(board.size).fill(-1);
  for (const [i, cell] of bridges.entries()) below[cell] = board.size + i;
  const neighbours = new Int32Array(6 * cellOf.length).fill(-1);
  const steps = new Int16Array(6 * cellOf.length).fill(PROHIBITED);
  for (const [place, cell] of cellOf.entries()) {
    const used = place === cell ? stride : offRoad(stride);
    for (const side of DIRECTIONS) {
      const to = board.neighbours[cell * 6 + side];
      if (to < 0) continue;
      steps[place * 6 + side] = stepCost(field, used, cell, to, side);
      neighbours[place * 6 + side] = isOntoBridge(field, used, cell, to, side) ? to : Math.max(to, below[to]);
    }
  }
  const grid = {
    ...board,
    size: cellOf.length,
    neighbours,
    q: Int16Array.from(cellOf, (cell) => board.q[cell]),
    r: Int16Array.from(cellOf, (cell) => board.r[cell]),
  };
  return { ...flat, grid, steps, reach: createReach(grid), cellOf, below };
}

/** BF2-MAP-05: whoever is below a bridge is not on its road. */
export const offRoad = (stride: Stride): Stride => ({ ...stride, usesRoads: false });

/** BF2-MAP-05: along the road onto a bridge that holds, and not into the water below. */
export const isOntoBridge = (
  ground: Ground,
  { usesRoads, breaksBridges, flies }: Stride,
  from: number,
  to: number,
  direction: Direction,
): boolean => usesRoads && !breaksBridges && !flies && isRoadStep(ground, from, to, direction);

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
  // A unit that stands where it may not be has come by road, and leaves by road.
  if (cost === PROHIBITED || stride.enter[from] === PROHIBITED) return PROHIBITED;
  const { level } = ground.board;
  return cost + Math.abs(level[to] - level[from]);
}
