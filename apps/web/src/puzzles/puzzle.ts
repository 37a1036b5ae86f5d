// A position out of a battle of bots in which one order is clearly better than the others that bots thought of.

import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';

/** An order, in words, and how often whoever gave it won when bots played on. */
export interface Choice {
  readonly order: CoreOrder;
  readonly text: string;
  readonly wins: number;
  readonly games: number;
}

export interface Puzzle {
  readonly scenario: string;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
  readonly seat: Seat;
  readonly turn: number;
  /** The best first. */
  readonly choices: readonly Choice[];
}

/** Nineteen times out of twenty the chance lies within (Wilson). */
export function intervalOf({ wins, games }: Pick<Choice, 'wins' | 'games'>): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half =
    (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const DAY = 86_400_000;

/** Days since 1970 where somebody is. */
export const dayOf = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

/** Another one each day, the same for everybody, in an order without neighbours; after the last the first comes again. */
export const puzzleOn = (day: number, count: number): number => (day * (count % 7 === 0 ? 1 : 7)) % count;

/** The order in which choices are shown does not tell which is best. */
export function shuffled(count: number, day: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  let left = (day * 2_654_435_761) >>> 0;
  for (let at = count - 1; at > 0; at--) {
    left = (Math.imul(left, 1_103_515_245) + 12_345) >>> 0;
    const other = left % (at + 1);
    [places[at], places[other]] = [places[other]!, places[at]!];
  }
  return places;
}
