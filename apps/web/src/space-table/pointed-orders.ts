import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { activeFields, type Choice, type Entry, type PickField } from '../order/draft/draft.ts';
import { isOnMap } from '../order/draft/handles.ts';
import type { Form } from '../order/use-order.ts';

// Orders on a map of named spaces. Most name a piece first, and then a space or another piece. All that the piece in hand can
// do is offered at once: a press on a space or a piece chooses the kind of order, too.

/** An order that a press on the map leads to, as far as it is filled in by that. */
export interface PointedOrder {
  readonly type: string;
  readonly label: string;
  readonly entry: Entry;
  readonly choice: Choice;
}

export interface PointedOrders {
  /** The unit that acts in the order in the making; null for none. */
  readonly inHand: Scalar | null;
  /** Pieces that can be taken in hand. */
  readonly ready: ReadonlySet<Scalar>;
  /** By the name of a space, and by the id of a piece; the first of several is mostly meant. */
  readonly spaces: ReadonlyMap<string, readonly PointedOrder[]>;
  readonly pieces: ReadonlyMap<Scalar, readonly PointedOrder[]>;
}

const asPick = (field: Form['fields'][number] | undefined): PickField | undefined =>
  field?.kind === 'pick' && field.choices.some(isOnMap) ? field : undefined;

/** The field that says who acts. */
const actorField = ({ fields }: Form): PickField | undefined => {
  const first = asPick(fields[0]);
  return first?.choices.some(({ piece }) => piece !== undefined) ? first : undefined;
};

const choiceFor = ({ choices }: PickField, piece: Scalar): Choice | undefined =>
  choices.find(({ value }) => value === piece);

/** The unit that acts, if the entry names it. */
function actorIn(form: Form | undefined, entry: Entry): Scalar | null {
  const field = form && actorField(form);
  const value = field && entry[field.name];
  return value === undefined ? null : (value as Scalar);
}

/** Everything that can be pointed at, in all kinds of order. The kind in the making comes first. */
export function pointedOrders(
  menu: ExpandedMenu | null,
  form: Form | undefined,
  entry: Entry,
): PointedOrders {
  const orders = menu?.orders ?? [];
  const inHand = actorIn(form, entry);
  const ready = new Set<Scalar>();
  const spaces = new Map<string, PointedOrder[]>();
  const pieces = new Map<Scalar, PointedOrder[]>();
  const offer = ({ type, label }: Form, begun: Entry, field: PickField | undefined) => {
    for (const choice of field?.choices ?? []) {
      const order = { type, label, entry: { ...begun, [field!.name]: choice.value }, choice };
      if (choice.piece !== undefined) pieces.set(choice.piece, [...(pieces.get(choice.piece) ?? []), order]);
      else if (choice.hex !== undefined) spaces.set(choice.hex, [...(spaces.get(choice.hex) ?? []), order]);
    }
  };
  const currentFirst = form ? [form, ...orders.filter(({ type }) => type !== form.type)] : orders;
  for (const each of currentFirst) {
    const actor = actorField(each);
    if (!actor) {
      const begun = each === form ? entry : {};
      const next = openField(each, begun);
      if (next) offer(each, begun, next);
      else offer(each, {}, asPick(each.fields[0]));
      continue;
    }
    for (const { value } of actor.choices) ready.add(value);
    const choice = inHand === null ? undefined : choiceFor(actor, inHand);
    if (choice) offer(each, { [actor.name]: inHand }, nextOnMap(choice));
  }
  return { inHand, ready, spaces, pieces };
}

/** The next of several spaces that an order names without a piece. */
const openField = ({ fields }: Form, entry: Entry): PickField | undefined =>
  activeFields(fields, entry)
    .map(asPick)
    .find((field) => field !== undefined && entry[field.name] === undefined);

const nextOnMap = ({ fields = [] }: Choice): PickField | undefined =>
  activeFields(fields, {})
    .map(asPick)
    .find((field) => field !== undefined);

/** The kind of order that taking a piece in hand begins: the same as before if it can, and rather one that asks more. */
export function takingInHand(menu: ExpandedMenu | null, form: Form | undefined, piece: Scalar) {
  const forms = (menu?.orders ?? []).filter((each) => {
    const actor = actorField(each);
    return actor && choiceFor(actor, piece);
  });
  const asksMore = (each: Form) => nextOnMap(choiceFor(actorField(each)!, piece)!) !== undefined;
  const best =
    forms.find((each) => each.type === form?.type && asksMore(each)) ?? forms.find(asksMore) ?? forms[0];
  return best && { type: best.type, entry: { [actorField(best)!.name]: piece } satisfies Entry };
}

/** Orders that are whole without anything more: those that name nobody, and those that name only the piece in hand. */
export function wholeOrders(menu: ExpandedMenu | null, inHand: Scalar | null) {
  return (menu?.orders ?? []).flatMap((form): { label: string; order: CoreOrder }[] => {
    const { type, label, fields } = form;
    if (fields.length === 0) return [{ label, order: { type } }];
    const actor = actorField(form);
    const choice = actor && inHand !== null ? choiceFor(actor, inHand) : undefined;
    if (!choice || fields.length > 1 || (choice.fields?.length ?? 0) > 0) return [];
    return [{ label, order: { type, [actor!.name]: inHand } as CoreOrder }];
  });
}
