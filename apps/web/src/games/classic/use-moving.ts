import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Ordering } from '../../order/use-order.ts';
import { goThere, isBy, type MovePlan, movePlan, type WayName, type WayThere, waysOf } from './move-plan.ts';
import type { Table } from './table.ts';

/** A move, a jump or a placement planned on the map. */
export interface Moving {
  /** The ways that the 'Mech in hand has, the one that is chosen, the one that leads farthest. */
  readonly ways: readonly WayThere[];
  readonly way: WayThere | undefined;
  readonly farthest: WayThere | undefined;
  readonly plan: MovePlan | null;
  /** Plans to go to a hex in the way that is chosen, or in the first that leads there. False: none does. */
  goTo(cell: number): boolean;
  /** Chooses another way, to the same hex if it leads there. */
  goBy(name: WayName): void;
  face(facing: number): void;
  /** Turns so many of the facings on that there are. */
  turn(by: number): void;
}

const NO_WAYS: readonly WayThere[] = [];

export function useMoving(
  field: Battlefield,
  table: Table,
  ordering: Ordering,
  unit: number | null,
  isUnderWay: boolean,
  beginAnew: (unit: number) => void,
): Moving {
  const { menu, form, full, isTouched } = ordering;
  /** How to go, while no hex is chosen. */
  const [liked, setLiked] = useState<WayName | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is asked anew has not chosen yet
  useEffect(() => setLiked(null), [menu]);
  const all = useMemo(() => (unit === null ? [] : waysOf(menu, field, unit)), [menu, field, unit]);
  // An order of another kind, such as to leave the map, has its own uses for hexes.
  const isOther =
    ordering.handles.some(({ path }) => path !== 'unit') && !all.some(({ type }) => type === form?.type);
  const ways = isOther ? NO_WAYS : all;
  const plan = useMemo(
    () => (form && isTouched ? movePlan(field, table, form.type, form.fields, full, isUnderWay) : null),
    [form, isTouched, field, table, full, isUnderWay],
  );
  const way =
    (plan && ways.find((each) => isBy(each, form?.type, full))) ??
    ways.find(({ name }) => name === liked) ??
    ways[0];
  const go = (there: WayThere, cell: number) =>
    ordering.turnTo(there.type, goThere(field, table, unit!, there, cell));
  const face = (facing: number) => ordering.fill({ ...full, facing });
  return {
    ways,
    way,
    farthest: ways.toSorted((a, b) => b.hexes.size - a.hexes.size)[0],
    plan,
    goTo: (cell) => {
      const there = [way, ...ways].find((each) => each?.hexes.has(cell));
      if (there) go(there, cell);
      return there !== undefined;
    },
    goBy: (name) => {
      setLiked(name);
      const next = ways.find((each) => each.name === name);
      if (!plan || !next) return;
      if (next.hexes.has(plan.cell)) go(next, plan.cell);
      else beginAnew(plan.unit);
    },
    face,
    turn: (by) => {
      if (!plan) return;
      const { facings, facing } = plan;
      face(facings[(facings.indexOf(facing) + by + facings.length) % facings.length]!);
    },
  };
}
