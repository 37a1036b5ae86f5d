import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import {
  type Each,
  type Field,
  type Menu,
  type Pick,
  possibleOrders,
  type Scalar,
} from '@ironfield/kernel/menu/menu.ts';
import { fieldsAt, type MenuPath } from '@ironfield/kernel/menu/menu-page.ts';
import { isOffered } from '@ironfield/kernel/menu/offer.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { insist } from '../failure.ts';
import { type Moment, menuOf, type Property } from '../moment.ts';
import { insistKnownRules } from './citations.ts';

/** Values from a client that knows no rules or means harm: among them names that every list and text has. */
const STRANGE: readonly Scalar[] = [
  ...['', ' ', 'nonsense', 'length', 'map', 'at', '0', '-1', '0101', '__proto__', 'constructor', 'toString'],
  ...[-1, -0.5, 0.5, 1.5, 99, 1e9, 2 ** 53, -(2 ** 53), 1e300],
  ...[true, false],
];

/** Takes a random path through each kind of order and asks every field it meets about every strange value. */
const questions: Property = {
  id: 'questions',
  sentence: 'any question about a choice that is not on the menu gets a reason',
  when: 'moment',
  check(moment) {
    for (const seat of waitingFor(moment.state)) {
      const menu = menuOf(moment.game, moment.state, seat);
      const words = valuesIn(menu, moment.random);
      for (const { type, fields } of possibleOrders(menu)) {
        askAbout({ moment, menu, type, words }, fields, [], { type });
      }
    }
  },
};

interface Asking<G extends GameTypes> {
  readonly moment: Moment<G>;
  readonly menu: Menu;
  readonly type: string;
  /** Values of other fields: right there, they may be out of range here. */
  readonly words: readonly Scalar[];
}

type Entry = { readonly type: string; readonly [name: string]: unknown };

/** `order` holds the choices so far, so the order is refused because of the strange value. */
function askAbout<G extends GameTypes>(
  asking: Asking<G>,
  fields: readonly Field[],
  chosen: MenuPath['chosen'],
  order: Entry | null,
): void {
  const { random } = asking.moment;
  for (const field of fields) {
    if (field.kind !== 'pick' && field.kind !== 'each') continue;
    for (const value of [...STRANGE, ...asking.words]) askFor(asking, field, value, chosen, order);
    const values = valuesOf(field);
    if (values.length === 0) continue;
    const value = randomItem(random, values);
    const behind = field.kind === 'pick' ? (field.follow?.(value) ?? []) : field.fields(value);
    const next = order && field.kind === 'pick' ? { ...order, [field.name]: value } : null;
    askAbout(asking, behind, [...chosen, { field: field.name, value }], next);
  }
}

function askFor<G extends GameTypes>(
  { moment, menu, type }: Asking<G>,
  field: Pick | Each,
  value: Scalar,
  chosen: MenuPath['chosen'],
  order: Entry | null,
): void {
  if (isOffered(field, value)) return;
  const what = `${type}: ${JSON.stringify([...chosen, { field: field.name, value }])}`;
  const page = fieldsAt(menu, { type, chosen: [...chosen, { field: field.name, value }], from: 0 });
  insist(!page.ok, `${what} is not on offer, but has a page`);
  insistReason(moment, what, page.error);
  if (!order) return;
  const given = field.kind === 'pick' ? value : [{ [field.key]: value }];
  const refusal = refusalOf(menu, { ...order, [field.name]: given });
  insist(refusal, `${what} is not on offer, but the order is not refused`);
  insistReason(moment, what, refusal);
}

function insistReason<G extends GameTypes>({ game }: Moment<G>, what: string, reason: Reason): void {
  const isSentence = /\S\s+\S/.test(reason.message) && !/undefined|NaN|\[object/.test(reason.message);
  insist(isSentence, `${what} is refused without a sentence: "${reason.message}"`);
  insistKnownRules(game, reason);
}

/** A choice of every field on one random path through each kind of order. */
function valuesIn(menu: Menu, random: Random): Scalar[] {
  const along = (fields: readonly Field[]): Scalar[] =>
    fields.flatMap((field) => {
      if (field.kind !== 'pick' && field.kind !== 'each') return [];
      const values = valuesOf(field);
      if (values.length === 0) return [];
      const value = randomItem(random, values);
      const behind = field.kind === 'pick' ? (field.follow?.(value) ?? []) : field.fields(value);
      return [value, ...along(behind)];
    });
  return [...new Set(possibleOrders(menu).flatMap(({ fields }) => along(fields)))].slice(0, 12);
}

const valuesOf = (field: Pick | Each): ArrayLike<Scalar> =>
  field.kind === 'pick' ? field.values : field.items;

export const QUESTIONS: readonly Property[] = [questions];
