/** Things by what they have in common, in the order in which they come; `Map.groupBy` for Node 20, which has none. */
export function groupedBy<K, T>(things: Iterable<T>, keyOf: (thing: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const thing of things) {
    const key = keyOf(thing, index++);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
