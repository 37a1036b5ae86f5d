import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { GameSummary, SeatWish } from './api.ts';

type SeatInfo = GameSummary['seats'][number];

/** It is time to reveal a seat's share of the dice: all seats are taken, and everybody is committed. */
export function owesShare(summary: GameSummary, seat: number): boolean {
  return !summary.seats.some(isOpen) && isPromised(summary, seat);
}

/**
 * The seats of one screen that reveal their shares now. The host comes last: a guest who stays away loses the seat, and
 * a share already revealed could be known to the next person there.
 */
export function sharesDue(summary: GameSummary, own: readonly number[], isHost: boolean): readonly number[] {
  const due = own.filter((seat) => owesShare(summary, seat));
  const others = missingSeats(summary).filter(({ seat }) => !own.includes(seat));
  return isHost && others.length > 0 ? [] : due;
}

/** The people a game waits for before it begins: those without a seat, or whose share is not revealed. */
export function missingSeats(summary: GameSummary): readonly SeatInfo[] {
  const open = summary.seats.filter(isOpen);
  return open.length > 0 ? open : summary.seats.filter(({ seat }) => isPromised(summary, seat));
}

const isOpen = ({ kind }: SeatInfo): boolean => kind === 'open';

function isPromised({ dice }: GameSummary, seat: number): boolean {
  return dice.kind === 'shared' && dice.seats[seat]?.told === false;
}

/** The same seats, each of your own with a new secret, by seat. */
export function withShares(wishes: readonly SeatWish[]) {
  const shares = wishes.map(({ kind }) => (kind === 'own' ? newSeed() : null));
  const seats = wishes.map((wish, seat): SeatWish => {
    const share = shares[seat];
    return wish.kind === 'own' && share !== null
      ? { ...wish, commitment: commitmentToShare(seat, share) }
      : wish;
  });
  return { seats, shares };
}
