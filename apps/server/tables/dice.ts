import type { GameSummary, Problem } from '@ironfield/client/api.ts';
import { refused } from '@ironfield/kernel/refusal.ts';
import { commitmentTo, type SharedDice, sharedSeed } from '@ironfield/kernel/seed.ts';
import type { KeptGame, KeptSeat } from '../storage/kept-game.ts';

type Sitter = Pick<KeptSeat, 'side' | 'kind' | 'name' | 'commitment' | 'share'>;
type Dice = Pick<KeptGame, 'dice' | 'seed' | 'house'> & { readonly seats: readonly Sitter[] };

export const owesShare = ({ commitment, share }: Sitter): boolean => commitment !== null && share === null;

/** Everybody has a seat and has revealed their share of the dice. Every process can see that from the seats alone. */
export function isBegun({ seed, seats }: Dice): boolean {
  return seed !== null || seats.every((seat) => seat.kind !== 'open' && !owesShare(seat));
}

/** The seed that decides every die; null before the game begins. */
export function seedOf(game: Dice): string | null {
  return game.seed ?? (isBegun(game) ? sharedSeed(sharesIn(game)!) : null);
}

/** The proof of the seed, for the file of a finished game; null if there is none. */
export function sharesIn({ house, seats }: Dice): SharedDice | null {
  if (house === null) return null;
  const shares = seats.map(({ commitment, share }) =>
    commitment !== null && share !== null ? { commitment, secret: share } : null,
  );
  return { house, shares };
}

/** The commitment shown before the first roll. */
export function commitmentOf({ house, seed }: Dice): string {
  return commitmentTo(house ?? seed!);
}

export function originOf({ dice, seats }: Dice): GameSummary['dice'] {
  if (dice !== 'shared') return { kind: dice };
  if (seats.every(({ kind, commitment }) => kind !== 'open' && commitment === null)) return { kind: 'house' };
  return {
    kind: 'shared',
    seats: seats.map(({ commitment, share }) =>
      commitment === null ? null : { commitment, told: share !== null },
    ),
  };
}

/** Why the game has not begun, and whose turn it is to change that. */
export function notBegun({ seats }: Dice) {
  const open = seats.filter(({ kind }) => kind === 'open');
  const missing = open.length > 0 ? open : seats.filter(owesShare);
  const names = missing.map(({ name, side }) => name ?? side).join(' and ');
  const message =
    open.length > 0
      ? `The game has not begun: nobody plays ${names} yet`
      : `The game has not begun: ${names} must still tell what they add to the dice`;
  return refused<Problem>({ code: 'not-asked', message });
}
