import type { ClockSettings } from '@ironfield/client/api.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { KeptGame, KeptSeat, TimeLeft } from '../storage/kept-game.ts';

/**
 * The people whose time runs: all who are waited for, once no seat is open. Bots have no limit, and no time runs before
 * everybody has a seat.
 */
export function peopleWaitedFor(seats: readonly KeptSeat[], waiting: readonly Seat[]): readonly Seat[] {
  if (seats.some(({ kind }) => kind === 'open')) return [];
  return waiting.filter((seat) => seats[seat]?.kind === 'human');
}

export function fullTime({ initial }: ClockSettings, seats: readonly KeptSeat[]): readonly number[] {
  return seats.map(() => initial * 1000);
}

/** Time that runs for these people from now on. */
export function runningFor(people: readonly Seat[], left: readonly number[], now: number): TimeLeft {
  if (people.length === 0) return { left, since: null, deadline: null };
  return { left, since: now, deadline: now + Math.min(...people.map((seat) => left[seat])) };
}

/** The time each has left now. */
export function leftAt(
  { time, seats, waiting }: Pick<KeptGame, 'time' | 'seats' | 'waiting'>,
  now: number,
): number[] {
  const { left, since } = time!;
  if (since === null) return [...left];
  const people = peopleWaitedFor(seats, waiting);
  return left.map((milliseconds, seat) =>
    people.includes(seat) ? milliseconds - Math.max(0, now - since) : milliseconds,
  );
}

/**
 * The clocks after an entry: time used until its arrival is taken off, the seat that gave an order gets the increment,
 * and the next seats' time starts now. Time the server needed in between is charged to nobody.
 */
export function timeAfter(
  before: KeptGame,
  orderOf: Seat | null,
  waiting: readonly Seat[],
  { arrived, now }: { readonly arrived: number; readonly now: number },
): TimeLeft | null {
  if (!before.clock || !before.time) return null;
  const left = leftAt(before, arrived).map((milliseconds) => Math.max(0, milliseconds));
  const { initial, increment, perMove } = before.clock;
  if (perMove) {
    const isFresh = (seat: Seat) => waiting.includes(seat) && !before.waiting.includes(seat);
    for (const seat of left.keys()) if (seat === orderOf || isFresh(seat)) left[seat] = initial * 1000;
  } else if (orderOf !== null && left[orderOf] !== undefined) left[orderOf] += increment * 1000;
  return runningFor(peopleWaitedFor(before.seats, waiting), left, now);
}

/** The same clocks, but for a seat that has this much time from now on. */
export function timeWith(game: KeptGame, seat: Seat, milliseconds: number, now: number): TimeLeft {
  return runningFor(
    peopleWaitedFor(game.seats, game.waiting),
    leftAt(game, now).with(seat, milliseconds),
    now,
  );
}

/** The person whose time has run out, if any has. */
export function outOfTime(game: KeptGame, now: number): Seat | null {
  const deadline = game.time?.deadline ?? null;
  if (deadline === null || now < deadline) return null;
  const left = leftAt(game, now);
  return peopleWaitedFor(game.seats, game.waiting).reduce((a, b) => (left[b] < left[a] ? b : a));
}
