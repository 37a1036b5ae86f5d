import { type Random, randomBelow, randomItem, randomUnit, shuffle } from '../random.ts';
import { type Each, type Field, type Menu, type OrderForm, possibleOrders } from './menu.ts';

type Entry = Record<string, unknown>;

/** A random order from a menu; `null` when the menu offers nothing. Only the branches it takes are computed. */
export function sampleOrder<Order extends { readonly type: string }>(
  menu: Menu,
  random: Random,
): Order | null {
  const form = sampleForm(possibleOrders(menu), random);
  if (!form) return null;
  const order: Entry = { type: form.type };
  fill(order, form.fields, random);
  return order as unknown as Order;
}

/**
 * Picks a kind of order in proportion to the number of such orders, estimated along one random branch (Knuth's
 * estimator). So rare orders, such as leaving the map, stay rare.
 */
function sampleForm(forms: readonly OrderForm[], random: Random): OrderForm | null {
  if (forms.length <= 1) return forms[0] ?? null;
  const sizes = forms.map((form) => estimate(form.fields, random));
  let at = randomUnit(random) * sizes.reduce((a, b) => a + b, 0);
  for (let i = 0; i < forms.length; i++) {
    at -= sizes[i];
    if (at < 0) return forms[i];
  }
  return forms[forms.length - 1];
}

/** The weight of a free place. */
const PLACES = 100;

function estimate(fields: readonly Field[], random: Random): number {
  let size = 1;
  for (const field of fields) {
    if (field.kind === 'pick') {
      const { values } = field;
      size *= values.length;
      if (field.follow && values.length > 0)
        size *= estimate(field.follow(randomItem(random, values)), random);
    } else if (field.kind === 'whole') {
      // A length to the thousandth counts as one of many places, not as thousands of choices.
      size *= Math.min(field.max - field.min + 1, PLACES);
    } else if (field.kind === 'each') {
      size *= 2 ** Math.min(field.items.length, 20);
    } else {
      size *= PLACES;
    }
  }
  return size;
}

function fill(entry: Entry, fields: readonly Field[], random: Random): void {
  for (const field of fields) {
    switch (field.kind) {
      case 'pick': {
        const value = randomItem(random, field.values);
        entry[field.name] = value;
        if (field.follow) fill(entry, field.follow(value), random);
        break;
      }
      case 'whole':
        entry[field.name] = field.min + randomBelow(random, field.max - field.min + 1);
        break;
      case 'point':
        entry[field.name] = field.sample(random);
        break;
      case 'each':
        entry[field.name] = sampleEach(field, random);
        break;
    }
  }
}

/** Mostly every item takes part; sometimes a random half of them, in random order, or none. */
function sampleEach(field: Each, random: Random): Entry[] {
  const style = randomBelow(random, 8);
  const items = Array.from(field.items).filter(
    () => style > 1 || (style === 1 && randomBelow(random, 2) === 0),
  );
  const entries: Entry[] = [];
  for (const item of shuffle(random, items)) {
    const entry: Entry = { [field.key]: item };
    fill(entry, field.fields(item), random);
    entries.push(entry);
    if (field.together?.(entries)) entries.pop();
  }
  return entries;
}
