// The buildings of a map, and what is left of them (MT-BASE-04).

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { battlefieldOf } from '../battlefields.ts';
import { type BuildingClass, GROUNDS } from '../data/terrain.ts';
import type { Setup, State } from '../state.ts';
import { CONSTRUCTION_FACTORS } from './data/buildings.ts';

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
  readonly grade: BuildingClass;
  /** Construction Factor as new. */
  readonly cf: number;
}

export interface BuildingState {
  readonly cf: number;
  /** The phase of its latest damage, and the Construction Factor with which that phase began. */
  readonly phase: string;
  readonly before: number;
  readonly isRubble?: true;
  /** The turn in which it caught fire. */
  readonly alight?: number;
}

interface Census {
  readonly all: readonly Building[];
  /** By cell: the number of its building, or -1. */
  readonly at: Int16Array;
}

/** Neighbouring hexes of one class are one building, whatever their heights. */
export const censusOf = remembered((setup: Setup): Census => {
  const { board } = battlefieldOf({ setup });
  const at = new Int16Array(board.size).fill(-1);
  const all: Building[] = [];
  const gradeAt = (cell: number) => (cell < 0 ? undefined : GROUNDS[board.terrain[cell]].building?.grade);
  for (let first = 0; first < board.size; first++) {
    const grade = gradeAt(first);
    if (grade === undefined || at[first] >= 0) continue;
    const cells = [first];
    at[first] = all.length;
    for (const cell of cells) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(board, cell, direction);
        if (gradeAt(next) !== grade || at[next] >= 0) continue;
        at[next] = all.length;
        cells.push(next);
      }
    }
    all.push({ cells: cells.sort((a, b) => a - b), grade, cf: CONSTRUCTION_FACTORS[grade] });
  }
  return { all, at };
});

type Known = Pick<State, 'setup' | 'marks' | 'turn' | 'phase'>;

const phaseOf = ({ turn, phase }: Known): string => `${turn} ${phase}`;

/** The number of the building that stands in a hex now, or -1. */
export function buildingAt(state: Pick<Known, 'setup' | 'marks'>, cell: number): number {
  if (cell < 0) return -1;
  const building = censusOf(state.setup).at[cell];
  return building >= 0 && state.marks?.buildings?.[building]?.isRubble ? -1 : building;
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

/** Notes that so many points have come off. */
export function weaken(table: Known & Pick<State, 'marks'>, building: number, points: number): void {
  const cf = Math.max(0, cfOf(table, building) - points);
  const { alight } = table.marks?.buildings?.[building] ?? {};
  const before = cfBefore(table, building);
  note(table, building, { cf, phase: phaseOf(table), before, ...(alight && { alight }) });
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
