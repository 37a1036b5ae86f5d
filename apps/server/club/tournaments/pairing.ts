/** Somebody who is paired in a round, as far as they have come. */
export interface Paired {
  readonly id: string;
  readonly points: number;
  readonly rating: number;
  /** Whom they have played, and how often they had the first seat. */
  readonly opponents: readonly string[];
  readonly first: number;
  readonly hadBye: boolean;
}

/** The first has the first seat; null: a bye. */
export type Pair = readonly [string, string | null];

/** Looks at pairings before two may meet again: more would hold everybody up. */
const MOST_TRIES = 20_000;

/**
 * A round of the Swiss system: people with as many points as each other play, nobody the same person twice, as long as
 * that can be done. In a group the upper half plays the lower. Of an odd number the last who had no bye gets one.
 */
export function swissRound(players: readonly Paired[]): Pair[] {
  const ranked = [...players].sort(byRank);
  const bye = ranked.length % 2 === 0 ? null : (ranked.findLast(({ hadBye }) => !hadBye) ?? ranked.at(-1)!);
  const rest = ranked.filter((player) => player !== bye);
  const pairs = matched(rest, { tries: 0 }, false) ?? matched(rest, { tries: 0 }, true)!;
  return [...pairs.map(seated), ...(bye ? [[bye.id, null] as const] : [])];
}

function matched(
  rest: readonly Paired[],
  budget: { tries: number },
  mayMeetAgain: boolean,
): (readonly [Paired, Paired])[] | null {
  const [one, ...others] = rest;
  if (!one) return [];
  for (const other of candidates(one, others)) {
    if (!mayMeetAgain && one.opponents.includes(other.id)) continue;
    if (!mayMeetAgain && ++budget.tries > MOST_TRIES) return null;
    const further = matched(
      others.filter((each) => each !== other),
      budget,
      mayMeetAgain,
    );
    if (further) return [[one, other], ...further];
  }
  return null;
}

/** Of the same points the lower half first, then the upper; then those with fewer points. */
function candidates({ points }: Paired, others: readonly Paired[]): Paired[] {
  const group = others.filter((each) => each.points === points);
  const middle = Math.floor(group.length / 2);
  const below = others.filter((each) => each.points !== points);
  return [...group.slice(middle), ...group.slice(0, middle).reverse(), ...below];
}

/** Whoever had the first seat less often has it now; otherwise the one ranked lower. */
function seated([upper, lower]: readonly [Paired, Paired]): Pair {
  return upper.first < lower.first ? [upper.id, lower.id] : [lower.id, upper.id];
}

const byRank = (a: Paired, b: Paired): number =>
  b.points - a.points || b.rating - a.rating || (a.id < b.id ? -1 : 1);

/** Everybody plays everybody once: the round of this number, from 1 on, by the circle method. */
export function robinRound(ids: readonly string[], round: number): Pair[] {
  const ring: (string | null)[] = ids.length % 2 === 0 ? [...ids] : [...ids, null];
  const [fixed, ...turning] = ring;
  const turned = turning.map((_, index) => turning[(index + round - 1) % turning.length]);
  const circle = [fixed, ...turned];
  return Array.from({ length: ring.length / 2 }, (_, index): Pair => {
    const [one, other] = [circle[index], circle[ring.length - 1 - index]];
    if (one === null || other === null) return [(one ?? other)!, null];
    return (index === 0 ? round : index) % 2 === 0 ? [other, one] : [one, other];
  });
}

export const robinRounds = (players: number): number => (players % 2 === 0 ? players - 1 : players);
