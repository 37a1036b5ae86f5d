/** The number of times something can be done in a second: the median of several short runs, after some to warm up. */
export interface Timing {
  readonly milliseconds: number;
  readonly rounds: number;
}

export const QUICK: Timing = { milliseconds: 250, rounds: 5 };
export const FULL: Timing = { milliseconds: 1000, rounds: 9 };

/** Rounds thrown away while the code is being compiled and optimised. */
const WARM_UP = 3;

/** `body` does its thing any number of times and says how many. */
export function perSecond(body: () => number, { milliseconds, rounds }: Timing): number {
  for (let i = 0; i < WARM_UP; i++) round(body, milliseconds);
  return median(Array.from({ length: rounds }, () => round(body, milliseconds)));
}

/** Two things by turns, so that whatever else the machine does hits both alike. */
export function sideBySide(
  a: () => number,
  b: () => number,
  { milliseconds, rounds }: Timing,
): [number, number] {
  for (let i = 0; i < WARM_UP; i++) {
    round(a, milliseconds);
    round(b, milliseconds);
  }
  const pairs = Array.from(
    { length: rounds },
    () => [round(a, milliseconds), round(b, milliseconds)] as const,
  );
  return [median(pairs.map(([first]) => first)), median(pairs.map(([, second]) => second))];
}

function round(body: () => number, milliseconds: number): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += body();
    elapsed = performance.now() - start;
  }
  return (done / elapsed) * 1000;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
