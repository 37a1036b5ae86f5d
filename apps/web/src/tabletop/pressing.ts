// The meaning of a press on a model or on bare ground: the first of several that fit.

import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/table/place.ts';
import type { DeskUse } from '../desk/use-desk-state.ts';
import { activeFields, type Entry } from '../order/draft/draft.ts';
import { meantBy } from '../order/draft/handles.ts';
import { Asked } from '../table/asked.ts';
import type { TableModel } from '../table/table-model.ts';
import { targetsOf } from './aiming.ts';
import { foresee } from './foresight.ts';
import { courseAgainst, type Goings } from './going.ts';
import type { Seer } from './seeing.ts';
import type { InchDeskKinds, Model, Stand, TabletopGame } from './tabletop-game.ts';
import type { Plan } from './use-plan.ts';
import type { Way } from './ways.ts';
import { typeFor } from './words/naming.ts';

interface PressUse<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly use: DeskUse<InchDeskKinds>;
  readonly table: G['Table'];
  readonly models: readonly Model[];
  readonly own: number;
  readonly plan: Plan;
  readonly ready: ReadonlySet<number>;
  readonly inHand: number | null;
  readonly way: Way | undefined;
  readonly seer: Seer;
  readonly goings: Goings;
  /** The future place of the model in hand, and whether it is possible. */
  readonly ghost: (Stand & { readonly isBad: boolean }) | null;
  /** The model whose press gives the order that is the only one. */
  press(model: number): void;
}

export interface Presses {
  /** Shows the sheet of a model; where an order could mean it, it does. An enemy is attacked, a second time for good. */
  chooseModel(model: number): void;
  /** Takes another model in hand, with what has to be ordered before it. */
  takeUp(model: number): void;
  /** Gives what is planned for the model in hand; false where that cannot be. */
  confirm(): boolean;
  /** Bare ground was pointed at. */
  choosePlace(place: Place): void;
}

export function pressesOf<G extends GameTypes>(needs: PressUse<G>): Presses {
  const { models, plan, inHand, ghost } = needs;
  const { ordering } = plan;
  const confirm = (): boolean => {
    const isPlanned = ordering.isTouched && ordering.isComplete && ghost !== null && !ghost.isBad;
    if (isPlanned) ordering.commit();
    return isPlanned;
  };
  return {
    confirm,
    chooseModel: (id) => chooseModel(needs, id),
    takeUp: (id) => takeUp(needs, id),
    choosePlace: (place) => {
      // Once more where it would stand already.
      if (ghost && inHand !== null && distance(ghost.at, place) <= models[inHand].radius && confirm()) return;
      const point = pointIn(needs);
      if (point) ordering.fill({ ...ordering.full, [point.name]: place });
      else if (inHand !== null) needs.goings.goTo(place, false);
    },
  };
}

/** The field for a place of an order that brings nobody anywhere. */
export function pointIn({ plan, way }: Pick<PressUse<GameTypes>, 'plan' | 'way'>): ExpandedField | undefined {
  const { form, full } = plan.ordering;
  return form && !way ? activeFields(form.fields, full).find(({ kind }) => kind === 'point') : undefined;
}

/** The value that stands for a model in the order in the making, such as its group; and whether there are others. */
export function standsFor<G extends GameTypes>(
  { tabletop, table, plan }: Pick<PressUse<G>, 'tabletop' | 'table' | 'plan'>,
  id: number,
): { readonly entry: Entry; readonly isOnly: boolean } | null {
  const { form, full } = plan.ordering;
  const fields = activeFields(form?.fields ?? [], full);
  for (const field of fields) {
    const value = tabletop.standsFor?.(table, field.name, id);
    if (field.kind === 'pick' && field.choices.some((choice) => choice.value === value))
      return { entry: { [field.name]: value }, isOnly: fields.length === 1 && field.choices.length === 1 };
  }
  return null;
}

function chooseModel<G extends GameTypes>(needs: PressUse<G>, id: number): void {
  const { model, use, models, own, plan } = needs;
  const { form, full, isTouched, isComplete, commit } = plan.ordering;
  const isEnemy = models[id].side !== own;
  const isAimedAt = isEnemy && targetsOf(form?.fields ?? [], full, (piece) => piece === id).length > 0;
  if (isAimedAt && isTouched && isComplete) {
    commit();
    return;
  }
  use.send({ type: 'look', look: { piece: id, isAsked: model.menu !== null, isTarget: isEnemy } });
  meaningOf(needs, id, isAimedAt)?.();
}

/** The use of a model for the order in the making, or for another one; null if a press only shows the model. */
function meaningOf<G extends GameTypes>(
  needs: PressUse<G>,
  id: number,
  isAimedAt: boolean,
): (() => void) | null {
  const { tabletop, models, own, plan, inHand } = needs;
  const { ordering, ahead } = plan;
  const { form, full } = ordering;
  const isEnemy = models[id].side !== own;
  if (isAimedAt) return () => ordering.fill(full);
  const aimedAnew =
    isEnemy && form && form.type in (tabletop.plans ?? {}) && courseAgainst(needs, plan.base, id);
  if (aimedAnew) return () => plan.make(aimedAnew, false);
  const chosen = entryFor(needs, id);
  if (chosen) return () => ordering.fill(chosen);
  const stood = standsFor(needs, id);
  if (stood?.isOnly)
    // There is nothing to choose but this: whoever presses the model wants it in hand.
    return () => {
      needs.press(id);
      ordering.give({ ...full, ...stood.entry, type: form!.type });
    };
  if (stood) return () => ordering.fill({ ...full, ...stood.entry });
  if (inHand === null || !isEnemy) return null;
  const isNext = ahead?.isCertain === true;
  const aimed = courseAgainst(needs, isNext ? ahead.view : plan.view, id);
  if (!aimed) return null;
  return isNext ? () => plan.begin(aimed) : () => plan.make(aimed, false);
}

/** The order in the making with this model, or the place where it stands, in the field that is meant. */
function entryFor<G extends GameTypes>(needs: PressUse<G>, id: number): Entry | null {
  const { tabletop, models, plan } = needs;
  const { handles, hand, full } = plan.ordering;
  const meant = meantBy(handles, hand, ({ field }) => field.choices.find(({ piece }) => piece === id));
  // Another model begins as it usually does.
  if (meant?.handle.field.name === tabletop.modelField) return { [tabletop.modelField]: meant.choice.value };
  if (meant) return meant.handle.put(meant.choice.value);
  const point = pointIn(needs);
  return point ? { ...full, [point.name]: models[id].at } : null;
}

function takeUp<G extends GameTypes>(needs: PressUse<G>, id: number): void {
  const { tabletop, game, model, plan, ready, inHand } = needs;
  if (ready.has(id)) {
    if (id !== inHand) plan.ordering.fill({ [tabletop.modelField]: id });
    return;
  }
  const first = orderBefore(needs, id);
  const led = first && foresee(game, plan.view, first, tabletop.letPass);
  const type = led?.isCertain
    ? typeFor(Asked.in(game, led.view)?.menu ?? null, tabletop.modelField, id)
    : null;
  if (first && type) plan.make({ type, entry: { [tabletop.modelField]: id }, lead: [first] }, false);
  else if (first) model.complain(Asked.in(game, plan.view)?.whyNot(first) ?? null);
}

/** The order that makes a model the next one: the choice of its group, or the end of the turn of whoever acts. */
function orderBefore<G extends GameTypes>(needs: PressUse<G>, id: number): CoreOrder | null {
  const { tabletop, plan, inHand } = needs;
  const { form, full } = plan.ordering;
  const stood = standsFor(needs, id);
  if (stood && form) return { ...full, ...stood.entry, type: form.type };
  return inHand === null ? null : (tabletop.handOver?.(plan.view as unknown as View<G>, inHand) ?? null);
}
