import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { basesWithin } from '@ironfield/table/base.ts';
import { turned } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { useCallback, useMemo, useRef } from 'react';
import { type DeskUse, useDeskState } from '../desk/use-desk-state.ts';
import type { Entry } from '../order/draft/draft.ts';
import type { OrderStyle } from '../order/use-order.ts';
import type { TableModel } from '../table/table-model.ts';
import { type Goings, goingsOf } from './going.ts';
import { styleOf } from './order-style.ts';
import { NO_STEPS } from './plan-steps.ts';
import { type Presses, pointIn, pressesOf, standsFor } from './pressing.ts';
import { seerOf } from './seeing.ts';
import type {
  Cost,
  InchDeskKinds,
  Model,
  Overlay,
  PointedAt,
  RulerEnd,
  Stand,
  TabletopGame,
} from './tabletop-game.ts';
import { placesOf, useDrawn } from './use-drawn.ts';
import { type Plan, type PlanRules, usePlan } from './use-plan.ts';
import type { Look, Way } from './ways.ts';
import { inHandOf, offersModel, readyIn } from './words/naming.ts';

/** A table in use: what is looked at, what is in hand, what is planned. */
export interface TabletopDesk<G extends GameTypes> extends Presses, Goings {
  readonly table: G['Table'];
  readonly models: readonly Model[];
  /** The side that one sits on, or watches from. */
  readonly own: number;
  readonly plan: Plan;
  /** Models that can be given orders now. */
  readonly ready: ReadonlySet<number>;
  /** The model that is given orders. */
  readonly inHand: number | null;
  /** The model whose sheet is shown. */
  readonly shown: number;
  /** The ways in which the order in the making, or the one after it, can move the model in hand. */
  readonly ways: readonly Way[];
  /** Is the order that is being made one of these, or none yet? */
  readonly isMoving: boolean;
  /** Is the order that is being made about a place, but brings nobody there? */
  readonly isPointing: boolean;
  /** Its place before the order in the making; null while it is not on the table. */
  readonly from: Stand | null;
  /** The thing under the pointer. */
  readonly pointed: PointedAt | null;
  point(at: PointedAt | null): void;
  /** Layers that are switched on, by id. */
  readonly layers: ReadonlySet<string>;
  toggleLayer(id: string): void;
  /** The parts of the menu and the ground that decide how it can move there. */
  readonly look: Look;
  /** Its place after it, and whether that is possible. */
  readonly ghost: (Stand & { readonly isBad: boolean }) | null;
  /** Other models that the orders before it bring elsewhere, as they would stand then. */
  readonly brought: ReadonlyMap<number, Model>;
  /** The area in reach of the order in the making, or of the one after it. */
  readonly reach: readonly Overlay[];
  /** Its places, at first and after every order of the plan. */
  readonly trail: readonly Stand[];
  /** From the model in hand to whatever the order is aimed at. */
  readonly lines: readonly Overlay[];
  /** The nearest of those whom the order that is being made could be aimed at. */
  readonly nearest: readonly number[];
  /** Of the order that is being made, and what leads to it. */
  readonly cost: Cost | null;
  /** Something shown on demand, such as the arc of a weapon, by its id. */
  readonly shownOverlay: { readonly id: string; readonly overlays: readonly Overlay[] } | null;
  showOverlay(id: string, overlays: readonly Overlay[]): void;
  turnBy(by: number): void;
  /** Turns to another kind of order, to be filled in. */
  act(type: string): void;
  /** The model within reach of a finger; null for bare ground. */
  modelAt(place: Place, slack: number): number | null;
  endAt(place: Place, slack: number): RulerEnd;
}

export function useTabletopDesk<G extends GameTypes>(
  tabletop: TabletopGame<G>,
  game: AnyGame,
  model: TableModel,
): TabletopDesk<G> {
  const { view, viewer } = model.snapshot;
  const table = view.table as G['Table'];
  const models = useMemo(() => tabletop.models(table), [tabletop, table]);
  const own = tabletop.ownSide?.(table, viewer) ?? (viewer === 'spectator' ? 0 : viewer);
  const use = useDeskState<InchDeskKinds>(model, NO_STEPS);
  const { state } = use;
  /** The model whose press has answered the last question. */
  const pressed = useRef<number | null>(null);
  const plan = usePlan(game, model, usePlanRules(tabletop, model, models, own, pressed), use);
  const { ordering } = plan;
  const { form, full, menu } = ordering;
  const named = menu && inHandOf(tabletop.modelField, full, plan.view.question);
  // The question may be about another side's model.
  const inHand = named !== null && models[named]?.side === own ? named : null;
  const offered = useMemo(() => readyIn(tabletop.modelField, menu, inHand), [tabletop, menu, inHand]);
  const seer = seerOf({ tabletop, game, inHand, isAsked: model.menu !== null });
  const way = tabletop.ways.find(({ type }) => type === form?.type);
  const places = placesOf(plan, seer, view, way);
  const { from, look, next, ghost } = places;
  const meant = [...models.keys()].filter(
    (id) => models[id].side === own && standsFor({ tabletop, table, plan }, id),
  );
  const ready = offered.size > 0 ? offered : new Set(meant);
  const about = { tabletop, game, model, use, table, models, own, plan, inHand, way, seer };
  const goings = goingsOf(about);
  const press = (id: number) => {
    pressed.current = id;
  };
  const presses = pressesOf({ ...about, ready: offered, goings, ghost, press });
  const { turnTo } = goings;
  return {
    ...useDrawn({ tabletop, plan, models, own, inHand, view, places }),
    ...onDemand(use),
    ...findersIn(models),
    ...goings,
    ...presses,
    table,
    models,
    own,
    plan,
    ready,
    inHand,
    shown: state.look?.piece ?? inHand ?? firstOf(models, own),
    ways: look.ways,
    isPointing: pointIn({ plan, way }) !== undefined,
    isMoving: way !== undefined || !ordering.isTouched || next !== null,
    from,
    look,
    ghost,
    trail: places.trail,
    act: (type) => {
      const isNext =
        plan.foreseen?.isCertain === true &&
        seer.lookAt(plan.foreseen.view).forms.some((each) => each.type === type);
      if (isNext && way) plan.begin({ type, entry: {} });
      else ordering.turnTo(type, {});
    },
    turnBy: (by) => turnTo(turned((ghost ?? from)?.heading ?? 0, by), false),
  };
}

const firstOf = (models: readonly Model[], own: number): number =>
  Math.max(
    0,
    models.findIndex(({ side }) => side === own),
  );

/** The game's rules for plans; an order begins for the model that was pressed. */
function usePlanRules<G extends GameTypes>(
  tabletop: TabletopGame<G>,
  { snapshot: { view } }: TableModel,
  models: readonly Model[],
  own: number,
  pressed: { readonly current: number | null },
): PlanRules {
  const table = view.table as G['Table'];
  const styleIn = useCallback(
    (menu: ExpandedMenu | null): OrderStyle => ({
      ...styleOf(tabletop, (piece) => models[Number(piece)]?.side === own, menu),
      usual: (type: string, first: Entry, given: Entry) => {
        const { modelField } = tabletop;
        const full = offersModel(menu, type, modelField, pressed.current)
          ? { ...first, [modelField]: pressed.current }
          : first;
        const usual = tabletop.usual?.(table, type, full, view.question as View<G>['question'], given) ?? {};
        return modelField in full ? { [modelField]: full[modelField], ...usual } : usual;
      },
    }),
    [tabletop, models, own, table, view.question, pressed],
  );
  return {
    styleOf: styleIn,
    finalWords: tabletop.finalWords,
    letPass: tabletop.letPass,
    begun: tabletop.begun ?? [],
    modelField: tabletop.modelField,
    essence: (seen) => tabletop.essence?.(seen as G['Table']) ?? seen,
    endAfter: (seen, order) => tabletop.endAfter?.(seen as unknown as View<G>, order) ?? null,
  };
}

type OnDemand = Pick<
  TabletopDesk<GameTypes>,
  'shownOverlay' | 'showOverlay' | 'pointed' | 'point' | 'layers' | 'toggleLayer'
>;

/** The thing under the pointer, and the layers that are switched on. */
const onDemand = ({ state, send }: DeskUse<InchDeskKinds>): OnDemand => ({
  shownOverlay: state.drawn,
  showOverlay: (id, overlays) => send({ type: 'draw', id, overlays }),
  pointed: state.pointed,
  point: (spot) => send({ type: 'point', spot }),
  layers: state.layers,
  toggleLayer: (id) => send({ type: 'layer', id }),
});

/** Finds the model under a finger. */
function findersIn(models: readonly Model[]): Pick<TabletopDesk<GameTypes>, 'modelAt' | 'endAt'> {
  const modelAt = (place: Place, slack: number): number | null => {
    const near = models.flatMap(({ at, radius, isGone }, id) =>
      at && !isGone && basesWithin({ ...at, radius }, { ...place, radius: slack }, 0)
        ? [{ id, far: distance(at, place) }]
        : [],
    );
    return near.toSorted((a, b) => a.far - b.far)[0]?.id ?? null;
  };
  const endAt = (place: Place, slack: number): RulerEnd => {
    const id = modelAt(place, slack);
    return id === null ? { at: place } : { at: models[id].at!, model: id };
  };
  return { modelAt, endAt };
}
