import { type Interval, wilson } from '@ironfield/kernel/players/wilson.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** The results of some games. */
export interface Tally {
  readonly games: number;
  /** By seat. */
  readonly wins: readonly number[];
  /** Games without a winner. */
  readonly draws: number;
}

export const noGames = (seats: number): Tally => ({ games: 0, wins: new Array(seats).fill(0), draws: 0 });

export function counted({ games, wins, draws }: Tally, winners: readonly Seat[]): Tally {
  return {
    games: games + 1,
    wins: wins.map((won, seat) => (winners.includes(seat) ? won + 1 : won)),
    draws: winners.length === 0 ? draws + 1 : draws,
  };
}

export const oddsOf = ({ games, wins }: Tally, seat: Seat): Interval => wilson(wins[seat] ?? 0, games);

/** `62 %, between 57 and 67` */
export function oddsInWords({ rate, low, high }: Interval): string {
  const percent = (share: number) => Math.round(100 * share);
  return `${percent(rate)} %, between ${percent(low)} and ${percent(high)}`;
}
