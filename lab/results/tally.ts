import { createHash, type Hash } from 'node:crypto';
import { BANDS, type SideMeasures } from '../gauge.ts';
import type { GameLine } from '../play/playing.ts';

/** The sums of one side in the games of a setting. */
export interface SideTally {
  shots: number;
  hits: number;
  losses: number;
  unitTurns: number;
  hotTurns: number;
  /** By weapon, by band of range. */
  damage: Map<string, number[]>;
  /** Units lost, by turn. */
  lossTurns: number[];
}

/** The sums over the games of a setting. Whole numbers: the order in which games come in does not matter. */
export interface Tally {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  unfinished: number;
  orders: number;
  /** Number of games, by turns. */
  lengths: number[];
  /** Games in which a unit was lost, and the sum of the turns in which the first one was. */
  withLoss: number;
  firstLosses: number;
  /** Games that are measured closely. */
  measured: number;
  sides: readonly [SideTally, SideTally];
}

const newSide = (): SideTally => ({
  shots: 0,
  hits: 0,
  losses: 0,
  unitTurns: 0,
  hotTurns: 0,
  damage: new Map(),
  lossTurns: [],
});

export const newTally = (): Tally => ({
  games: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  unfinished: 0,
  orders: 0,
  lengths: [],
  withLoss: 0,
  firstLosses: 0,
  measured: 0,
  sides: [newSide(), newSide()],
});

export function count(tally: Tally, { score, finished, orders, turns, sides }: GameLine): void {
  tally.games++;
  if (score === 2) tally.won++;
  else if (score === 1) tally.drawn++;
  else tally.lost++;
  if (!finished) tally.unfinished++;
  tally.orders += orders;
  tally.lengths[turns] = (tally.lengths[turns] ?? 0) + 1;
  if (!sides) return;
  tally.measured++;
  const losses = sides.flatMap((side) => side.losses);
  if (losses.length > 0) {
    tally.withLoss++;
    tally.firstLosses += Math.min(...losses);
  }
  for (const [index, side] of sides.entries()) countSide(tally.sides[index], side);
}

function countSide(
  tally: SideTally,
  { shots, hits, losses, unitTurns, hotTurns, damage }: SideMeasures,
): void {
  tally.shots += shots;
  tally.hits += hits;
  tally.losses += losses.length;
  tally.unitTurns += unitTurns;
  tally.hotTurns += hotTurns;
  for (const turn of losses) tally.lossTurns[turn] = (tally.lossTurns[turn] ?? 0) + 1;
  for (const [weapon, points] of Object.entries(damage)) {
    const row = tally.damage.get(weapon) ?? BANDS.map(() => 0);
    tally.damage.set(weapon, row);
    for (const [band, value] of points.entries()) row[band] += value;
  }
}

/** One fingerprint for all games, in their order. */
export class Digest {
  private readonly hash: Hash = createHash('sha256');

  add({ setting, game, proof }: GameLine): void {
    this.hash.update(`${setting} ${game} ${proof}\n`);
  }

  read(): string {
    return this.hash.digest('hex').slice(0, 32);
  }
}

/** The number of turns that half of the games do not exceed. */
export function middleLength({ lengths, games }: Tally): number {
  let seen = 0;
  for (const [turns, count = 0] of lengths.entries()) {
    seen += count ?? 0;
    if (2 * seen >= games) return turns;
  }
  return 0;
}
