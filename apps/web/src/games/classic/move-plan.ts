// Moves, jumps and placements as they are planned on the map. What is possible comes from the menu.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { jumpCost, jumpPath } from '@ironfield/classic/rules/jump.ts';
import { nodesOf, wayCost } from '@ironfield/classic/rules/move-path.ts';
import type { OnFoot } from '@ironfield/classic/rules/movement-points.ts';
import { Mover } from '@ironfield/classic/rules/mover.ts';
import { cellOf, distance } from '@ironfield/hex/board.ts';
import { cellOfNode } from '@ironfield/hex/search.ts';
import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import { centreOfCell, facingTowards } from '../../board/geometry.ts';
import { activeFields, type Choice, type Entry } from '../../order/draft.ts';
import { asState, type Table } from './table.ts';

export type WayName = 'walk' | 'run' | 'jump' | 'place';

/** One way for a 'Mech to get to other hexes. */
export interface WayThere {
  readonly name: WayName;
  /** The order, without hex and facing. */
  readonly type: string;
  readonly entry: Entry;
  /** The choices of a hex, by cell; and the cells alone. */
  readonly hexes: ReadonlyMap<number, Choice>;
  readonly cells: ReadonlySet<number>;
  /** Facings that are open in all of them; what else there is stands behind each hex. */
  readonly facings: readonly number[];
}

/** Does this order go that way? */
export const isBy = ({ type, entry }: WayThere, orderType: string | undefined, full: Entry): boolean =>
  type === orderType && Object.keys(entry).every((name) => entry[name] === full[name]);

export const choicesOf = (fields: readonly ExpandedField[] | undefined, name: string): readonly Choice[] => {
  const field = fields?.find((each) => each.name === name);
  return field?.kind === 'pick' ? field.choices : [];
};

const facingsIn = (fields: readonly ExpandedField[] | undefined): number[] =>
  choicesOf(fields, 'facing').map(({ value }) => value as number);

/** Every way of a 'Mech to another hex that the menu offers, the quietest first. */
export function waysOf(menu: ExpandedMenu | null, { board }: Battlefield, unit: number): WayThere[] {
  const fieldsOf = (type: string) => menu?.orders.find((form) => form.type === type)?.fields;
  const forUnit = (type: string): readonly ExpandedField[] =>
    choicesOf(fieldsOf(type), 'unit').find(({ value }) => value === unit)?.fields ?? [];
  const hexesIn = (fields: readonly ExpandedField[] | undefined) =>
    new Map(choicesOf(fields, 'to').map((choice) => [cellOf(board, String(choice.value)), choice] as const));
  const onFoot = choicesOf(forUnit('move'), 'mode').map(
    ({ value, fields }): Omit<WayThere, 'cells'> => ({
      name: value as OnFoot,
      type: 'move',
      entry: { unit, mode: value },
      hexes: hexesIn(fields),
      facings: [],
    }),
  );
  const placing = fieldsOf('place');
  const zones = choicesOf(placing, 'zone').map(
    ({ value, fields }): Omit<WayThere, 'cells'> => ({
      name: 'place',
      type: 'place',
      entry: { unit, zone: value },
      hexes: hexesIn(fields),
      facings: facingsIn(placing),
    }),
  );
  const landings = hexesIn(forUnit('jump'));
  const jump: Omit<WayThere, 'cells'> = {
    name: 'jump',
    type: 'jump',
    entry: { unit },
    hexes: landings,
    facings: [],
  };
  return [...onFoot, jump, ...zones]
    .filter(({ hexes }) => hexes.size > 0)
    .map((way) => ({ ...way, cells: new Set(way.hexes.keys()) }));
}

/** The order that goes to a hex by a way: the facing that looks at the nearest enemy as nearly as it can. */
export function goThere(field: Battlefield, table: Table, unit: number, way: WayThere, cell: number): Entry {
  const choice = way.hexes.get(cell)!;
  const facings = [...way.facings, ...facingsIn(choice.fields)];
  return {
    ...way.entry,
    to: choice.value,
    facing: facingNearest(facings, facingToEnemy(field, table, unit, cell)),
  };
}

function facingToEnemy(
  { board, unitsOf, sideOf }: Battlefield,
  table: Table,
  unit: number,
  cell: number,
): number {
  const enemies = unitsOf[1 - sideOf[unit]!]!.map((enemy) => table.units[enemy]!.hex).filter(
    (hex) => hex >= 0,
  );
  const nearest = enemies.toSorted((a, b) => distance(board, cell, a) - distance(board, cell, b))[0];
  // Nobody is there yet: towards the middle of the map.
  const aim = nearest ?? Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  return facingTowards(centreOfCell(board, cell), centreOfCell(board, aim));
}

const turnsBetween = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

function facingNearest(facings: readonly number[], wanted: number): number | undefined {
  return facings.toSorted((a, b) => turnsBetween(a, wanted) - turnsBetween(b, wanted))[0];
}

export interface MovePlan {
  readonly unit: number;
  readonly name: WayName;
  readonly cell: number;
  readonly facing: number;
  /** Facings that could be chosen there. */
  readonly facings: readonly number[];
  /** The hexes of the way, both ends included; none for a placement. */
  readonly path: readonly number[];
  /** CBT-MOV-19: what will count as moved. */
  readonly hexesMoved: number;
  /** What it costs; `null` for a placement. */
  readonly mp: Explanation | null;
}

/** The move that an order in the making amounts to, if it is one. */
export function movePlan(
  field: Battlefield,
  table: Table,
  type: string,
  fields: readonly ExpandedField[],
  full: Entry,
  isUnderWay = false,
): MovePlan | null {
  const { unit, to, facing, mode } = full;
  if (typeof unit !== 'number' || typeof to !== 'string' || typeof facing !== 'number') return null;
  const cell = cellOf(field.board, to);
  const facings = facingsIn(activeFields(fields, full));
  const plan = { unit, cell, facing, facings };
  if (type === 'place') return { ...plan, name: 'place', path: [], hexesMoved: 0, mp: null };
  const mover = new Mover(field, asState(table), unit, isUnderWay);
  if (type === 'jump') {
    const { jump } = mover;
    if (jump.hexes[cell]! < 0) return null;
    const mp = explain<RuleId>((tally) => jumpCost(tally, jump.hexes[cell]!));
    return { ...plan, name: 'jump', path: jumpPath(field, jump, cell), hexesMoved: jump.hexes[cell]!, mp };
  }
  if (type !== 'move' || mover.costOf(mode as OnFoot, cell, facing) < 0) return null;
  const way = mover.ways(mode as OnFoot).to(cell * 6 + facing);
  const nodes = nodesOf(way);
  return {
    ...plan,
    name: mode as OnFoot,
    hexesMoved: way.hexes,
    path: nodes.map(cellOfNode).filter((each, index, all) => each !== all[index - 1]),
    mp: explain<RuleId>((tally) => wayCost(tally, field, nodes, !mover.isOnMap)),
  };
}
