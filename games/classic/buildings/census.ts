// The buildings of a map, and what is left of them (MT-BASE-04).

import { type Board, cellOf, edgesOf, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { hasCondition } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { ARMORED, type BuildingClass, GROUNDS, type StructureType, WALLS } from '../data/terrain.ts';
import type { Setup, State } from '../state.ts';
import { BRIDGE_CLASS, CONSTRUCTION_FACTORS, HARDENED } from './data/buildings.ts';

declare module '../extensions.ts' {
  interface GameMarks {
    /** By building, from the first one that was damaged on. */
    readonly buildings?: Readonly<Record<number, BuildingState>>;
  }
}

/** As the map was printed. */
export interface Building {
  /** In the order of their numbers. */
  readonly cells: readonly number[];
  readonly type: StructureType | 'bridge' | 'wall';
  readonly grade: BuildingClass;
  /** Construction Factor as new. */
  readonly cf: number;
  /** MT-STRUCT-10: points of armor as new. */
  readonly armor: number;
  /** MT-STRUCT-01: the first hex of all that stand together, however many structures they are. */
  readonly house: number;
  /** MT-STRUCT-05: of a wall, the side of its hex that it stands on. */
  readonly side?: Direction;
}

export interface BuildingState {
  readonly cf: number;
  /** The phase of its latest damage, and the Construction Factor with which that phase began. */
  readonly phase: string;
  readonly before: number;
  readonly isRubble?: true;
  /** MT-STRUCT-10: what is left of its armor, and what there was when that phase began. */
  readonly armor?: number;
  readonly armorBefore?: number;
  /** The turn in which it caught fire. */
  readonly alight?: number;
}

interface Census {
  readonly all: readonly Building[];
  /** By cell: the number of its building, or -1. */
  readonly at: Int16Array;
  /** By hexside, from either side of it: the number of the wall there. */
  readonly walls: ReadonlyMap<number, number>;
}

/** Neighbouring hexes of one type and class stand together, whatever their heights. */
function housesOf(setup: Setup): Building[] {
  const { board, plugged } = battlefieldOf({ setup });
  const isCounted = new Uint8Array(board.size);
  const houses: Building[] = [];
  const hasTypes = plugged.standsByHex?.() ?? false;
  const hasBridges = plugged.hasBridges?.() ?? false;
  const kindAt = (cell: number): Pick<Building, 'grade' | 'type'> | undefined => {
    if (cell < 0) return undefined;
    const bridge = { grade: BRIDGE_CLASS, type: 'bridge' } as const;
    return hasBridges && hasCondition({ board }, cell, 'bridge')
      ? bridge
      : GROUNDS[board.terrain[cell]].building;
  };
  for (let first = 0; first < board.size; first++) {
    const kind = kindAt(first);
    if (kind === undefined || isCounted[first]) continue;
    const { grade } = kind;
    const cells = [first];
    isCounted[first] = 1;
    for (const cell of cells) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(board, cell, direction);
        const other = kindAt(next);
        if (other?.grade !== grade || other.type !== kind.type || isCounted[next]) continue;
        isCounted[next] = 1;
        cells.push(next);
      }
    }
    // MT-STRUCT-02: no building is hardened; what is of that class is a fortress.
    const type = hasTypes && kind.type === 'building' && grade === HARDENED ? 'fortress' : kind.type;
    // MT-STRUCT-04: half of that of a building, rounded up.
    const cf = Math.ceil(CONSTRUCTION_FACTORS[grade] / (type === 'hangar' ? 2 : 1));
    houses.push({ cells: cells.sort((a, b) => a - b), type, grade, cf, armor: 0, house: first });
  }
  return houses;
}

/** The structures of a map: each house is one, or each of its hexes (MT-STRUCT-01). */
export const censusOf = remembered((setup: Setup): Census => {
  const { board, plugged } = battlefieldOf({ setup });
  const at = new Int16Array(board.size).fill(-1);
  const houses = housesOf(setup);
  const all = plugged.standsByHex?.()
    ? houses
        .flatMap((house) =>
          house.cells.map((cell) => {
            const isArmored =
              plugged.hasArmor?.() && house.type === 'fortress' && hasCondition({ board }, cell, ARMORED);
            return { ...house, cells: [cell], armor: isArmored ? house.cf : 0 };
          }),
        )
        .sort(({ cells: [a] }, { cells: [b] }) => a - b)
    : houses;
  for (const [number, { cells }] of all.entries()) for (const cell of cells) at[cell] = number;
  // MT-STRUCT-05: behind all that stands in hexes.
  const walls = plugged.hasWalls?.() ? wallsOf(setup) : [];
  return { all: [...all, ...walls], at, walls: bySide(board, walls, all.length) };
});

/** Every hexside is a structure of its own. */
function wallsOf(setup: Setup): Building[] {
  const { board } = battlefieldOf({ setup });
  return edgesOf(board).map(({ hex, side, kind }) => {
    const cell = cellOf(board, hex);
    const { grade } = WALLS.find(({ name }) => name === kind)!;
    return { cells: [cell], type: 'wall', grade, cf: CONSTRUCTION_FACTORS[grade], armor: 0, house: -1, side };
  });
}

function bySide(board: Board, walls: readonly Building[], first: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const [
    index,
    {
      cells: [cell],
      side,
    },
  ] of walls.entries()) {
    found.set(nodeOf(cell, side!), first + index);
    found.set(nodeOf(neighbour(board, cell, side!), oppositeOf(side!)), first + index);
  }
  return found;
}

/** MT-STRUCT-05: the number of the wall that stands on the side of a hex now, or -1. */
export function wallAt(state: Pick<Known, 'setup' | 'marks'>, cell: number, side: Direction): number {
  const wall = censusOf(state.setup).walls.get(nodeOf(cell, side)) ?? -1;
  return wall >= 0 && state.marks?.buildings?.[wall]?.isRubble ? -1 : wall;
}

type Known = Pick<State, 'setup' | 'marks' | 'turn' | 'phase'>;

const phaseOf = ({ turn, phase }: Known): string => `${turn} ${phase}`;

/** The number of the building that stands in a hex now, or -1. */
export function buildingAt(state: Pick<Known, 'setup' | 'marks'>, cell: number): number {
  if (cell < 0) return -1;
  const building = censusOf(state.setup).at[cell];
  return building >= 0 && state.marks?.buildings?.[building]?.isRubble ? -1 : building;
}

/** The building whose rubble lies in a hex, or null. */
export function fallenAt(state: Pick<Known, 'setup' | 'marks'>, cell: number): Building | null {
  const building = cell < 0 ? -1 : censusOf(state.setup).at[cell];
  return building >= 0 && state.marks?.buildings?.[building]?.isRubble ? buildingOf(state, building) : null;
}

/** The number of the structure with walls and a roof that stands in a hex now, or -1: a bridge has neither. */
export function walledAt(state: Pick<Known, 'setup' | 'marks'>, cell: number): number {
  const building = buildingAt(state, cell);
  return building >= 0 && buildingOf(state, building).type === 'bridge' ? -1 : building;
}

/** The class of the building whose rubble lies in a hex, if one has fallen there. */
export function ruinAt({ setup, marks }: Pick<Known, 'setup' | 'marks'>, cell: number): BuildingClass | null {
  const building = censusOf(setup).at[cell];
  return building >= 0 && marks?.buildings?.[building]?.isRubble ? censusOf(setup).all[building].grade : null;
}

/** MT-STRUCT-01: the first hex of the house that stands in a hex now, or -1. */
export function houseAt(state: Pick<Known, 'setup' | 'marks'>, cell: number): number {
  const building = buildingAt(state, cell);
  return building < 0 ? -1 : buildingOf(state, building).house;
}

export const buildingOf = ({ setup }: Pick<Known, 'setup'>, building: number): Building =>
  censusOf(setup).all[building];

/** The Construction Factor as it is. */
export const cfOf = (state: Pick<Known, 'setup' | 'marks'>, building: number): number =>
  state.marks?.buildings?.[building]?.cf ?? buildingOf(state, building).cf;

/** MT-BASE-20: with which the phase began. */
export function cfBefore(state: Known, building: number): number {
  const known = state.marks?.buildings?.[building];
  return known?.phase === phaseOf(state) ? known.before : cfOf(state, building);
}

/** MT-STRUCT-10: points of armor as they are, and as the phase began. */
export const armorOf = (state: Pick<Known, 'setup' | 'marks'>, building: number): number =>
  state.marks?.buildings?.[building]?.armor ?? buildingOf(state, building).armor;

export function armorBefore(state: Known, building: number): number {
  const known = state.marks?.buildings?.[building];
  return known?.phase === phaseOf(state)
    ? (known.armorBefore ?? armorOf(state, building))
    : armorOf(state, building);
}

/** The armor behind a note of damage in this phase. */
const armorNotes = (
  table: Known,
  building: number,
  points = 0,
): Pick<BuildingState, 'armor' | 'armorBefore'> =>
  buildingOf(table, building).armor === 0
    ? {}
    : { armor: armorOf(table, building) - points, armorBefore: armorBefore(table, building) };

/** Notes that so many points of armor are gone. */
export function wear(table: Known & Pick<State, 'marks'>, building: number, points: number): void {
  const { alight } = table.marks?.buildings?.[building] ?? {};
  note(table, building, {
    cf: cfOf(table, building),
    phase: phaseOf(table),
    before: cfBefore(table, building),
    ...(alight && { alight }),
    ...armorNotes(table, building, points),
  });
}

/** Notes that so many points have come off. */
export function weaken(table: Known & Pick<State, 'marks'>, building: number, points: number): void {
  const cf = Math.max(0, cfOf(table, building) - points);
  const { alight } = table.marks?.buildings?.[building] ?? {};
  const before = cfBefore(table, building);
  const plates = armorNotes(table, building);
  note(table, building, { cf, phase: phaseOf(table), before, ...(alight && { alight }), ...plates });
}

/** Notes that it has caught fire in this turn. */
export function kindle(table: Known & Pick<State, 'marks'>, building: number): void {
  const known = table.marks?.buildings?.[building];
  const cf = cfOf(table, building);
  note(table, building, { phase: '', before: cf, ...known, cf, alight: table.turn });
}

/** The turn in which a building caught fire; 0 for one that does not burn. */
export const alightSince = ({ marks }: Pick<State, 'marks'>, building: number): number =>
  marks?.buildings?.[building]?.alight ?? 0;

/** Notes that nothing is left of it. */
export function ruin(table: Known & Pick<State, 'marks'>, building: number): void {
  note(table, building, { cf: 0, phase: phaseOf(table), before: cfBefore(table, building), isRubble: true });
}

function note(table: Pick<State, 'marks'>, building: number, state: BuildingState): void {
  table.marks = { ...table.marks, buildings: { ...table.marks?.buildings, [building]: state } };
}

/** Of those that have been damaged, as facts. */
export const factorsOf = ({ marks }: Pick<State, 'marks'>): Record<string, number> =>
  Object.fromEntries(Object.entries(marks?.buildings ?? {}).map(([building, { cf }]) => [building, cf]));
