import { copy } from '@ironfield/kernel/json.ts';
import type { Field, Menu, Point, Pose, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';

type Slot = { readonly parent: Record<string, unknown>; readonly key: string };

/** Orders that are almost right: other values, missing and extra properties, wrong types, places at the edge. */
export function nearbyOrders(menu: Menu, random: Random, count: number): unknown[] {
  const order = sampleOrder(menu, random);
  const other = sampleOrder(menu, random);
  const words = [...scalarsOf(order), ...scalarsOf(other), ...menu.orders.map(({ type }) => type)];
  const nearby = Array.from({ length: count }, () => mutate(order, words, random));
  return [...nearby, ...ordersAtTheEdge(menu, order, random)];
}

/** One random change somewhere in plain data. */
export function mutate(json: unknown, words: readonly unknown[], random: Random): unknown {
  const root = { json: copy(json) };
  const { parent, key } = randomItem(random, slotsOf(root));
  parent[key] = randomItem(random, changesOf(parent[key], words, random));
  return root.json;
}

function slotsOf(parent: object): Slot[] {
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent: parent as Record<string, unknown>, key },
    ...(typeof value === 'object' && value !== null ? slotsOf(value) : []),
  ]);
}

function scalarsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [value];
}

/** Values to change a value to. `JSON.parse` makes `__proto__` an ordinary property, as in orders from outside. */
function changesOf(value: unknown, words: readonly unknown[], random: Random): unknown[] {
  const anything = [null, true, 0, -1, '', 'nonsense', [], {}, randomItem(random, words)];
  if (typeof value === 'number') {
    const far = randomBelow(random, 1_000_000);
    return [
      value + 1,
      value - 1,
      -value,
      value + 0.5,
      value + far,
      value - far,
      1e300,
      `${value}`,
      ...anything,
    ];
  }
  if (typeof value === 'string')
    return [`${value} `, value.toUpperCase(), '__proto__', 'constructor', ...anything];
  if (typeof value === 'boolean') return [!value, Number(value), ...anything];
  if (Array.isArray(value)) return [...changesOfList(value, random), ...anything];
  if (typeof value === 'object' && value !== null) return [...changesOfEntry(value, random), ...anything];
  return anything;
}

function changesOfList(list: readonly unknown[], random: Random): unknown[] {
  const changes: unknown[] = [[...list].reverse(), [...list, null], [...list, {}], { ...list }];
  if (list.length > 0) {
    const at = randomBelow(random, list.length);
    changes.push([...list, copy(list[at])], list.toSpliced(at, 1), list.toSpliced(at, 0, copy(list[at])));
  }
  return changes;
}

function changesOfEntry(entry: object, random: Random): unknown[] {
  const json = JSON.stringify({ ...entry, nonsense: 1 });
  const changes: unknown[] = [
    { ...entry, nonsense: 1 },
    { ...entry, nonsense: null },
    JSON.parse(json.replace('"nonsense":1', '"__proto__":{"nonsense":1}')),
    [entry],
  ];
  const entries = Object.entries(entry);
  if (entries.length > 0) {
    const at = randomBelow(random, entries.length);
    changes.push(Object.fromEntries(entries.toSpliced(at, 1)));
    changes.push(Object.fromEntries(entries.map(([key, value], i) => [i === at ? `${key}s` : key, value])));
  }
  return changes;
}

/** For every place in the order: the last allowed and the first forbidden one in some direction. */
function ordersAtTheEdge(menu: Menu, order: { readonly type: string } | null, random: Random): unknown[] {
  const form = menu.orders.find(({ type }) => type === order?.type);
  const changed: unknown[] = [];
  for (const { parent, key, field } of form
    ? placesIn(form.fields, order as unknown as Slot['parent'])
    : []) {
    const before = parent[key];
    for (const place of edgeFrom(field, before as Pose, random)) {
      parent[key] = place;
      changed.push(copy(order));
    }
    parent[key] = before;
  }
  return changed;
}

function* placesIn(
  fields: readonly Field[],
  parent: Slot['parent'],
): Generator<Slot & { readonly field: Point }> {
  for (const field of fields) {
    const value = parent[field.name];
    if (field.kind === 'point') yield { parent, key: field.name, field };
    if (field.kind === 'pick' && field.follow) yield* placesIn(field.follow(value as Scalar), parent);
    if (field.kind === 'each') {
      for (const entry of value as Slot['parent'][])
        yield* placesIn(field.fields(entry[field.key] as Scalar), entry);
    }
  }
}

/** Walks from an allowed place in a straight line: returns the last allowed step and the first forbidden one. */
export function edgeFrom(field: Point, from: Pose, random: Random): Pose[] {
  const dx = randomBelow(random, 21) - 10;
  const dy = randomBelow(random, 21) - 10;
  if (dx === 0 && dy === 0) return [];
  const at = (steps: number): Pose => ({ ...from, x: from.x + dx * steps, y: from.y + dy * steps });
  let inside = 0;
  let outside = 1;
  while (!field.forbids(at(outside))) {
    inside = outside;
    outside *= 2;
    if (outside > 2 ** 40) return [];
  }
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (field.forbids(at(middle))) outside = middle;
    else inside = middle;
  }
  return [at(inside), at(outside)];
}
