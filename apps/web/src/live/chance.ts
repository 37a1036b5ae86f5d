// The first side's chance of winning, from games that bots play out.

/** A chance and how sure it is, as if so many games had been played for it. */
export interface Chance {
  readonly rate: number;
  readonly weight: number;
}

/** The earlier estimate counts as much as a few games: a new turn begins where the last one ended. */
const KEPT = 6;

export const carriedOver = ({ rate, weight }: Chance): Chance => ({ rate, weight: Math.min(KEPT, weight) });

/** One more game was played out. A draw is half a win. */
export function playedOut({ rate, weight }: Chance, winners: readonly number[]): Chance {
  const won = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
  return { rate: (rate * weight + won) / (weight + 1), weight: weight + 1 };
}

/** In whole percent of each side; never 0 or 100 while the battle goes on. */
export function inPercent({ rate }: Chance): readonly [number, number] {
  const first = Math.min(99, Math.max(1, Math.round(100 * rate)));
  return [first, 100 - first];
}
