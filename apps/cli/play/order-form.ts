import {
  type Description,
  type Each,
  type Field,
  type Menu,
  type OrderForm,
  type Pick,
  type Point,
  type Pose,
  possibleOrders,
  type Scalar,
  type Whole,
} from '@ironfield/kernel/menu/menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { describe, fieldText } from './order-text.ts';

/** One thing a player can pick, and what to type for it. */
export interface Choice {
  readonly key: string;
  readonly value: Scalar;
  readonly description: Description;
  /** It lets a chance go by. */
  readonly isPass?: true;
}

/** The item of an `each` that a question is about. */
export interface ItemContext {
  readonly list: Each;
  readonly description: Description;
  /** Counted from 1 in the order of asking. */
  readonly number: number;
  readonly count: number;
  /** Only the first question about an item may be answered with skip, later or done. */
  readonly isFirst: boolean;
}

interface Asked {
  /** The question, in a word or two. */
  readonly label: string;
  /** The answers so far, in words. */
  readonly trail: readonly string[];
  readonly item: ItemContext | null;
}

export type Question =
  | (Asked & { readonly kind: 'form'; readonly choices: readonly Choice[] })
  | (Asked & { readonly kind: 'pick'; readonly choices: readonly Choice[]; readonly field: Pick })
  | (Asked & { readonly kind: 'whole'; readonly field: Whole })
  | (Asked & { readonly kind: 'point'; readonly field: Point })
  /** Whether an item without fields of its own takes part. */
  | (Asked & { readonly kind: 'item'; readonly item: ItemContext });

export type Answer = { readonly value: Scalar | Pose } | 'skip' | 'later' | 'done';

type Entry = Record<string, unknown>;
type Asking<T> = Generator<Question, T, Answer>;

/** The values known while the fields of one entry are filled in: an order, or an item of a list. */
interface Scope {
  readonly entry: Entry;
  readonly trail: string[];
  readonly item: ItemContext | null;
}

/**
 * Walks through a menu: yields one question after the other and returns the order made of the answers. To take
 * an answer back, walk again with all answers but the last. What leaves no choice is filled in without asking.
 */
function* fillOrder(menu: Menu): Asking<CoreOrder> {
  const forms = possibleOrders(menu);
  const isOnly = forms.length === 1;
  const form = isOnly ? forms[0] : yield* askForm(forms);
  const entry: Entry = { type: form.type };
  yield* fillFields(form.fields, { entry, trail: isOnly ? [] : [form.label], item: null });
  return entry as unknown as CoreOrder;
}

/** The walk after the given answers: the next question, or the finished order. */
export function afterAnswers(
  menu: Menu,
  answers: readonly Answer[],
): { readonly question: Question } | { readonly order: CoreOrder } {
  const walk = fillOrder(menu);
  let step = walk.next();
  for (const answer of answers) step = walk.next(answer);
  return step.done ? { order: step.value } : { question: step.value };
}

function* askForm(forms: readonly OrderForm[]): Asking<OrderForm> {
  const choices = forms.map(({ type, label, isPass }, i) => ({
    key: `${i + 1}`,
    value: type,
    description: { label },
    ...(isPass && { isPass }),
  }));
  const answer = yield { kind: 'form', label: 'Order', trail: [], choices, item: null };
  return forms.find(({ type }) => type === valueIn(answer))!;
}

function* fillFields(fields: readonly Field[], scope: Scope): Asking<void> {
  for (const field of fields) {
    if (field.kind === 'each') {
      scope.entry[field.name] = yield* fillEach(field);
    } else {
      const value = onlyValue(field) ?? valueIn(yield questionFor(field, scope));
      yield* fill(field, value, scope);
    }
  }
}

function* fill(field: Pick | Whole | Point, value: Scalar | Pose, scope: Scope): Asking<void> {
  scope.entry[field.name] = value;
  scope.trail.push(fieldText(field, value));
  if (field.kind === 'pick' && field.follow) yield* fillFields(field.follow(value as Scalar), scope);
}

function* fillEach(list: Each): Asking<Entry[]> {
  const entries: Entry[] = [];
  const queue = Array.from(list.items);
  const count = queue.length;
  let number = 1;
  while (queue.length > 0) {
    const item = queue.shift()!;
    const [first, ...rest] = list.fields(item);
    // Nothing can be chosen for this item, so it cannot take part.
    if (first?.kind === 'pick' && first.values.length === 0) {
      number++;
      continue;
    }
    const context = { list, description: describe(list, item), number, count, isFirst: true };
    const scope: Scope = { entry: { [list.key]: item }, trail: [], item: { ...context, isFirst: false } };
    const isAsked = first !== undefined && first.kind !== 'each';
    const answer: Answer = yield isAsked
      ? questionFor(first, { ...scope, item: context })
      : { kind: 'item', label: list.label, trail: [], item: context };
    if (answer === 'done') break;
    if (answer === 'later') {
      queue.push(item);
      continue;
    }
    number++;
    if (answer === 'skip') continue;
    if (isAsked) yield* fill(first, answer.value, scope);
    yield* fillFields(isAsked ? rest : list.fields(item), scope);
    entries.push(scope.entry);
  }
  return entries;
}

function onlyValue(field: Pick | Whole | Point): Scalar | undefined {
  if (field.kind === 'pick') return field.values.length === 1 ? field.values[0] : undefined;
  return field.kind === 'whole' && field.min === field.max ? field.min : undefined;
}

function questionFor(field: Pick | Whole | Point, { trail, item }: Scope): Question {
  const asked: Asked = { label: field.label, trail: [...trail], item };
  switch (field.kind) {
    case 'pick':
      return { ...asked, kind: 'pick', choices: choicesOf(field), field };
    case 'whole':
      return { ...asked, kind: 'whole', field };
    case 'point':
      return { ...asked, kind: 'point', field };
  }
}

/** Choices are numbered, unless each is a hex of its own: then one types the number printed on the map. */
function choicesOf(field: Pick): readonly Choice[] {
  const described = Array.from(field.values, (value) => ({ value, description: describe(field, value) }));
  const hexes = new Set(described.map(({ description }) => description.hex));
  const areHexes = hexes.size === described.length && !hexes.has(undefined);
  return described.map((choice, i) => ({ key: areHexes ? choice.description.hex! : `${i + 1}`, ...choice }));
}

function valueIn(answer: Answer): Scalar | Pose {
  if (typeof answer === 'object') return answer.value;
  throw new Error(`The answer "${answer}" does not fit the question`);
}
