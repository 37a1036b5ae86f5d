// Moves, jumps and placements as they are planned on the map. What is possible comes from the menu.

import { type Board, cellOf, distance } from '@ironfield/hex/board.ts';
import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { centreOfCell, facingTowards } from '../board/geometry.ts';
import { activeFields, type Choice, choicesOf, type Entry } from '../order/draft/draft.ts';
import type { HexGame, Route, TableUnit } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';

/** One way for a unit to get to other hexes. */
export interface WayThere {
  readonly name: string;
  /** The label of the button for this way. */
  readonly label: string;
  readonly unit: number;
  /** The order, without hex and facing; and which of its fields the hex is. */
  readonly type: string;
  readonly to: string;
  readonly fields: readonly ExpandedField[];
  readonly entry: Entry;
  /** The choices of a hex, by cell; and the cells alone. */
  readonly hexes: ReadonlyMap<number, Choice>;
  readonly cells: ReadonlySet<number>;
  readonly isApart: boolean;
}

export interface MovePlan extends Route {
  readonly unit: number;
  /** The name of the way. */
  readonly name: string;
  readonly cell: number;
  readonly facing: number;
  /** Facings that could be chosen there. */
  readonly facings: readonly number[];
}

/** A move, a jump or a placement planned on the map. */
export interface Moving {
  /** The ways that the unit in hand has, the one that is chosen, the one that leads farthest. */
  readonly ways: readonly WayThere[];
  readonly way: WayThere | undefined;
  readonly farthest: WayThere | undefined;
  readonly plan: MovePlan | null;
  /** A move to the hex under the pointer. */
  readonly preview: MovePlan | null;
  /** Plans to go to a hex in the way that is chosen, or in the first that leads there, and how to face. False: none does. */
  goTo(cell: number, facing?: number): boolean;
  /** Chooses another way, to the same hex if it leads there. */
  goBy(name: string): void;
  face(facing: number): void;
}

/** One of each name. */
export const differentWays = (ways: readonly WayThere[]): WayThere[] => [
  ...new Map(ways.map((way) => [way.name, way])).values(),
];

/** Does this order go that way? */
export const isBy = ({ type, entry }: WayThere, orderType: string | undefined, full: Entry): boolean =>
  type === orderType && Object.keys(entry).every((name) => entry[name] === full[name]);

interface WaysUse extends Pick<HexGame<GameTypes>, 'moves' | 'go'> {
  readonly fields: OrderFields;
}

/** None of the ways leads out of this hex. */
export const isStuckIn = (cell: number | undefined, ways: readonly WayThere[]): boolean =>
  ways.length > 0 && ways.every(({ cells }) => cells.size === 0 || (cells.has(cell!) && cells.size === 1));

/** Every way of a unit to another hex that the menu offers. */
export function waysOf(
  { moves, go, fields: names }: WaysUse,
  menu: ExpandedMenu | null,
  board: Board,
  unit: number,
): WayThere[] {
  return moves.flatMap(({ type, by, to: at = names.to, isApart = false }) => {
    const fields = menu?.orders.find((form) => form.type === type)?.fields ?? [];
    if (!choicesOf(fields, names.unit).some(({ value }) => value === unit)) return [];
    const kinds = by === undefined ? [null] : choicesOf(activeFields(fields, { [names.unit]: unit }), by);
    return kinds.flatMap((kind): WayThere[] => {
      const entry: Entry = { [names.unit]: unit, ...(by && kind && { [by]: kind.value }) };
      const places = choicesOf(activeFields(fields, entry), at);
      const hexes = new Map(places.map((choice) => [cellOf(board, String(choice.value)), choice] as const));
      // A mode that an option adds has its words in the menu.
      const value = String(kind?.value ?? type);
      const name = value in go || !(type in go) ? value : type;
      const label = go[name] ?? kind?.label ?? type;
      const cells = new Set(hexes.keys());
      return hexes.size > 0
        ? [{ name, label, unit, type, to: at, fields, entry, hexes, cells, isApart }]
        : [];
    });
  });
}

const facingsIn = (names: OrderFields, fields: readonly ExpandedField[], entry: Entry): number[] =>
  choicesOf(activeFields(fields, entry), names.facing ?? '').map(({ value }) => value as number);

/** The order that goes to a hex by a way, with the facing that is nearest to the one that is wanted. */
export function goThere(
  names: OrderFields,
  { fields, entry, hexes, to }: WayThere,
  cell: number,
  wanted: number,
): Entry {
  const order = { ...entry, [to]: hexes.get(cell)!.value };
  const turns = (facing: number) => Math.min((facing - wanted + 6) % 6, (wanted - facing + 6) % 6);
  const [facing] = facingsIn(names, fields, order).toSorted((a, b) => turns(a) - turns(b));
  return facing === undefined ? order : { ...order, [names.facing!]: facing };
}

/** Towards the nearest enemy; before there are any, as the game has it. */
export function usefulFacing<G extends GameTypes>(
  { firstFacing }: Pick<HexGame<G>, 'firstFacing'>,
  {
    table,
    board,
    units,
  }: { readonly table: G['Table']; readonly board: Board; readonly units: readonly TableUnit[] },
  unit: number,
  cell: number,
): number {
  const own = units[unit];
  const enemies = units.filter((other) => other.side !== own.side && other.cell >= 0);
  if (enemies.length === 0 && firstFacing) return firstFacing(table, own);
  const [nearest] = enemies.toSorted((a, b) => distance(board, cell, a.cell) - distance(board, cell, b.cell));
  const middle = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  return facingTowards(centreOfCell(board, cell), centreOfCell(board, nearest?.cell ?? middle));
}

/** The move that an order amounts to, if it is one of these ways and has its end. */
export function movePlan<G extends GameTypes>(
  { route, fields: names }: Pick<HexGame<G>, 'route'> & { readonly fields: OrderFields },
  table: G['Table'],
  board: Board,
  way: WayThere | undefined,
  full: Entry,
): MovePlan | null {
  const to = way && full[way.to];
  if (!way || typeof to !== 'string') return null;
  const facings = facingsIn(names, way.fields, full);
  const facing = facings.length > 0 ? full[names.facing!] : 0;
  if (typeof facing !== 'number') return null;
  const cell = cellOf(board, to);
  const choice = way.hexes.get(cell);
  if (!choice) return null;
  const { unit, name } = way;
  const there = route(table, { type: way.type, entry: full, unit, cell, facing, choice });
  return there && { ...there, unit, name, cell, facing, facings };
}
