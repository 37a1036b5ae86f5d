import type { GameTypes } from '@ironfield/kernel/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import { type Ruler, useRuler } from '../board/ruler.ts';
import { choicesOf, entriesIn, listIn } from '../order/draft.ts';
import { type Pointing, usePointing } from '../order/pointing.ts';
import { type Form, useOrder } from '../order/use-order.ts';
import type { TableModel } from '../table/table-model.ts';
import { aimedAt } from './aiming.ts';
import type { Desk, HexGame } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';
import { styleOf } from './order-style.ts';
import type { Tab } from './panel-tabs.tsx';
import { useMoving } from './use-moving.ts';

/** What is only for the table itself. */
export interface DeskUse<G extends GameTypes> extends Desk<G> {
  readonly pointing: Pointing;
  readonly ruler: Ruler;
  readonly tab: Tab;
  setTab(tab: Tab): void;
  point(cell: number): void;
  chooseUnit(unit: number): void;
  choose(cell: number, isByKey: boolean): void;
  /** Says why a hex cannot be chosen. */
  ask(cell: number): void;
}

interface Taken {
  readonly unit: number | null;
  readonly item: number | null;
}

const NOTHING: Taken = { unit: null, item: null };

export function useDesk<G extends GameTypes>(hex: HexGame<G>, model: TableModel): DeskUse<G> {
  const { snapshot, complain } = model;
  const table = snapshot.view.table as G['Table'];
  const board = hex.board(table);
  const units = useMemo(() => hex.units(table), [hex, table]);
  const { viewer } = snapshot;
  const own = hex.ownSide?.(table, viewer) ?? (viewer === 'spectator' ? 0 : viewer);
  const [looked, setLooked] = useState<number | null>(null);
  const [taken, setTaken] = useState(NOTHING);
  const [tab, setTab] = useState<Tab>(hex.orders === 'form' ? 'orders' : 'sheet');
  const [pointed, setPointed] = useState(-1);
  const style = useMemo(() => styleOf(hex), [hex]);
  const letGo = () => {
    setLooked(null);
    setTaken(NOTHING);
  };
  const making = useOrder(model, style, () => {
    letGo();
    if (hex.orders === 'form') setTab((now) => (now === 'record' ? now : 'orders'));
  });
  const suggest = () => {
    letGo();
    making.suggest?.();
  };
  const ordering = { ...making, suggest: making.suggest && suggest };
  const { menu, form, full } = ordering;
  const names: OrderFields = hex.fields;
  const given = full[names.unit];
  const pieces = useMemo(() => units.map(({ cell }, id) => ({ id, cell })), [units]);
  const pointing = usePointing(board, pieces, ordering);

  const ready = useMemo(
    () => new Set(menu?.orders.flatMap((each) => unitsIn(hex.fields, each))),
    [hex, menu],
  );
  // An order for the whole side has a list, and no unit.
  const list = typeof given === 'number' ? undefined : form && listIn(form.fields, full);
  const inHand = !menu ? null : typeof given === 'number' ? given : (taken.unit ?? firstInHand());
  const mine = units.flatMap(({ side }, unit) => (side === own ? [unit] : []));
  const shown = looked ?? inHand ?? mine.find((unit) => !units[unit].isGone) ?? mine[0];
  const unitAt = (cell: number) => units.findIndex((unit) => unit.cell === cell);
  const isOwn = (unit: number) => units[unit]?.side === own;

  /** The first kind of order there is for a unit, with nothing planned yet. */
  const beginWith = (unit: number) => {
    const kind = menu?.orders.find(
      (each) => !style.asides.includes(each.type) && unitsIn(names, each).includes(unit),
    );
    if (kind) ordering.turnTo(kind.type, { [names.unit]: unit });
  };
  const moving = useMoving({
    hex,
    table,
    board,
    units,
    ordering,
    unit: inHand,
    pointed,
    beginAnew: beginWith,
  });
  const ruler = useRuler({
    start: units[shown]?.cell ?? -1,
    pointed,
    measure: (from, to) => hex.measure(table, from, to),
  });

  /** Takes a unit in hand if it may be given orders, and shows its sheet. */
  const chooseUnit = (unit: number) => {
    setLooked(unit);
    if (list && isOwn(unit)) setTaken({ unit, item: null });
    else if (ready.has(unit) && unit !== inHand) beginWith(unit);
    if (!ready.has(unit) && tab === 'orders') setTab('sheet');
  };
  /** Aims whatever is in hand at an enemy. False: nothing of it can be. */
  const aimAt = (enemy: number): boolean => {
    if (!list || !units[enemy] || isOwn(enemy)) return false;
    const entries = aimedAt(names, list, entriesIn(full[list.name]), enemy, ({ value, piece }) =>
      taken.item === null ? piece === inHand : value === taken.item,
    );
    if (entries) ordering.fill({ ...full, [list.name]: entries });
    return entries !== null;
  };
  const why = (order: CoreOrder) => complain(model.whyNot(order));
  const ask = (cell: number) => {
    const unit = unitAt(cell);
    const { ways, farthest } = moving;
    if (list) {
      const attack = unit >= 0 && !isOwn(unit) && hex.attackOn?.(desk, unit);
      if (attack) why(attack);
    } else if (!farthest) pointing.ask(cell);
    else if (!ways.some(({ hexes }) => hexes.has(cell))) {
      // On the map one of our own that has no orders to be given says why; beside a form it is only looked at.
      const other =
        hex.orders === 'map' && unit >= 0 && isOwn(unit) && !ready.has(unit) ? { [names.unit]: unit } : {};
      const facing = names.facing === undefined ? {} : { [names.facing]: 0 };
      const order = { ...farthest.entry, ...other, [names.to]: board.number[cell], ...facing };
      why({ ...order, type: farthest.type });
    }
  };
  const choose = (cell: number, isByKey: boolean) => {
    const unit = unitAt(cell);
    if (ruler.ends) ruler.choose(cell);
    else if (isByKey && moving.plan?.cell === cell) ordering.commit();
    else if (moving.goTo(cell)) setLooked(null);
    else if (ready.has(unit) && unit !== inHand) chooseUnit(unit);
    else if (aimAt(unit)) return;
    else if (pointing.choose(cell, isByKey)) setLooked(null);
    else if (unit < 0) ask(cell);
    else {
      chooseUnit(unit);
      if (hex.orders === 'map' && (list || isOwn(unit))) ask(cell);
    }
  };
  const desk: DeskUse<G> = {
    table,
    board,
    units,
    own,
    ordering,
    moving,
    ready,
    inHand,
    item: taken.item,
    shown,
    pointed,
    takeInHand: (unit, item) => setTaken({ unit, item }),
    pointing,
    ruler,
    tab,
    setTab,
    point: setPointed,
    chooseUnit,
    choose,
    ask,
  };
  return desk;

  /** The one that the order begins with; until there is any, the first that can be given orders. */
  function firstInHand(): number | null {
    const [entry] = list ? entriesIn(full[list.name]) : [];
    const item = entry && list?.items.find(({ value }) => value === entry[list.key]);
    return (item?.piece as number | undefined) ?? [...ready][0] ?? null;
  }
}

/** The units that a kind of order can be given to, or that have an entry in its list. */
function unitsIn(names: OrderFields, { fields }: Form): number[] {
  const units = choicesOf(fields, names.unit).map(({ value }) => value);
  const list = units.length > 0 ? undefined : listIn(fields, {});
  return [...units, ...(list?.items ?? []).map(({ piece }) => piece)].filter(
    (unit) => typeof unit === 'number',
  );
}
