import type { Board } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/**
 * What is drawn of a table whose game has no views of its own. By convention the map of a hex game is a board file
 * in `setup.map`, and its pieces are `units` with a `hex` (a cell; negative: not on the map) and a `facing`, whose
 * names and seats stand in `setup.units` or, force by force, in `setup.forces`.
 */
export interface Piece {
  readonly id: number;
  readonly name: string;
  readonly seat: Seat;
  /** -1 when it is not on the map. */
  readonly cell: number;
  readonly facing: number | null;
}

interface Shape {
  readonly setup?: { readonly map?: unknown; readonly units?: unknown; readonly forces?: unknown };
  readonly units?: unknown;
  readonly turn?: unknown;
  readonly phase?: unknown;
}

const boards = new WeakMap<object, Board | null>();

export function boardOf(table: object): Board | null {
  const map = (table as Shape).setup?.map;
  if (typeof map !== 'object' || map === null) return null;
  let board = boards.get(map);
  if (board === undefined) {
    const read = readBoardFile(map);
    board = read.ok ? read.board : null;
    boards.set(map, board);
  }
  return board;
}

export function piecesOf(table: object): readonly Piece[] {
  const { units } = table as Shape;
  if (!Array.isArray(units)) return [];
  const known = sheetsOf(table as Shape);
  return units.flatMap((unit: { hex?: unknown; facing?: unknown }, id) => {
    if (typeof unit?.hex !== 'number') return [];
    const { name, seat } = known[id] ?? { name: String(id + 1), seat: 0 };
    const facing = typeof unit.facing === 'number' ? unit.facing : null;
    return [{ id, name, seat, cell: Math.max(-1, unit.hex), facing }];
  });
}

interface Sheet {
  readonly name?: string;
  readonly seat?: Seat;
  readonly side?: Seat;
  readonly mech?: { readonly name?: string };
}

function sheetsOf({ setup }: Shape): { readonly name: string; readonly seat: Seat }[] {
  const named = (sheet: Sheet, seat: Seat) => ({ name: sheet.name ?? sheet.mech?.name ?? '?', seat });
  if (Array.isArray(setup?.units))
    return setup.units.map((sheet: Sheet) => named(sheet, sheet.side ?? sheet.seat ?? 0));
  if (!Array.isArray(setup?.forces)) return [];
  return setup.forces.flatMap((force: { units?: readonly Sheet[] }, seat) =>
    (force.units ?? []).map((sheet) => named(sheet, seat)),
  );
}

/** `Turn 3`, and the phase, where the table says so. */
export function timeOf(table: object): { readonly turn: string; readonly phase: string | null } | null {
  const { turn, phase } = table as Shape;
  if (typeof turn !== 'number') return null;
  return {
    turn: turn === 0 ? 'Before the battle' : `Turn ${turn}`,
    phase: typeof phase === 'string' && phase ? phase[0]!.toUpperCase() + phase.slice(1) : null,
  };
}
