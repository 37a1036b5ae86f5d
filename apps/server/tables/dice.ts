import type { GameSummary, Problem } from '@ironfield/client/api.ts';
import { refused } from '@ironfield/kernel/refusal.ts';
import { commitmentTo, type SharedDice, sharedSeed } from '@ironfield/kernel/seed.ts';
import type { KeptGame, KeptSeat } from '../storage/kept-game.ts';

type Sitter = Pick<KeptSeat, 'side' | 'kind' | 'name' | 'commitment' | 'share'>;
type Dice = Pick<KeptGame, 'dice' | 'seed' | 'house'> & { readonly seats: readonly Sitter[] };

export const owesShare = ({ commitment, share }: Sitter): boolean => commitment !== null && share === null;

/** Everybody has sat down and told what they add to the dice. Every process sees that in the seats alone. */
export function isBegun({ seed, seats }: Dice): boolean {
  return seed !== null || seats.every((seat) => seat.kind !== 'open' && !owesShare(seat));
}

/** What decides every die; null before the game begins. */
export function seedOf(game: Dice): string | null {
  return game.seed ?? (isBegun(game) ? sharedSeed(sharesIn(game)!) : null);
}

/** What proves the seed, for the file of a game that is over; null where nothing does. */
export function sharesIn({ house, seats }: Dice): SharedDice | null {
  if (house === null) return null;
  const shares = seats.map(({ commitment, share }) =>
    commitment !== null && share !== null ? { commitment, secret: share } : null,
  );
  return { house, shares };
}

/** What is shown of the seed before the first die falls. */
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

/** Why nobody can do anything yet, and whose turn it is to change that. */
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
