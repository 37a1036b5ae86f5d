import { copy, isSame } from '@ironfield/kernel/json.ts';
import type { Field, Place, Pose, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { fork, menuFor, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { randomItem } from '@ironfield/kernel/random.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { insistEqual } from '../difference.ts';
import { insist } from '../failure.ts';
import { type Moment, menuOf, type Property, seatsOf } from '../moment.ts';
import { insistKnownRules } from './citations.ts';
import { mutate, nearbyOrders } from './mutations.ts';
import { deadEnd, offerOf } from './on-menu.ts';

const menus: Property = {
  id: 'menu',
  sentence: 'every order on the menu is accepted, and a menu has no dead ends',
  when: 'moment',
  check({ game, state, random }) {
    for (const seat of waitingFor(state)) {
      const menu = menuOf(game, state, seat);
      const end = deadEnd(menu);
      insist(!end, `The menu has a dead end: ${end}`);
      const isOffered = offerOf(menu);
      for (let i = 0; i < 3; i++) {
        const order = sampleOrder(menu, random)!;
        const text = JSON.stringify(order);
        insist(isOffered(order), () => `${text} was drawn from the menu, but is not on it`);
        const form = menu.orders.find(({ type }) => type === order.type)!;
        insistOnPlaces(game, form.fields, order as unknown as Entry);
        const result = submit(game, fork(game, state), seat, JSON.parse(text));
        insist(result.ok, () => `${text} is on the menu, but refused: ${!result.ok && result.error.message}`);
      }
    }
  },
};

type Entry = Readonly<Record<string, unknown>>;

/** The drawn outline must contain every allowed place, and descriptions of places must cite known rules. */
function insistOnPlaces<G extends GameTypes>(
  game: WrittenGame<G>,
  fields: readonly Field[],
  entry: Entry,
): void {
  for (const field of fields) {
    const value = entry[field.name];
    if (field.kind === 'point') {
      const pose = value as Pose;
      insist(
        isInside(pose, field.outline),
        `{ x: ${pose.x}, y: ${pose.y} } is allowed, but outside of the outline`,
      );
      insistKnownRules(game, field.describe?.(pose));
    }
    if (field.kind === 'pick' && field.follow) insistOnPlaces(game, field.follow(value as Scalar), entry);
    if (field.kind === 'each') {
      for (const item of value as Entry[])
        insistOnPlaces(game, field.fields(item[field.key] as Scalar), item);
    }
  }
}

/** The even-odd rule; an outline of fewer than three places draws nothing and claims nothing. */
function isInside({ x, y }: Place, outline: readonly Place[]): boolean {
  if (outline.length < 3) return true;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i];
    const b = outline[j];
    const cross = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    const isBetween = (x - a.x) * (x - b.x) <= 0 && (y - a.y) * (y - b.y) <= 0;
    if (cross === 0 && isBetween) return true;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const legality: Property = {
  id: 'legality',
  sentence: 'an order is accepted if and only if it is on the menu, and a refusal says why',
  when: 'moment',
  check(moment) {
    const { game, state, random } = moment;
    for (const seat of waitingFor(state)) {
      const menu = menuOf(game, state, seat);
      const isOffered = offerOf(menu);
      for (const order of nearbyOrders(menu, random, 8)) {
        const text = JSON.stringify(order);
        const result = submit(game, fork(game, state), seat, order);
        if (result.ok) {
          insist(isOffered(result.value.order), () => `${text} is accepted, but is not on the menu`);
        } else {
          insist(!isOffered(order), () => `${text} is on the menu, but refused: ${result.error.message}`);
          insistWellRefused(moment, text, result.error, ['malformed', 'illegal']);
        }
      }
    }
  },
};

function insistWellRefused<G extends GameTypes>(
  moment: Moment<G>,
  text: string,
  refusal: Refusal,
  codes: readonly Refusal['code'][],
): void {
  insist(
    codes.includes(refusal.code),
    `${text} is refused as "${refusal.code}", not as "${codes.join('" or "')}"`,
  );
  insist(/\S\s+\S/.test(refusal.message), `${text} is refused without a sentence: "${refusal.message}"`);
  insistKnownRules(moment.game, refusal);
}

const refusals: Property = {
  id: 'refusals',
  sentence: 'a refused order changes nothing, at any time and from any seat',
  when: 'moment',
  check(moment) {
    const { game, random, orders, state } = moment;
    const given = orders.length > 0 ? randomItem(random, orders).order : { type: 'nonsense' };
    for (const seat of [...seatsOf(moment), NOBODY]) {
      const menu = menuFor(game, state, seat);
      const tries = menu ? nearbyOrders(menu, random, 6) : [given, mutate(given, ['nonsense'], random)];
      checkUnchanged(moment, seat, [...tries, ...MALFORMED]);
    }
  },
};

const NOBODY: Seat = 99;

/** Gives all refused orders to one state, and looks for the culprit only if the state has changed. */
function checkUnchanged<G extends GameTypes>(
  { game, state }: Moment<G>,
  seat: Seat,
  orders: readonly unknown[],
): void {
  const before = copy(state);
  const refused = orders.filter((order) => !submit(game, fork(game, state), seat, order).ok);
  const victim = fork(game, state);
  for (const order of refused) submit(game, victim, seat, order);
  if (isSame(before, victim)) return;
  for (const order of refused) {
    const single = fork(game, state);
    submit(game, single, seat, order);
    insistEqual(before, single, `${JSON.stringify(order)} is refused, but changed the state`);
  }
  insistEqual(before, victim, 'Orders that are refused changed the state together');
}

const MALFORMED: readonly unknown[] = [null, 1, 'order', [], {}, { type: null }, { type: '__proto__' }];

const notAsked: Property = {
  id: 'not-asked',
  sentence: 'a seat that is not asked has no menu and is told so',
  when: 'moment',
  check(moment) {
    const { game, state, random } = moment;
    const waiting = waitingFor(state);
    const asked = waiting[0];
    const order =
      asked === undefined ? moment.orders.at(-1)?.order : sampleOrder(menuOf(game, state, asked), random);
    if (!order) return;
    for (const seat of [...seatsOf(moment), NOBODY]) {
      if (waiting.includes(seat)) continue;
      insist(menuFor(game, state, seat) === null, `Seat ${seat} is not asked, but has a menu`);
      const result = submit(game, fork(game, state), seat, order);
      insist(!result.ok, `Seat ${seat} is not asked, but its order is accepted`);
      insistWellRefused(moment, JSON.stringify(order), result.error, [state.outcome ? 'over' : 'not-asked']);
    }
  },
};

export const MENUS: readonly Property[] = [menus, legality, refusals, notAsked];
