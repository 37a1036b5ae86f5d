import type { Direction } from '@ironfield/hex/coordinates.ts';

/** The way of an arrow key from a hex of an even and of an odd column. */
export type Arrow = readonly [even: Direction, odd: Direction];

export const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  // Sideways goes along the row: the neighbour up or down by turns.
  ArrowRight: [2, 1],
  ArrowLeft: [4, 5],
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

/** The meaning of a key for a map with the focus; `leave` hides its cursor and passes the key to the table. */
export type MapKey = 'walk' | 'choose' | 'ask' | 'closer' | 'farther' | 'fit' | 'leave' | null;

const MEANINGS: Readonly<Record<string, MapKey>> = {
  Enter: 'choose',
  ' ': 'choose',
  '?': 'ask',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'fit',
};

/** Keys of the table that only show something: ruler, threats, record sheet. */
const SHOWING: readonly string[] = ['r', 'v', 'f'];

/**
 * Enter means the hex under the cursor only after walking there with the arrows. After a key of the table, such as the
 * one that plans for every unit, Enter confirms that plan.
 */
export function mapKey({ key, ctrlKey, metaKey, altKey }: Pressed, isWalking: boolean): MapKey {
  if (ctrlKey || metaKey || altKey) return null;
  if (ARROWS[key]) return 'walk';
  const meaning = MEANINGS[key];
  if (meaning === 'choose' && !isWalking) return null;
  if (meaning) return meaning;
  return key.length === 1 && !SHOWING.includes(key.toLowerCase()) ? 'leave' : null;
}
