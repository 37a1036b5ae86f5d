// Ratings from a round robin: the most likely strengths of Bradley and Terry, on the scale of Elo. 400 points are odds of
// ten to one.

import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';

/** The games of two players: mean scores of the first one, from 0 to 1, one for each pair of mirrored games. */
export interface Encounter {
  readonly players: readonly [number, number];
  readonly units: readonly number[];
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Each two players are taken to have drawn one more pair of games: else whoever wins them all has no rating. */
const PRIOR = 0.5;
const ROUNDS = 2000;
const EXACT = 1e-9;
const SAMPLES = 500;

/** Ratings above those of the anchor, by player. */
export function eloOf(players: number, encounters: readonly Encounter[], anchor: number): number[] {
  const games = encounters.map(({ players: [a, b], units }) => {
    const won = units.reduce((sum, each) => sum + each, 0);
    return { a, b, count: units.length + 2 * PRIOR, won: won + PRIOR };
  });
  let strengths = Array.from({ length: players }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const wins = strengths.map(() => 0);
    const shares = strengths.map(() => 0);
    for (const { a, b, count, won } of games) {
      const share = count / (strengths[a] + strengths[b]);
      wins[a] += won;
      wins[b] += count - won;
      shares[a] += share;
      shares[b] += share;
    }
    const next = strengths.map((old, player) => (shares[player] === 0 ? old : wins[player] / shares[player]));
    const scale = next[anchor];
    const scaled = next.map((each) => each / scale);
    const change = Math.max(...scaled.map((each, player) => Math.abs(Math.log(each / strengths[player]))));
    strengths = scaled;
    if (change < EXACT) break;
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

/** With 95% intervals: the tournament is drawn again and again out of its own pairs of games. */
export function ratingsOf(
  players: number,
  encounters: readonly Encounter[],
  anchor: number,
  seed: string,
): Rating[] {
  const random = randomFrom(`${seed} ratings`);
  const samples = Array.from({ length: SAMPLES }, () =>
    eloOf(
      players,
      encounters.map(({ players: pair, units }) => ({ players: pair, units: redrawn(units, random) })),
      anchor,
    ),
  );
  return eloOf(players, encounters, anchor).map((elo, player) => {
    const sorted = samples.map((sample) => sample[player]).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.round(share * (SAMPLES - 1))];
    return { elo, low: Math.min(elo, at(0.025)), high: Math.max(elo, at(0.975)) };
  });
}

const redrawn = (units: readonly number[], random: Random): number[] =>
  units.map(() => units[randomBelow(random, units.length)]);
