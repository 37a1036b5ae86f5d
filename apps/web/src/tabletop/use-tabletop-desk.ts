import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { basesWithin } from '@ironfield/table/base.ts';
import { type Heading, headingTo, turned } from '@ironfield/table/heading.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { activeFields, type Entry } from '../order/draft.ts';
import { meantBy } from '../order/handles.ts';
import { Asked } from '../table/asked.ts';
import type { TableModel } from '../table/table-model.ts';
import { orderAgainst, targetsOf } from './aiming.ts';
import { foresee } from './foresight.ts';
import { styleOf } from './order-style.ts';
import { zonesIn } from './reach.ts';
import type { Cost, Model, Overlay, RulerEnd, Stand, TabletopGame } from './tabletop-game.ts';
import { type Plan, usePlan } from './use-plan.ts';
import {
  aimOf,
  type Course,
  courseTowards,
  type Foresight,
  type Going,
  type Look,
  turningTo,
  type Way,
  waysIn,
} from './ways.ts';

/** A table in use: what is looked at, what is in hand, what is planned. */
export interface TabletopDesk<G extends GameTypes> {
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
  /** How the model in hand can be brought somewhere by the order that is being made, or by the one after it. */
  readonly ways: readonly Way[];
  /** Is the order that is being made one of these, or none yet? */
  readonly isMoving: boolean;
  /** Is the order that is being made about a place, but brings nobody there? */
  readonly isPointing: boolean;
  /** Where it stands before the order that is being made; null while it is not on the table. */
  readonly from: Stand | null;
  /** What of the menu and the ground decides how it can be brought there. */
  readonly look: Look;
  /** Where it would stand after it, and whether that is possible. */
  readonly ghost: (Stand & { readonly isBad: boolean }) | null;
  /** Other models that the orders before it bring elsewhere, as they would stand then. */
  readonly brought: ReadonlyMap<number, Model>;
  /** Where the order that is being made can bring it, or the one after it. */
  readonly reach: readonly Overlay[];
  /** Where it stood at first and after every order of the plan. */
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
  /** Shows the sheet of a model; where an order could mean it, it does. An enemy is attacked, a second time for good. */
  chooseModel(model: number): void;
  /** Takes another model in hand, with what has to be ordered before it. */
  takeUp(model: number): void;
  /** Gives what is planned for the model in hand; false where that cannot be. */
  confirm(): boolean;
  /** Bare ground was pointed at. */
  choosePlace(place: Place): void;
  /** Brings the model in hand to a place, or as near as it gets; `isAmended` while it is dragged. */
  goTo(place: Place, isAmended: boolean): void;
  turnTo(heading: Heading, isAmended: boolean): void;
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
  const [looked, setLooked] = useState<number | null>(null);
  const [shownOverlay, setOverlay] = useState<TabletopDesk<G>['shownOverlay']>(null);
  /** The model whose press has answered the last question. */
  const pressed = useRef<number | null>(null);
  const style = useCallback(
    (menu: ExpandedMenu | null) => ({
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
    [tabletop, models, own, table, view.question],
  );
  const plan = usePlan(
    game,
    model,
    {
      styleOf: style,
      finalWords: tabletop.finalWords,
      letPass: tabletop.letPass,
      begun: tabletop.begun ?? [],
      modelField: tabletop.modelField,
      essence: (seen) => tabletop.essence?.(seen as G['Table']) ?? seen,
      endAfter: (seen, order) => tabletop.endAfter?.(seen as unknown as View<G>, order) ?? null,
    },
    () => {
      setLooked(null);
      setOverlay(null);
    },
  );
  const { ordering, foreseen, ahead, settled } = plan;
  const { form, full, menu } = ordering;
  const named = menu && inHandOf(tabletop.modelField, full, plan.view.question);
  // What is asked may be about somebody else's model.
  const inHand = named !== null && models[named]?.side === own ? named : null;
  const ready = useMemo(() => readyIn(tabletop.modelField, menu, inHand), [tabletop, menu, inHand]);
  const brought = useMemo(() => {
    const then = plan.view === view ? [] : tabletop.models(plan.view.table as G['Table']);
    return new Map(
      [...then.entries()].filter(([id, each]) => id !== inHand && isElsewhere(models[id], each)),
    );
  }, [tabletop, models, view, plan.view, inHand]);
  const standIn = (seen: View<GameTypes>): Stand | null => {
    if (inHand === null) return null;
    const { at, heading } = tabletop.models(seen.table as G['Table'])[inHand];
    return at && { at, heading };
  };
  const lookAt = (seen: View<GameTypes>): Look => {
    // While something is shown the table is ahead of the question.
    const asked = model.menu ? Asked.in(game, seen) : null;
    return {
      forms: asked?.menu.orders ?? [],
      ways: waysIn(tabletop.ways, asked?.menu ?? null),
      from: standIn(seen),
      whyNot: (order) => asked?.whyNot(order) ?? null,
      ...(inHand !== null && {
        freeTurn: tabletop.freeTurn?.(seen as unknown as View<G>, inHand),
        costOf: (order: CoreOrder) =>
          tabletop.costOf?.(seen as unknown as View<G>, inHand, order)?.explanation.total ?? 0,
      }),
    };
  };
  const see = (seen: View<GameTypes>): Foresight => ({
    look: lookAt(seen),
    after: (order) => {
      const next = foresee(game, seen, order, tabletop.letPass);
      return next?.isCertain ? see(next.view) : null;
    },
  });
  const from = standIn(plan.view);
  const way = tabletop.ways.find(({ type }) => type === form?.type);
  const aim = way ? aimOf(way, from, full) : null;
  // Where somebody may come in between, the plan is what counts.
  const after = foreseen && (foreseen.isCertain ? standIn(foreseen.view) : aim);
  const start = standIn(view);
  // Where the order is none that moves the model, one may plan on from what it leads to.
  const onward = !way && ahead?.isCertain ? lookAt(ahead.view) : null;
  const next = onward && onward.ways.length > 0 ? ahead!.view : null;
  const look = next && onward ? onward : lookAt(plan.view);

  /** What an order has beside where it goes: whom, how fast, and where it faces. */
  const filled = ({ type, entry }: Going): Entry => {
    if (type !== form?.type) return entry;
    const facing =
      way?.kind === 'place' && way.heading && !(way.heading in full)
        ? { [way.heading]: usualOf(activeFields(form.fields, full), way.heading) }
        : {};
    return { ...full, ...facing, ...entry };
  };
  /** The same kind of order is meant instead of the one that is being made, another kind after it. */
  const go = (
    kinds: readonly Way['kind'][],
    find: (seen: View<GameTypes>) => Course | null,
    isAmended: boolean,
  ) => {
    const isInstead = way !== undefined && kinds.includes(way.kind) && ordering.isTouched;
    const isNext = !isInstead && ahead?.isCertain === true;
    const going = find(isNext ? ahead.view : isInstead ? plan.base : plan.view);
    if (!going) return;
    if (isNext) plan.begin(going);
    else plan.make({ ...going, entry: filled(going) }, isAmended && ordering.isTouched);
  };
  const goTo = (place: Place, isAmended: boolean) =>
    go(
      ['place', 'straight'],
      (seen) => courseTowards(see(seen), place, models[inHand ?? 0].radius),
      isAmended,
    );
  const turnTo = (heading: Heading, isAmended: boolean) =>
    go(
      way?.kind === 'place' && way.heading ? ['turn', 'place'] : ['turn'],
      (seen) => turningTo(lookAt(seen), heading),
      isAmended,
    );
  /** What a press on an enemy means: the best attack on it, after a turn towards it where that is certain and all it takes. */
  const against = (seen: View<GameTypes>, id: number): Course | null => {
    const here = see(seen);
    const best = bestFrom(here, seen, id);
    if (best || !here.look.from || !models[id].at) return best ?? orderAgainst(here.look.forms, id);
    const turning = turningTo(here.look, Math.max(0, headingTo(here.look.from.at, models[id].at)));
    const turn = turning && { ...turning.entry, type: turning.type };
    const facing = turn && foresee(game, seen, turn, tabletop.letPass);
    const aimed = facing?.isCertain ? bestFrom(see(facing.view), facing.view, id) : null;
    return aimed ? { ...aimed, lead: [turn!] } : orderAgainst(here.look.forms, id);
  };
  const bestFrom = ({ look: { whyNot } }: Foresight, seen: View<GameTypes>, id: number): Going | null => {
    const best = inHand === null ? null : tabletop.bestAgainst?.(seen as unknown as View<G>, inHand, id);
    return best && !whyNot({ ...best.entry, type: best.type }) ? best : null;
  };
  const isAimedAt = (id: number): boolean =>
    targetsOf(form?.fields ?? [], full, (piece) => piece === id).length > 0;
  const modelAt = (place: Place, slack: number): number | null => {
    const near = models.flatMap(({ at, radius, isGone }, id) =>
      at && !isGone && basesWithin({ ...at, radius }, { ...place, radius: slack }, 0)
        ? [{ id, far: distance(at, place) }]
        : [],
    );
    return near.toSorted((a, b) => a.far - b.far)[0]?.id ?? null;
  };
  /** The field for a place of an order that brings nobody anywhere. */
  const pointIn = () =>
    form && !way ? activeFields(form.fields, full).find(({ kind }) => kind === 'point') : undefined;
  /** What of the order in the making stands for a model, as its group does; and whether there is anything else. */
  const standsFor = (id: number): { readonly entry: Entry; readonly isOnly: boolean } | null => {
    const fields = activeFields(form?.fields ?? [], full);
    for (const field of fields) {
      const value = tabletop.standsFor?.(table, field.name, id);
      if (field.kind === 'pick' && field.choices.some((choice) => choice.value === value))
        return { entry: { [field.name]: value }, isOnly: fields.length === 1 && field.choices.length === 1 };
    }
    return null;
  };
  const targeted = () =>
    ordering.handles
      .flatMap(({ field }) => field.choices.map(({ piece }) => Number(piece ?? -1)))
      .filter((id) => models[id] && models[id].side !== own);
  const meant = new Set([...models.keys()].filter((id) => models[id].side === own && standsFor(id)));
  const waiting = settled.length > 0 ? from : null;
  const planned = after ?? aim ?? waiting;
  const ghost = planned && { ...planned, isBad: after === null && aim !== null };
  const confirm = (): boolean => {
    const isPlanned = ordering.isTouched && ordering.isComplete && ghost !== null && !ghost.isBad;
    if (isPlanned) ordering.commit();
    return isPlanned;
  };
  /** The order that makes a model the next one: the choice of its group, or the end of the turn of whoever acts. */
  const before = (id: number): CoreOrder | null => {
    const stood = standsFor(id);
    if (stood && form) return { ...full, ...stood.entry, type: form.type };
    return inHand === null ? null : (tabletop.handOver?.(plan.view as unknown as View<G>, inHand) ?? null);
  };
  const takeUp = (id: number) => {
    if (ready.has(id)) {
      if (id !== inHand) ordering.fill({ [tabletop.modelField]: id });
      return;
    }
    const first = before(id);
    const led = first && foresee(game, plan.view, first, tabletop.letPass);
    const type = led?.isCertain
      ? typeFor(Asked.in(game, led.view)?.menu ?? null, tabletop.modelField, id)
      : null;
    if (first && type) plan.make({ type, entry: { [tabletop.modelField]: id }, lead: [first] }, false);
    else if (first) model.complain(Asked.in(game, plan.view)?.whyNot(first) ?? null);
  };
  const reached = next ?? plan.base;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be reached changes with the view and the model alone
  const reach = useMemo((): readonly Overlay[] => {
    if (inHand === null) return [];
    if (!from) return zonesIn(look, own);
    return look.ways.length > 0 ? tabletop.reach(reached as unknown as View<G>, inHand) : [];
  }, [reached, inHand, menu]);
  return {
    table,
    models,
    own,
    plan,
    ready: ready.size > 0 ? ready : meant,
    inHand,
    shown:
      looked ??
      inHand ??
      Math.max(
        0,
        models.findIndex(({ side }) => side === own),
      ),
    ways: look.ways,
    isPointing: pointIn() !== undefined,
    isMoving: way !== undefined || !ordering.isTouched || next !== null,
    from,
    look,
    reach,
    ghost,
    brought,
    trail: start
      ? [start, ...settled.flatMap((each) => standIn(each.view) ?? []), ...(after ? [after] : [])]
      : [],
    lines: from
      ? targetsOf(form?.fields ?? [], full, (piece) => models[Number(piece)]?.side !== own).flatMap(
          ({ piece, label }): Overlay[] => {
            const { at } = models[Number(piece)];
            return at ? [{ kind: 'line', from: from.at, to: at, label, look: 'shot' }] : [];
          },
        )
      : [],
    nearest: from ? nearestOf(models, targeted(), from.at) : [],
    cost: foreseen && inHand !== null ? costIn(tabletop, plan, inHand) : null,
    shownOverlay,
    showOverlay: (id, overlays) => setOverlay(shownOverlay?.id === id ? null : { id, overlays }),
    confirm,
    takeUp,
    chooseModel: (id) => {
      const isEnemy = models[id].side !== own;
      if (isEnemy && isAimedAt(id) && ordering.isTouched && ordering.isComplete) {
        ordering.commit();
        return;
      }
      setLooked(id);
      setOverlay(null);
      if (isEnemy && isAimedAt(id)) {
        ordering.fill(full);
        return;
      }
      const aimedAnew = isEnemy && form && form.type in (tabletop.plans ?? {}) && against(plan.base, id);
      if (aimedAnew) {
        plan.make(aimedAnew, false);
        return;
      }
      const meant = meantBy(ordering.handles, ordering.hand, ({ field }) =>
        field.choices.find(({ piece }) => piece === id),
      );
      if (meant?.handle.field.name === tabletop.modelField) {
        // Another model begins as it usually does.
        ordering.fill({ [tabletop.modelField]: meant.choice.value });
        return;
      }
      if (meant) {
        ordering.fill(meant.handle.put(meant.choice.value));
        return;
      }
      const point = pointIn();
      if (point) {
        ordering.fill({ ...full, [point.name]: models[id].at });
        return;
      }
      const stood = standsFor(id);
      if (stood?.isOnly) {
        // There is nothing to choose but this: whoever presses the model wants it in hand.
        pressed.current = id;
        ordering.give({ ...full, ...stood.entry, type: form!.type });
        return;
      }
      if (stood) {
        ordering.fill({ ...full, ...stood.entry });
        return;
      }
      if (inHand === null || models[id].side === own) return;
      const isNext = ahead?.isCertain === true;
      const aimed = against(isNext ? ahead.view : plan.view, id);
      if (aimed && isNext) plan.begin(aimed);
      else if (aimed) plan.make(aimed, false);
    },
    choosePlace: (place) => {
      // Once more where it would stand already.
      if (ghost && inHand !== null && distance(ghost.at, place) <= models[inHand].radius && confirm()) return;
      const point = pointIn();
      if (point) ordering.fill({ ...full, [point.name]: place });
      else if (inHand !== null) goTo(place, false);
    },
    goTo,
    turnTo,
    turnBy: (by) => turnTo(turned((ghost ?? from)?.heading ?? 0, by), false),
    act: (type) => {
      const isNext =
        foreseen?.isCertain === true && lookAt(foreseen.view).forms.some((each) => each.type === type);
      if (isNext && way) plan.begin({ type, entry: {} });
      else ordering.turnTo(type, {});
    },
    modelAt,
    endAt: (place, slack) => {
      const id = modelAt(place, slack);
      return id === null ? { at: place } : { at: models[id].at!, model: id };
    },
  };
}

/** Has it come to the table, or to another place of it? */
const isElsewhere = (before: Model, after: Model): boolean =>
  after.at !== null && (before.at === null || !isSamePlace(before.at, after.at));

/** What the order in hand costs with what leads to it. */
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

/** The model that an order names, or that the question is about. */
function inHandOf(field: string, full: Entry, question: object | null): number | null {
  const given = full[field] ?? (question as Entry | null)?.[field];
  return typeof given === 'number' ? given : null;
}

function readyIn(field: string, menu: Plan['ordering']['menu'], inHand: number | null): ReadonlySet<number> {
  const named = (menu?.orders ?? []).flatMap(({ fields }) => {
    const pick = fields.find(({ name }) => name === field);
    return pick?.kind === 'pick' ? pick.choices.map(({ value }) => Number(value)) : [];
  });
  return new Set(named.length === 0 && inHand !== null ? [inHand] : named);
}

/** Can this kind of order be given to a model? */
function offersModel(menu: ExpandedMenu | null, type: string, field: string, model: number | null): boolean {
  const form = menu?.orders.find((each) => each.type === type);
  const pick = form?.fields.find(({ name }) => name === field);
  return pick?.kind === 'pick' && pick.choices.some(({ value }) => value === model);
}

/** The kind of order that a menu offers to a model. */
const typeFor = (menu: ExpandedMenu | null, field: string, model: number): string | null =>
  menu?.orders.find(({ type }) => offersModel(menu, type, field, model))?.type ?? null;

function nearestOf(models: readonly Model[], ids: readonly number[], from: Place): readonly number[] {
  const far = (id: number) => (models[id].at ? distance(models[id].at, from) : Number.POSITIVE_INFINITY);
  return ids.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
}

/** What a field of numbers begins with. */
function usualOf(fields: ReturnType<typeof activeFields>, name: string): number {
  const field = fields.find((each) => each.name === name);
  return field?.kind === 'whole' ? (field.usual ?? Number(field.choices[0].value)) : 0;
}
