import { createHash } from 'node:crypto';
import { type Interval, wilson } from '@ironfield/kernel/players/wilson.ts';
import type { GameResult, Job } from './job.ts';
import { playerAt } from './job.ts';

export interface Lengths {
  readonly total: number;
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

/** The result of a simulation; `--json` prints it. */
export interface Summary {
  readonly game: string;
  readonly scenario: string;
  readonly options: Job['setup']['options'];
  readonly seed: string;
  readonly players: readonly string[];
  /** Names of the sides, by seat. */
  readonly seats: readonly string[];
  /** Asked for. */
  readonly games: number;
  readonly played: number;
  /** Played to an outcome, which all games should be. */
  readonly finished: number;
  /** Games won, in the order of `players`. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly winsBySeat: readonly number[];
  readonly winRates: readonly ({ readonly player: string } & Interval)[];
  readonly orders: Lengths;
  /** `null` when the run was cut short. */
  readonly digest: string | null;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly ordersPerSecond: number;
  readonly workers: number;
}

export interface Run {
  readonly job: Job;
  readonly seats: readonly string[];
  readonly games: number;
  readonly results: readonly GameResult[];
  readonly seconds: number;
  readonly workers: number;
}

export function summarise({ job, seats, games, results, seconds, workers }: Run): Summary {
  const wins = job.players.map(() => 0);
  const winsBySeat = seats.map(() => 0);
  for (const { index, winners } of results) {
    for (const seat of winners) {
      wins[playerAt(job, index, seat)]++;
      winsBySeat[seat]++;
    }
  }
  const finished = results.filter(({ isFinished }) => isFinished).length;
  const orders = lengths(results.map((result) => result.orders));
  return {
    game: job.game,
    scenario: job.setup.scenario,
    options: job.setup.options,
    seed: job.seed,
    players: job.players,
    seats,
    games,
    played: results.length,
    finished,
    wins,
    draws: results.filter(({ isFinished, winners }) => isFinished && winners.length === 0).length,
    winsBySeat,
    winRates: job.players.map((player, i) => ({ player, ...wilson(wins[i], finished) })),
    orders,
    digest: results.length === games ? digestOf(results) : null,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(results.length / seconds, 2),
    ordersPerSecond: rounded(orders.total / seconds, 0),
    workers,
  };
}

/** One fingerprint for all games: over the hashes of their last states, in the order of the games. */
export function digestOf(results: readonly GameResult[]): string {
  const hash = createHash('sha256');
  for (const result of results.toSorted((a, b) => a.index - b.index)) hash.update(result.hash);
  return hash.digest('hex');
}

function lengths(orders: readonly number[]): Lengths {
  if (orders.length === 0) return { total: 0, min: 0, median: 0, mean: 0, max: 0 };
  const sorted = orders.toSorted((a, b) => a - b);
  const total = sorted.reduce((a, b) => a + b, 0);
  const middle = (sorted.length - 1) / 2;
  return {
    total,
    min: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    mean: rounded(total / sorted.length, 2),
    max: sorted[sorted.length - 1],
  };
}

function rounded(value: number, digits: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : 0;
}
