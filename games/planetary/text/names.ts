import type { UnitSheet } from '../state.ts';
import { UNKNOWN_COUNTER } from '../text.ts';

interface Named {
  readonly setup: { readonly sheets: Readonly<Record<string, UnitSheet>> };
  readonly counters: readonly { readonly type: string | null }[];
}

/** The name of a counter: the letters of its type, hidden while it lies face-down, and a number of its own. */
export function codeOf({ setup, counters }: Named, id: number): string {
  const { type } = counters[id];
  return `${type === null ? '?' : setup.sheets[type].code}${id + 1}`;
}

export function nameOf(named: Named, id: number): string {
  const { type } = named.counters[id];
  const name = type === null ? UNKNOWN_COUNTER : named.setup.sheets[type].name;
  return `${codeOf(named, id)} ${name}`;
}

/** The same to somebody who sees the back of the counter alone. */
export const faceDownNameOf = (id: number): string => `?${id + 1} ${UNKNOWN_COUNTER}`;
