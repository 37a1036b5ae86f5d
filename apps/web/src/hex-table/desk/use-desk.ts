import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { useMemo, useRef } from 'react';
import type { MapUse } from '../../board/hex-map.tsx';
import { type Ruler, useRuler } from '../../board/ruler.ts';
import { lookIn, type Tab } from '../../desk/desk-state.ts';
import { useDeskState } from '../../desk/use-desk-state.ts';
import { type Pointing, usePointing } from '../../order/pointing.ts';
import { type Form, NO_DRAFT } from '../../order/use-order.ts';
import type { TableModel } from '../../table/table-model.ts';
import { actingAs, actionsOf } from '../actions.ts';
import type { Desk, HexDeskKinds, HexGame, TableUnit } from '../hex-game.ts';
import type { OrderFields } from '../order-fields.ts';
import { styleOf } from '../order-style.ts';
import type { Strike } from '../strikes.ts';
import { type Turning, turningOf } from '../turning.ts';
import { type Presses, pressesOf } from './pressing.ts';
import { type Aims, useAims } from './use-aims.ts';
import { useCaution } from './use-caution.ts';
import { type HandUse, useHand } from './use-hand.ts';
import type { Lance } from './use-lance.ts';
import { useMoving } from './use-moving.ts';

/** The part that only the table itself uses. */
export interface DeskUse<G extends GameTypes> extends Desk<G>, Omit<Presses, 'unitAt'> {
  readonly pointing: Pointing;
  readonly ruler: Ruler;
  readonly finder: NonNullable<MapUse['finder']>;
  /** Actions of the unit in hand other than moving and attacking. */
  readonly actions: readonly Form[];
  readonly strikes: readonly Strike[];
  /** Turns that the unit in hand, or its plan, can make where it is. */
  readonly turning: Turning | null;
  readonly tab: Tab;
  setTab(tab: Tab): void;
  point(cell: number): void;
  act(type: string): void;
  readonly holding: Aims['holding'];
  /** The unit from which one goes on to the next. */
  readonly stepsFrom: number;
  /** A warning about something the plan would lose; null for none. */
  readonly caution: string | null;
  /** The plans for other units. */
  readonly lance: Lance;
  readonly isWheelOpen: boolean;
  openWheel(isOpen: boolean): void;
  /** Shows something on the map, or hides it. */
  toggleLayer(id: string): void;
}

/** The layer that shows who could hit whom. */
export const THREATS = 'threats';
/** The layer that shows what a unit has to fear wherever it can go, and what it can do there. */
export const DANGER = 'danger';

/** The units of both sides, and which of them one sees at first. */
function useUnits<G extends GameTypes>(hex: HexGame<G>, { snapshot }: TableModel) {
  const table = snapshot.view.table as G['Table'];
  const { viewer } = snapshot;
  const board = hex.board(table);
  const units = useMemo(() => hex.units(table), [hex, table]);
  const own = hex.ownSide?.(table, viewer) ?? (viewer === 'spectator' ? 0 : viewer);
  const enemies = useMemo(
    () => units.flatMap(({ side }, unit) => (side === own ? [] : [unit])),
    [units, own],
  );
  const { turn, current } = hex.phases(table, snapshot.view.question as View<G>['question']);
  return { table, board, units, own, enemies, phase: `${turn} ${current}` };
}

export function useDesk<G extends GameTypes>(
  hex: HexGame<G>,
  model: TableModel,
  isGiven: boolean,
): DeskUse<G> {
  const { table, board, units, own, enemies, phase } = useUnits(hex, model);
  const use = useDeskState<HexDeskKinds>(model, NO_DRAFT);
  const { state, send } = use;
  const { taken, tab, isWheelOpen, layers } = state;
  const pointed = state.pointed ?? -1;
  const look = lookIn(state, model.menu !== null);
  const finder: DeskUse<G>['finder'] = useRef(null);
  const style = useMemo(() => styleOf(hex), [hex]);
  const hand = useHand({ hex, model, isGiven, units, phase, style, use });
  const { ordering, lance, ready, inHand } = hand;
  const { menu } = ordering;
  const pieces = useMemo(() => units.map(({ cell }, id) => ({ id, cell })), [units]);
  const pointing = usePointing(board, pieces, ordering);
  const shown = look?.piece ?? inHand ?? firstShown(hex, model, units, own);
  const moving = useMoving({
    hex,
    table,
    board,
    units,
    ordering,
    unit: inHand,
    pointed,
    liked: state.way,
    like: (name) => send({ type: 'way', name }),
    beginAnew: hand.beginWith,
  });
  const ruler = useRuler({
    start: units[inHand ?? shown]?.cell ?? -1,
    pointed,
    measure: (from, to) => hex.measure(table, from, to),
  });
  const { item, isHeld } = taken;
  const aims = useAims({ hex, model, table, units, enemies, style, hand, item, isHeld });
  const actions = useMemo(() => actionsOf(hex, menu, board, inHand), [hex, menu, board, inHand]);
  const caution = useCaution(hex, model, units, ordering, inHand);
  const turning = turningOf(hex, { units, ordering, moving, inHand }, () => send({ type: 'hold' }));
  const seen = { table, board, units, own, enemies, shown, pointed, layers, tab, isWheelOpen, finder };
  const planned = {
    ordering,
    moving,
    ready,
    inHand,
    item,
    actions,
    turning,
    caution,
    lance,
    pointing,
    ruler,
  };
  const { gunnery, strikes, holding } = aims;
  const desk = {
    ...seen,
    ...planned,
    gunnery,
    strikes,
    holding,
    // After an attack on a unit, the next step is with one's own again.
    stepsFrom: (look?.isTarget ? inHand : null) ?? shown,
    takeInHand: (weapon: unknown) => send({ type: 'aim', item: weapon }),
    setTab: (next: Tab) => send({ type: 'tab', tab: next }),
    point: (cell: number) => send({ type: 'point', spot: cell < 0 ? null : cell }),
    openWheel: (isOpen: boolean) => send({ type: 'wheel', isOpen }),
    toggleLayer: (id: string) => send({ type: 'layer', id }),
    act: (type: string) => {
      send({ type: 'wheel', isOpen: false });
      begin(hex, hand, units, type);
      send({ type: 'tab', tab: 'plan' });
    },
  };
  const { unitAt, ...presses } = pressesOf({ hex, model, use, hand, aims, desk, whole: () => whole });
  const whole: DeskUse<G> = { ...desk, ...presses, unitUnder: finding(finder, unitAt) };
  return whole;
}

/** While something is shown, whoever it is done to; then the first of one's own. */
function firstShown<G extends GameTypes>(
  hex: HexGame<G>,
  { snapshot, active }: TableModel,
  units: readonly TableUnit[],
  own: number,
): number {
  const table = snapshot.view.table as G['Table'];
  const events = active.map(({ event }) => event as G['Event']);
  const seen = hex.marks(table, events).units?.at(-1);
  const mine = units.flatMap(({ side }, unit) => (side === own ? [unit] : []));
  return seen ?? mine.find((unit) => !units[unit].isGone) ?? mine[0];
}

/** Turns to another kind of order for the unit in hand, which goes on facing as it does. */
function begin<G extends GameTypes>(
  { fields }: HexGame<G>,
  { ordering, inHand }: HandUse,
  units: readonly TableUnit[],
  type: string,
): void {
  const names: OrderFields = fields;
  const facing = names.facing === undefined ? {} : { [names.facing]: units[inHand!]?.facing };
  const kind = ordering.menu?.orders.find((each) => each.type === type);
  ordering.turnTo(type, { ...actingAs(names, kind, inHand), ...facing });
}

/** The unit under a point of the page, on the map or in the strips. */
const finding =
  (finder: DeskUse<GameTypes>['finder'], unitAt: (cell: number) => number) =>
  (pageX: number, pageY: number): number => {
    const over = document.elementFromPoint(pageX, pageY);
    const strip = over?.closest<HTMLElement>('[data-part="strip"]')?.dataset.unit;
    if (strip !== undefined) return Number(strip);
    return over?.closest('[data-part="map-view"]') ? unitAt(finder.current?.(pageX, pageY) ?? -1) : -1;
  };
