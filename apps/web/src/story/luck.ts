// Luck: the hits of a side against what its dice could have given it.

import type { ToHitRoll } from '../result/to-hit-roll.ts';

/** Hits of a side, and where they lie among all that the same dice may give. */
export interface Luck {
  readonly hits: number;
  readonly expected: number;
  /** Eighty of a hundred games have between so many and so many. */
  readonly low: number;
  readonly high: number;
  readonly attacks: number;
  /** The share of games with fewer hits, half of those with as many included. */
  readonly above: number;
}

/** The chance of each number of hits, from attempts that have a chance of their own each. */
export function hitsAmong(chances: readonly number[]): number[] {
  let all = [1];
  for (const chance of chances) {
    const next = new Array<number>(all.length + 1).fill(0);
    for (let hits = 0; hits < all.length; hits++) {
      next[hits] += all[hits] * (1 - chance);
      next[hits + 1] += all[hits] * chance;
    }
    all = next;
  }
  return all;
}

const TAIL = 0.1;

export function luckOf(rolls: readonly Pick<ToHitRoll, 'chance' | 'isHit'>[]): Luck {
  const chances = rolls.map(({ chance }) => chance);
  const hits = rolls.filter(({ isHit }) => isHit).length;
  const all = hitsAmong(chances);
  const upTo = (most: number) => all.slice(0, most + 1).reduce((sum, share) => sum + share, 0);
  return {
    hits,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    low: all.findIndex((_, most) => upTo(most) >= TAIL),
    high: all.findIndex((_, most) => upTo(most) >= 1 - TAIL - 1e-9),
    attacks: rolls.length,
    above: (upTo(hits - 1) + upTo(hits)) / 2,
  };
}

const NOTABLE = 0.8;

/** `Luckier than 86 of 100 games.` */
export function luckInWords({ above, attacks }: Luck): string {
  if (attacks === 0) return 'It never rolled to hit.';
  const share = Math.round(100 * Math.max(above, 1 - above));
  if (Math.max(above, 1 - above) < NOTABLE) return 'Average luck.';
  return above > 0.5 ? `Luckier than ${share} of 100 games.` : `Unluckier than ${share} of 100 games.`;
}

/** The hit with the most damage for its chance, and the one that was least likely. */
export function shotsToRemember(rolls: readonly ToHitRoll[]): { best?: ToHitRoll; luckiest?: ToHitRoll } {
  const hits = rolls.filter(({ isHit, rolled }) => isHit && rolled !== null);
  const value = ({ damage, chance, destroys }: ToHitRoll) => damage * (1.5 - chance) + (destroys ? 100 : 0);
  const best = hits.toSorted((a, b) => value(b) - value(a))[0];
  const luckiest = hits.filter((hit) => hit !== best).toSorted((a, b) => a.chance - b.chance)[0];
  return { ...(best && { best }), ...(luckiest && { luckiest }) };
}
