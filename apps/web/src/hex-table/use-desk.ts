import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo, useRef, useState } from 'react';
import type { MapUse } from '../board/hex-map.tsx';
import { type Ruler, useRuler } from '../board/ruler.ts';
import { type EachField, type Entry, entriesIn, itemOf, listIn } from '../order/draft.ts';
import { type Pointing, usePointing } from '../order/pointing.ts';
import { type Form, type Ordering, useOrder } from '../order/use-order.ts';
import type { TableModel } from '../table/table-model.ts';
import { useCode } from '../ui/use-code.ts';
import { actingAs, actionsOf, actorField, actorOf, holdAll } from './actions.ts';
import type { Desk, HexGame } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';
import { styleOf } from './order-style.ts';
import type { Tab } from './panel-tabs.tsx';
import { isPlanned, type Strike, strikesOf } from './strikes.ts';
import { type Turning, turningOf } from './turning.ts';
import { useCaution } from './use-caution.ts';
import { type Lance, useLance } from './use-lance.ts';
import { useMoving } from './use-moving.ts';

/** What is only for the table itself. */
export interface DeskUse<G extends GameTypes> extends Desk<G> {
  readonly pointing: Pointing;
  readonly ruler: Ruler;
  readonly finder: NonNullable<MapUse['finder']>;
  /** What the unit in hand can do besides going somewhere and attacking. */
  readonly actions: readonly Form[];
  readonly strikes: readonly Strike[];
  /** How the unit in hand, or what is planned for it, can be turned where it is. */
  readonly turning: Turning | null;
  readonly tab: Tab;
  setTab(tab: Tab): void;
  point(cell: number): void;
  choose(cell: number, isByKey: boolean): void;
  act(type: string): void;
  /** Where nobody can hit anybody, what holds the fire of all of them. */
  readonly holding: ReturnType<typeof holdAll>;
  /** The unit from which one goes on to the next. */
  readonly stepsFrom: number;
  /** What would be lost by what is planned; null for nothing. */
  readonly caution: string | null;
  /** What is planned for other units. */
  readonly lance: Lance;
  /** Is what the unit in hand can do shown around it? */
  readonly isWheelOpen: boolean;
  openWheel(isOpen: boolean): void;
  /** Is it shown who could hit whom? */
  readonly hasThreats: boolean;
  toggleThreats(): void;
  toggleLayer(id: string): void;
  /** Says why a hex cannot be chosen. */
  ask(cell: number): void;
  /** Gives the order. */
  commit(): void;
  /** Gives it for a key or a second click on the place, unless it has to be asked about once more. */
  confirm(): void;
}

interface Taken {
  readonly unit: number | null;
  readonly item: unknown;
  /** Has somebody turned it by hand? */
  readonly isHeld: boolean;
}

/** A unit whose sheet somebody wants to see. */
interface Looked {
  readonly unit: number;
  /** Were they asked something then? */
  readonly isAsked: boolean;
  /** Is it only shown because it was aimed at? */
  readonly isTarget: boolean;
}

/** Nobody attacks before anything has been ordered. */
export const loadGunnery = () => import('./gunnery.ts');

const NOTHING: Taken = { unit: null, item: undefined, isHeld: false };

export function useDesk<G extends GameTypes>(
  hex: HexGame<G>,
  model: TableModel,
  isGiven: boolean,
): DeskUse<G> {
  const { snapshot, complain } = model;
  const table = snapshot.view.table as G['Table'];
  const board = hex.board(table);
  const units = useMemo(() => hex.units(table), [hex, table]);
  const { viewer } = snapshot;
  const own = hex.ownSide?.(table, viewer) ?? (viewer === 'spectator' ? 0 : viewer);
  // What somebody looks at while they decide is forgotten when they have.
  const isAsked = model.menu !== null;
  const [look, setLook] = useState<Looked | null>(null);
  const looked = look?.isAsked === isAsked ? look.unit : null;
  const setLooked = (unit: number | null, isTarget = false) =>
    setLook(unit === null ? null : { unit, isAsked, isTarget });
  const [taken, setTaken] = useState(NOTHING);
  const [tab, setTab] = useState<Tab>('plan');
  const [pointed, setPointed] = useState(-1);
  const [isWheelOpen, openWheel] = useState(false);
  const [hasThreats, setThreats] = useState(false);
  const [layers, setLayers] = useState<ReadonlySet<string>>(new Set());
  const { turn, current } = hex.phases(table, snapshot.view.question as View<G>['question']);
  const phase = `${turn} ${current}`;
  const finder: DeskUse<G>['finder'] = useRef(null);
  const style = useMemo(() => styleOf(hex), [hex]);
  const letGo = () => {
    // A finger does not stay where it was.
    setPointed(-1);
    openWheel(false);
    setLooked(null);
    setTaken(NOTHING);
  };
  const making = useOrder(model, style, () => {
    letGo();
    setTab((now) => (now === 'record' ? now : 'plan'));
  });
  const { menu, form, full } = making;
  const names: OrderFields = hex.fields;
  const given = form && givenTo(names, form, full);
  const ready = useMemo(
    () => new Set(menu?.orders.flatMap((each) => unitsIn(hex.fields, each))),
    [hex, menu],
  );
  // An order for the whole side has a list, and no unit.
  const list = typeof given === 'number' ? undefined : form && listIn(form.fields, full);
  const inHand = !menu ? null : typeof given === 'number' ? given : (taken.unit ?? firstInHand());
  const actors = [names.unit, ...(names.parts ?? [])];
  const lance = useLance({
    model,
    ordering: making,
    phase,
    ready,
    inHand,
    isGiven,
    fields: actors,
    unitOf: (order) => {
      const kind = menu?.orders.find(({ type }) => type === order.type);
      const unit = kind && givenTo(names, kind, order as unknown as Entry);
      return typeof unit === 'number' ? unit : null;
    },
    nameOf: (unit) => units[unit]?.name ?? '',
  });
  /** About the unit in hand; in an order for a whole side, about it and all for whom nothing is planned. */
  const suggest = () => {
    letGo();
    const unit = inHand;
    setTaken({ ...NOTHING, unit });
    if (list) making.suggest?.({}, (order) => withOthers(list, full, order, unit));
    else making.suggest?.(unit === null ? {} : { about: { fields: actors, piece: unit } });
  };
  const ordering: Ordering = {
    ...making,
    suggest: making.suggest && suggest,
    back: making.back ?? (menu ? lance.forget : undefined),
  };
  const pieces = useMemo(() => units.map(({ cell }, id) => ({ id, cell })), [units]);
  const pointing = usePointing(board, pieces, ordering);
  const mine = units.flatMap(({ side }, unit) => (side === own ? [unit] : []));
  const enemies = useMemo(
    () => units.flatMap(({ side }, unit) => (side === own ? [] : [unit])),
    [units, own],
  );
  // While something is shown, whoever it is done to.
  const seen = hex
    .marks(
      table,
      model.active.map(({ event }) => event as G['Event']),
    )
    .units?.at(-1);
  const shown = looked ?? inHand ?? seen ?? mine.find((unit) => !units[unit].isGone) ?? mine[0];
  const isOwn = (unit: number) => units[unit]?.side === own;
  /** Of several in a hex the one that something can be done with: an enemy to attack, or one that waits for orders. */
  const unitAt = (cell: number) => {
    const here = units.flatMap((unit, id) => (cell >= 0 && unit.cell === cell ? [id] : []));
    const wanted = here.find((id) => (gunnery ? !isOwn(id) : ready.has(id) && id !== inHand));
    return wanted ?? here[0] ?? -1;
  };

  /** The first kind of order there is for a unit, with nothing planned yet. */
  const beginWith = (unit: number) => {
    const kinds = (menu?.orders ?? []).filter((each) => unitsIn(names, each).includes(unit));
    const kind = kinds.find(({ type }) => !style.asides.includes(type)) ?? kinds[0];
    if (kind) ordering.turnTo(kind.type, actingAs(names, kind, unit), false);
  };
  /** Lays the plan of the unit in hand aside, and takes up that of another or begins one. */
  const turnToUnit = (unit: number) => {
    const plans = new Map(lance.kept);
    if (inHand !== null && ordering.isComplete) plans.set(inHand, { type: form!.type, entry: full });
    const plan = plans.get(unit);
    plans.delete(unit);
    lance.keep(plans);
    const isPossible =
      plan && menu?.orders.some((each) => each.type === plan.type && unitsIn(names, each).includes(unit));
    if (isPossible) ordering.turnTo(plan.type, plan.entry);
    else beginWith(unit);
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
    start: units[inHand ?? shown]?.cell ?? -1,
    pointed,
    measure: (from, to) => hex.measure(table, from, to),
  });
  const gunner = useCode(snapshot.summary.number > 0 ? loadGunnery : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done, and why not, changes with the menu alone
  const gunnery = useMemo(
    () =>
      gunner?.gunneryOf({
        hex,
        table,
        units,
        ordering,
        style,
        unit: inHand,
        enemies,
        isHeld: taken.isHeld,
        whyNot: model.whyNot,
      }) ?? null,
    [gunner, hex, table, units, menu, form, full, inHand, enemies, taken.isHeld],
  );
  const worthOf = ({ type, entry, targets }: Strike) => {
    const harm = hex.harmOf?.(table, { ...entry, type } as CoreOrder) ?? 1;
    return targets.reduce((sum, { explanation }) => sum + harm * hex.chanceOf(explanation!.total), 0);
  };
  // What is worth most comes first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu is asked about one table
  const strikes = useMemo(
    () => strikesOf(hex.fields, menu, inHand).toSorted((a, b) => worthOf(b) - worthOf(a)),
    [hex, menu, inHand],
  );
  const actions = useMemo(() => actionsOf(hex, menu, board, inHand), [hex, menu, board, inHand]);
  const holding = useMemo(() => (gunner ? holdAll(hex, menu, ready) : null), [gunner, hex, menu, ready]);
  const caution = useCaution(hex, model, units, ordering, inHand);
  const turning = turningOf(hex, { units, ordering, moving, inHand }, () =>
    setTaken((now) => ({ ...now, isHeld: true })),
  );

  /** Takes a unit in hand if it may be given orders, and shows its sheet. */
  const chooseUnit = (unit: number) => {
    openWheel(false);
    setLooked(unit);
    if (list && isOwn(unit)) setTaken({ ...NOTHING, unit });
    else if (ready.has(unit) && unit !== inHand) {
      setTaken(NOTHING);
      turnToUnit(unit);
    }
    if (!ready.has(unit) && tab === 'plan') setTab('sheet');
  };
  const aimAt = (enemy: number): boolean => {
    if (!units[enemy] || isOwn(enemy) || !aim(enemy)) return false;
    setLooked(enemy, true);
    // Its numbers are on the plan: they need not lie over the map as well.
    setPointed(-1);
    return true;
  };
  const aim = (enemy: number): boolean => {
    if (gunnery) {
      if ((taken.item !== undefined && gunnery.aim(enemy, taken.item)) || gunnery.aim(enemy)) return true;
      // An order of another kind has its own uses for units.
      if (form !== gunnery.form) return false;
      complain({ message: gunnery.whyNoneAt(enemy) });
      return true;
    }
    const best = strikes.find(({ targets }) => targets.every(({ piece }) => piece === enemy));
    if (best && worthOf(best) > 0) ordering.turnTo(best.type, best.entry);
    return best !== undefined;
  };
  const ask = (cell: number) => {
    const unit = unitAt(cell);
    const { ways, way, farthest } = moving;
    if (gunnery) {
      if (unit >= 0 && !isOwn(unit)) complain({ message: gunnery.whyNoneAt(unit) });
    } else if (!farthest || !way) pointing.ask(cell);
    else if (!ways.some(({ hexes }) => hexes.has(cell))) {
      // One of our own that has no orders to be given says why.
      const other = unit >= 0 && isOwn(unit) && !ready.has(unit) ? { [names.unit]: unit } : {};
      const facing = names.facing === undefined ? {} : { [names.facing]: 0 };
      const [mine, far] = [way, farthest].map(({ entry, type }) =>
        model.whyNot({ ...entry, ...other, [names.to]: board.number[cell], ...facing, type } as CoreOrder),
      );
      // Where both fail for the same reason, that of the longer way says more.
      complain(far?.rule === mine?.rule ? far! : mine!);
    }
  };
  const isFinal = hex.final?.includes(form?.type ?? '') ?? false;
  const commit = () => {
    if (lance.isWhole && lance.commitAll) lance.commitAll();
    else ordering.commit();
  };
  const confirm = () => {
    if (!isFinal) commit();
  };
  const choose = (cell: number, isByKey: boolean) => {
    const unit = unitAt(cell);
    openWheel(!isByKey && unit >= 0 && unit === inHand && !isWheelOpen);
    if (ruler.ends) ruler.choose(cell);
    else if (ordering.isComplete && (isByKey ? isPlannedAt(cell) : isPointedAtAgain(cell, unit))) confirm();
    else if (hex.tap?.(desk, cell)) setLooked(null);
    // Whoever has begun something else means that.
    else if (isActing && pointing.choiceAt(cell)) pointing.choose(cell, isByKey);
    else if (moving.goTo(cell)) setLooked(null);
    else if (ready.has(unit) && unit !== inHand) chooseUnit(unit);
    else if (aimAt(unit)) return;
    else if (pointing.choose(cell, isByKey)) setLooked(null);
    else if (unit < 0) {
      // Nothing stays planned that somebody wanted otherwise; but no key throws a plan away.
      if (!isByKey && ordering.isComplete && inHand !== null) beginWith(inHand);
      ask(cell);
    } else {
      chooseUnit(unit);
      if (gunnery || isOwn(unit)) ask(cell);
    }
  };
  /** Is the hex or the enemy pointed at that everything planned is for? Whoever stands there is in nobody's way. */
  const isPointedAtAgain = (cell: number, unit: number) => {
    if (cell === units[inHand ?? -1]?.cell) return false;
    if (moving.plan) return moving.plan.cell === cell;
    // What is ordered for a whole side goes on to the next unit.
    if (unit < 0 || isOwn(unit) || list) return false;
    if (gunnery) return form === gunnery.form && gunnery.isAimedAt(unit);
    const planned = strikes.find((each) => isPlanned(each, ordering));
    return planned?.targets.every(({ piece }) => piece === unit) ?? false;
  };
  const isActing = ordering.isTouched && actions.some(({ type }) => type === form?.type);
  /** Is this where the order goes, or what it is aimed at? */
  const isPlannedAt = (cell: number) =>
    moving.plan ? moving.plan.cell === cell : pointing.chosen.some((each) => each.cell === cell);
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
    enemies,
    gunnery,
    strikes,
    actions,
    turning,
    shown,
    // Whoever has aimed at somebody goes on with their own.
    stepsFrom: (look?.isTarget ? inHand : null) ?? shown,
    pointed,
    layers,
    toggleLayer: (id) =>
      setLayers((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
    takeInHand: (item) => setTaken((now) => ({ ...now, item })),
    finder,
    unitUnder: (pageX, pageY) => {
      const over = document.elementFromPoint(pageX, pageY);
      const strip = over?.closest<HTMLElement>('.strip')?.dataset.unit;
      if (strip !== undefined) return Number(strip);
      return over?.closest('.map-view') ? unitAt(finder.current?.(pageX, pageY) ?? -1) : -1;
    },
    pointing,
    ruler,
    tab,
    setTab,
    point: setPointed,
    chooseUnit,
    choose,
    aimAt,
    lance,
    holding,
    caution,
    isWheelOpen,
    openWheel,
    hasThreats,
    toggleThreats: () => setThreats(!hasThreats),
    act: (type) => {
      openWheel(false);
      const facing = names.facing === undefined ? {} : { [names.facing]: units[inHand!]?.facing };
      const kind = menu?.orders.find((each) => each.type === type);
      ordering.turnTo(type, { ...actingAs(names, kind, inHand), ...facing });
      setTab('plan');
    },
    ask,
    commit,
    confirm,
  };
  return desk;

  /** The one that the order begins with; until there is any, the first that can be given orders. */
  function firstInHand(): number | null {
    const [entry] = list ? entriesIn(full[list.name]) : [];
    const item = entry && list?.items.find(({ value }) => value === entry[list.key]);
    return (item?.piece as number | undefined) ?? [...ready][0] ?? null;
  }
}

/** Advice for a whole side that leaves what somebody has planned for others than the unit in hand. */
function withOthers(list: EachField, full: Entry, order: CoreOrder, inHand: number | null): CoreOrder {
  const pieceOf = (entry: Entry) => itemOf(list, entry)?.piece;
  const others = entriesIn(full[list.name]).filter((entry) => pieceOf(entry) !== inHand);
  const planned = new Set(others.map(pieceOf));
  const advised = entriesIn((order as unknown as Entry)[list.name]);
  const all = [...others, ...advised.filter((entry) => !planned.has(pieceOf(entry)))];
  return { ...order, [list.name]: all } as CoreOrder;
}

/** The unit that an order in the making is for. */
function givenTo(names: OrderFields, form: Form, full: Entry): unknown {
  const actor = actorField(names, form);
  const choice = actor?.choices.find(({ value }) => value === full[actor.name]);
  return choice && actorOf(choice);
}

/** The units that a kind of order can be given to, or that have an entry in its list. */
function unitsIn(names: OrderFields, form: Form): number[] {
  const { fields } = form;
  const units = (actorField(names, form)?.choices ?? []).map(actorOf);
  const list = units.length > 0 ? undefined : listIn(fields, {});
  return [...units, ...(list?.items ?? []).map(({ piece }) => piece)].filter(
    (unit) => typeof unit === 'number',
  );
}
