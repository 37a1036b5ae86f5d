// The drawing of a plan: its end, the area in reach, its target, and its cost.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { useMemo } from 'react';
import { targetsOf } from './aiming.ts';
import { zonesIn } from './reach.ts';
import type { Seer } from './seeing.ts';
import type { Cost, Model, Overlay, Stand, TabletopGame } from './tabletop-game.ts';
import type { Plan } from './use-plan.ts';
import type { TabletopDesk } from './use-tabletop-desk.ts';
import { aimOf, type Look, type Way } from './ways.ts';

interface Places extends Pick<TabletopDesk<GameTypes>, 'from' | 'look' | 'ghost' | 'trail'> {
  /** The view in which the next order would be made; null if the one in the making comes first. */
  readonly next: View<GameTypes> | null;
}

/** The places of the model in hand before, during and after the plan. */
export function placesOf(plan: Plan, seer: Seer, view: View<GameTypes>, way: Way | undefined): Places {
  const { ahead, foreseen, settled } = plan;
  const from = seer.standIn(plan.view);
  const aim = way ? aimOf(way, from, plan.ordering.full) : null;
  // The plan counts where others may come in between.
  const after = foreseen && (foreseen.isCertain ? seer.standIn(foreseen.view) : aim);
  const start = seer.standIn(view);
  // If the order does not move the model, the plan can go on from its result.
  const onward: Look | null = !way && ahead?.isCertain ? seer.lookAt(ahead.view) : null;
  const next = onward && onward.ways.length > 0 ? ahead!.view : null;
  const planned = after ?? aim ?? (settled.length > 0 ? from : null);
  return {
    from,
    next,
    look: next && onward ? onward : seer.lookAt(plan.view),
    ghost: planned && { ...planned, isBad: after === null && aim !== null },
    trail: start
      ? [start, ...settled.flatMap((each) => seer.standIn(each.view) ?? []), ...(after ? [after] : [])]
      : [],
  };
}

interface DrawnUse<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly plan: Plan;
  readonly models: readonly Model[];
  readonly own: number;
  readonly inHand: number | null;
  readonly view: View<GameTypes>;
  readonly places: Places;
}

export function useDrawn<G extends GameTypes>(
  use: DrawnUse<G>,
): Pick<TabletopDesk<G>, 'brought' | 'reach' | 'lines' | 'nearest' | 'cost'> {
  const { tabletop, plan, models, own, inHand, view, places } = use;
  const { from, look, next } = places;
  const { menu } = plan.ordering;
  const brought = useMemo(() => {
    const then = plan.view === view ? [] : tabletop.models(plan.view.table as G['Table']);
    return new Map(
      [...then.entries()].filter(([id, each]) => id !== inHand && isElsewhere(models[id], each)),
    );
  }, [tabletop, models, view, plan.view, inHand]);
  const reached = next ?? plan.base;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be reached changes with the view and the model alone
  const reach = useMemo((): readonly Overlay[] => {
    if (inHand === null) return [];
    if (!from) return zonesIn(look, own);
    return look.ways.length > 0 ? tabletop.reach(reached as unknown as View<G>, inHand) : [];
  }, [reached, inHand, menu]);
  return {
    brought,
    reach,
    lines: from ? linesTo(use, from) : [],
    nearest: from ? nearestOf(models, targetedBy(use), from.at) : [],
    cost: plan.foreseen && inHand !== null ? costIn(tabletop, plan, inHand) : null,
  };
}

/** From the model in hand to whatever the order is aimed at. */
function linesTo<G extends GameTypes>({ plan, models, own }: DrawnUse<G>, from: Stand): readonly Overlay[] {
  const { form, full } = plan.ordering;
  return targetsOf(form?.fields ?? [], full, (piece) => models[Number(piece)]?.side !== own).flatMap(
    ({ piece, label }): Overlay[] => {
      const { at } = models[Number(piece)];
      return at ? [{ kind: 'line', from: from.at, to: at, label, look: 'shot' }] : [];
    },
  );
}

/** Those whom the order that is being made could be aimed at. */
const targetedBy = <G extends GameTypes>({ plan, models, own }: DrawnUse<G>): readonly number[] =>
  plan.ordering.handles
    .flatMap(({ field }) => field.choices.map(({ piece }) => Number(piece ?? -1)))
    .filter((id) => models[id] && models[id].side !== own);

function nearestOf(models: readonly Model[], ids: readonly number[], from: Place): readonly number[] {
  const far = (id: number) => (models[id].at ? distance(models[id].at, from) : Number.POSITIVE_INFINITY);
  return ids.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
}

/** Has it come to the table, or to another place of it? */
const isElsewhere = (before: Model, after: Model): boolean =>
  after.at !== null && (before.at === null || !isSamePlace(before.at, after.at));

/** The cost of the order in hand and of those that lead to it. */
function costIn<G extends GameTypes>(
  { costOf }: TabletopGame<G>,
  { settled, lead, foreseen, base }: Plan,
  model: number,
): Cost | null {
  const all = [...settled.slice(settled.length - lead), ...(foreseen ? [foreseen] : [])];
  const costs = all.map(
    ({ order }, i) => costOf?.((all[i - 1]?.view ?? base) as unknown as View<G>, model, order) ?? null,
  );
  const known = costs.filter((cost) => cost !== null);
  const [first] = known;
  if (!first) return null;
  const lines = known.flatMap(({ explanation }) => explanation.lines);
  const total = known.reduce((sum, { explanation }) => sum + explanation.total, 0);
  return { ...first, explanation: { total: Math.round(total * 100) / 100, lines } };
}
