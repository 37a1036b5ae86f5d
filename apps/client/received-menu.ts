import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type {
  Description,
  Each,
  Field,
  Menu,
  Pick,
  Place,
  Point,
  Scalar,
  Whole,
} from '@ironfield/kernel/menu.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';

/**
 * A menu that came over the wire, as the kernel's menu: what walks through menus, draws random orders from them or
 * puts orders into words works on it. It knows no `whyNot`, and of a place only the outline: the server decides.
 */
export function receivedMenu(menu: ExpandedMenu): Menu {
  const orders = menu.orders.map(({ type, label, fields }) => ({ type, label, fields: fields.map(fieldOf) }));
  return menu.rule === undefined
    ? { prompt: menu.prompt, orders }
    : { prompt: menu.prompt, rule: menu.rule, orders };
}

type Choice = Extract<ExpandedField, { kind: 'pick' }>['choices'][number];

function fieldOf(field: ExpandedField): Field {
  switch (field.kind) {
    case 'pick':
      return pickOf(field);
    case 'whole':
      return wholeOf(field);
    case 'point':
      return pointOf(field);
    case 'each':
      return eachOf(field);
  }
}

function pickOf({ name, label, choices }: ExpandedField & { kind: 'pick' }): Pick {
  const find = finder(choices);
  return {
    kind: 'pick',
    name,
    label,
    values: choices.map(({ value }) => value),
    ...describing(choices, find),
    ...(choices.some(({ fields }) => fields) && {
      follow: (value: Scalar) => find(value)?.fields?.map(fieldOf) ?? [],
    }),
  };
}

function wholeOf({ name, label, choices }: ExpandedField & { kind: 'whole' }): Whole {
  const numbers = choices.map(({ value }) => Number(value));
  const [min, max] = [numbers[0] ?? 0, numbers[numbers.length - 1] ?? -1];
  return { kind: 'whole', name, label, min, max, ...describing(choices, finder(choices)) };
}

function eachOf({ name, label, key, items }: ExpandedField & { kind: 'each' }): Each {
  const find = finder(items);
  return {
    kind: 'each',
    name,
    label,
    key,
    items: items.map(({ value }) => value),
    fields: (item) => find(item)?.fields?.map(fieldOf) ?? [],
    ...describing(items, find),
  };
}

function finder(choices: readonly Choice[]): (value: unknown) => Choice | undefined {
  const byValue = new Map<unknown, Choice>(choices.map((choice) => [choice.value, choice]));
  return (value) => byValue.get(value);
}

/** Where the game has no words for a choice, the screen finds its own. */
function describing(choices: readonly Choice[], find: (value: unknown) => Choice | undefined) {
  if (!choices.some(({ label }) => label !== undefined)) return {};
  return {
    describe(value: Scalar): Description {
      const { value: _value, fields: _fields, ...description } = find(value) ?? { value };
      return { label: `${value}`, ...description };
    },
  };
}

function pointOf({ name, label, outline }: ExpandedField & { kind: 'point' }): Point {
  return {
    kind: 'point',
    name,
    label,
    outline,
    forbids: (at) =>
      isInside(outline, at) ? null : { message: 'That place is outside of what can be reached' },
    sample: (random) => placeInside(outline, random),
  };
}

const TRIES = 1000;

function placeInside(outline: readonly Place[], random: Random): Place {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const between = (values: readonly number[]) => {
    const min = Math.ceil(Math.min(...values));
    return min + randomBelow(random, Math.max(1, Math.floor(Math.max(...values)) - min + 1));
  };
  for (let i = 0; i < TRIES; i++) {
    const place = { x: between(xs), y: between(ys) };
    if (isInside(outline, place)) return place;
  }
  return outline[0] ?? { x: 0, y: 0 };
}

/** Counts crossings of a ray to the right; places on an edge may fall on either side. */
function isInside(outline: readonly Place[], { x, y }: Place): boolean {
  let isIn = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  }
  return isIn;
}
