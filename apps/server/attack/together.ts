import type { Figures } from './part.ts';

/** Combines two slices of a part: counts are added; of times and memory the worse one counts. */
export function together(one: Figures, other: Figures): Figures {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, both(name, one[name], other[name])]));
}

function both(name: string, one: Figures[string] | undefined, other: Figures[string] | undefined) {
  if (one === undefined) return other!;
  if (other === undefined) return one;
  if (typeof one === 'number' && typeof other === 'number') {
    return /\b(ms|MB)\b/.test(name) ? Math.max(one, other) : one + other;
  }
  return countsTogether(String(one), String(other));
}

/** Combines lists such as "demo 3, classic 1". */
function countsTogether(one: string, other: string): string {
  const counts = new Map<string, number>();
  for (const text of `${one}, ${other}`.split(', ')) {
    const [, name, count] = /^(.*) (\d+)$/.exec(text) ?? [undefined, text, ''];
    counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  return Array.from(counts, ([name, count]) => (count > 0 ? `${name} ${count}` : name)).join(', ');
}
