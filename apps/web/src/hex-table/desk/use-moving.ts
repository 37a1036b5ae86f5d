import type { Board } from '@ironfield/hex/board.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useMemo } from 'react';
import type { Entry } from '../../order/draft/draft.ts';
import type { Ordering } from '../../order/use-order.ts';
import type { HexGame, TableUnit } from '../hex-game.ts';
import { goThere, isBy, type Moving, movePlan, usefulFacing, type WayThere, waysOf } from '../moving.ts';
import type { OrderFields } from '../order-fields.ts';

const NO_WAYS: readonly WayThere[] = [];

interface MovingUse<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  readonly board: Board;
  readonly units: readonly TableUnit[];
  readonly ordering: Ordering;
  /** The unit in hand. */
  readonly unit: number | null;
  readonly pointed: number;
  /** The preferred way to go, while no hex is chosen. */
  readonly liked: string | null;
  like(way: string): void;
  beginAnew(unit: number): void;
}

export function useMoving<G extends GameTypes>(use: MovingUse<G>): Moving {
  const { hex, table, board, units, ordering, unit, pointed, liked } = use;
  const { menu, form, full, isTouched } = ordering;
  const names: OrderFields = hex.fields;
  const all = useMemo(
    () => (unit === null ? NO_WAYS : waysOf(hex, menu, board, unit)),
    [hex, menu, board, unit],
  );
  // An order of another kind, such as to leave the map, has its own uses for hexes.
  const isOther =
    ordering.handles.some(({ path }) => path !== names.unit) && !all.some(({ type }) => type === form?.type);
  const ways = isOther ? NO_WAYS : all;
  const taken = isTouched ? ways.find((each) => isBy(each, form?.type, full)) : undefined;
  const plan = useMemo(() => movePlan(hex, table, board, taken, full), [hex, table, board, taken, full]);
  const way = (plan && taken) ?? ways.find(({ name }) => name === liked) ?? ways[0];
  const entryTo = (there: WayThere, cell: number, facing?: number): Entry =>
    goThere(names, there, cell, facing ?? usefulFacing(hex, { table, board, units }, unit!, cell));
  const preview = useMemo(() => {
    // A press on the unit in hand takes it and plans no turn.
    const isElsewhere = unit === null || units[unit]?.cell !== pointed;
    const there = hex.isPreviewed && !plan && isElsewhere && wayTo(way, ways, pointed);
    // Pointing alone chooses no facing.
    return there ? movePlan(hex, table, board, there, goThere(hex.fields, there, pointed, 0)) : null;
  }, [hex, table, board, units, unit, way, ways, pointed, plan]);
  const go = (there: WayThere, cell: number, facing?: number) =>
    ordering.turnTo(there.type, entryTo(there, cell, facing));
  const face = (facing: number) => ordering.amend({ ...full, [names.facing!]: facing });
  return {
    ways,
    way,
    farthest: ways.toSorted((a, b) => b.hexes.size - a.hexes.size)[0],
    plan,
    preview,
    goTo: (cell, facing) => {
      const there = wayTo(way, ways, cell);
      if (there) go(there, cell, facing);
      return there !== undefined;
    },
    goBy: (name) => {
      use.like(name);
      const next = ways.find((each) => each.name === name);
      if (!plan || !next) return;
      if (next.hexes.has(plan.cell)) go(next, plan.cell);
      else use.beginAnew(plan.unit);
    },
    face,
  };
}

/** The way that is chosen if it leads there, or the first that does. */
const wayTo = (chosen: WayThere | undefined, ways: readonly WayThere[], cell: number): WayThere | undefined =>
  [chosen, ...ways].find((each) => each?.hexes.has(cell));
