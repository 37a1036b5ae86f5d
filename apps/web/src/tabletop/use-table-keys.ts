import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { DEGREE, movedAlong, turned } from '@ironfield/table/heading.ts';
import { INCH, translated } from '@ironfield/table/place.ts';
import type { KeyboardEvent } from 'react';
import { orderKeys } from '../order/order-keys.ts';
import type { TableModel } from '../table/table-model.ts';
import { useShortcuts } from '../ui/keys/shortcuts.ts';
import type { TableRuler } from './use-ruler.ts';
import type { TabletopDesk } from './use-tabletop-desk.ts';

const STEP = INCH / 4;
const TURN = 15 * DEGREE;

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The model in hand steps with the arrow keys: over the table where it may go anywhere; ahead and back where it goes the
 * way it faces, and then left and right turn it.
 */
function stepBy<G extends GameTypes>(desk: TabletopDesk<G>, key: string, far: number): boolean {
  const arrow = ARROWS[key];
  const { from, ghost, ways, look } = desk;
  if (!arrow || desk.inHand === null) return false;
  const stand = ghost ?? from;
  const isFree = look.ways.some(({ kind }) => kind === 'place');
  if (!stand) {
    const start = startOf(desk);
    if (start) desk.goTo(start, false);
    return start !== null;
  }
  if (isFree) {
    desk.goTo(translated(stand.at, { x: arrow.x * far, y: arrow.y * far }), true);
    return true;
  }
  if (arrow.x !== 0) {
    desk.turnTo(turned(stand.heading, arrow.x * TURN), true);
    return true;
  }
  if (!ways.some(({ kind }) => kind === 'straight')) return false;
  const along = arrow.y < 0 ? stand.heading : turned(stand.heading, FULL_TURN / 2);
  desk.goTo(movedAlong(stand.at, along, far), true);
  return true;
}

/** The first place of a model that is not on the table yet: the middle of its zone. */
function startOf<G extends GameTypes>({ reach }: TabletopDesk<G>): Place | null {
  const [area] = reach;
  if (area?.kind !== 'area') return null;
  const [outline] = area.outlines;
  const sum = outline.reduce((all, corner) => translated(all, corner), { x: 0, y: 0 });
  return { x: Math.round(sum.x / outline.length), y: Math.round(sum.y / outline.length) };
}

/** Larger steps with Shift, while the keys are on the map. */
export const onTableKey =
  <G extends GameTypes>(desk: TabletopDesk<G>) =>
  (event: KeyboardEvent): boolean =>
    event.shiftKey && stepBy(desk, event.key, 4 * STEP);

interface KeyUse<G extends GameTypes> {
  readonly desk: TabletopDesk<G>;
  readonly model: TableModel;
  readonly ruler: TableRuler;
  /** Shows lines of sight, or hides them. */
  look(): void;
  /** Shows ranges, or hides them. */
  sense(): void;
  /** Shows danger, or hides it. */
  fear(): void;
}

/** The keys of a table without hexes, wherever the focus is. */
export function useTableKeys<G extends GameTypes>({
  desk,
  model,
  ruler,
  look,
  sense,
  fear,
}: KeyUse<G>): void {
  const { plan, models, shown, ready, inHand } = desk;
  const keys = orderKeys(model, plan.ordering);
  const step = (by: number) => {
    const all = [...models.keys()].filter((id) => (ready.size > 1 ? ready.has(id) : !models[id].isGone));
    const next = all[(all.indexOf(shown) + by + all.length) % all.length];
    if (next !== undefined) desk.chooseModel(next);
  };
  const arrows = Object.keys(ARROWS).map((key) => [key, () => void stepBy(desk, key, STEP)] as const);
  const [final] = plan.finals;
  useShortcuts({
    ...(inHand === null || model.pending > 0 ? {} : Object.fromEntries(arrows)),
    ...keys,
    Escape: ruler.ends ? ruler.toggle : keys.Escape,
    q: inHand === null ? undefined : () => desk.turnBy(-TURN),
    e: inHand === null ? undefined : () => desk.turnBy(TURN),
    l: plan.settle,
    o: model.pending > 0 || plan.isThinking ? undefined : plan.planOn,
    d: final && (() => plan.ordering.give(final.order)),
    g: () => document.querySelector<HTMLElement>('[data-part="course"] input')?.focus(),
    r: ruler.toggle,
    v: look,
    w: sense,
    x: fear,
    n: () => step(1),
    p: () => step(-1),
  });
}
