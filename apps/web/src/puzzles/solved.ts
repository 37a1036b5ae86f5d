// The puzzles somebody has solved, kept on the device.

export interface Solved {
  /** The last day on which one was answered. */
  readonly last: number;
  /** Right answers in a row, a day each. */
  readonly streak: number;
  /** The choice of the last day, by its place among the choices. */
  readonly choice: number;
}

const KEY = 'ironfield-puzzles';
const NOTHING: Solved = { last: -1, streak: 0, choice: -1 };

export function solvedSoFar(): Solved {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return NOTHING;
  }
}

/** A day without an answer, or with a wrong one, ends a streak; a day counts once. */
export function solvedAfter(before: Solved, day: number, choice: number): Solved {
  if (before.last === day) return before;
  const going = before.last === day - 1 ? before.streak : 0;
  return { last: day, streak: choice === 0 ? going + 1 : 0, choice };
}

/** As it stands today: what was not gone on with is over. */
export const streakOn = ({ last, streak }: Solved, day: number): number => (last >= day - 1 ? streak : 0);

export function keepSolved(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Without storage every day begins anew.
  }
}
