import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@ironfield/kernel/hash.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { playerNamed } from '@ironfield/kernel/players/named.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { gameNamed } from '../choosing.ts';

/** The data of a run of games; plain, so that it can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly setup: CoreSetup;
  readonly seed: string;
  /** In the order in which they were asked for, which is their seat in game 0. */
  readonly players: readonly string[];
  readonly isSwapped: boolean;
  readonly saveTo: string | null;
  readonly writtenBy: string;
}

export interface GameResult {
  readonly index: number;
  readonly winners: readonly Seat[];
  readonly orders: number;
  readonly isFinished: boolean;
  readonly hash: string;
}

/** The game whose play broke down, and how. */
export interface Crash {
  readonly index: number;
  readonly message: string;
  readonly stack: string;
}

export function gameSeed(seed: string, index: number): string {
  return `${seed} game ${index}`;
}

/** The player of a seat: players move on one seat with every game. */
export function playerAt(job: Job, index: number, seat: Seat): number {
  const count = job.players.length;
  return job.isSwapped ? (((seat - index) % count) + count) % count : seat;
}

/** Plays games of a job one by one; made once per thread, as bots may take long to prepare. */
export function playerOf(job: Job): (index: number) => GameResult {
  const game = gameNamed(job.game);
  const players = job.players.map((name) => playerNamed(game, name));
  return (index) => {
    const seats = players.map((_, seat) => players[playerAt(job, index, seat)]);
    const seed = gameSeed(job.seed, index);
    const given: { seat: Seat; order: CoreOrder }[] = [];
    const listen =
      job.saveTo === null ? undefined : (seat: Seat, order: CoreOrder) => given.push({ seat, order });
    const { state, orders, finished } = playMatch(game, job.setup, seed, seats, { onOrder: listen });
    if (job.saveTo !== null) save(game, job, index, given);
    return {
      index,
      winners: state.outcome?.winners ?? [],
      orders,
      isFinished: finished,
      hash: hashOf(state),
    };
  };
}

/** The record wants the state after every order, so the game is played again from its orders. */
function save(
  game: AnyGame,
  job: Job,
  index: number,
  given: readonly { seat: Seat; order: CoreOrder }[],
): void {
  const seed = gameSeed(job.seed, index);
  const history = new History(game, job.setup, seed);
  for (const { seat, order } of given) history.add({ kind: 'order', seat, order });
  const record = recordOf(history, job.writtenBy);
  writeFileSync(
    join(job.saveTo!, `game-${String(index).padStart(4, '0')}.json`),
    `${JSON.stringify(record)}\n`,
  );
}

export function crashOf(index: number, error: unknown): Crash {
  return error instanceof Error
    ? { index, message: error.message, stack: error.stack ?? '' }
    : { index, message: String(error), stack: '' };
}
