import type { Game, GameTypes, View } from '../play/game.ts';
import { accepted, type Refusal, type Result, refused } from '../refusal.ts';
import type { Seat } from '../state.ts';
import { continued } from './continuing.ts';

/** A draw on offer, with the seats that agreed and declined. It lapses with the next entry. */
export interface DrawOffer {
  readonly by: Seat;
  readonly agreed: Seat[];
  readonly declined: Seat | null;
}

/** The offer after this seat offers a draw: offering what another has offered accepts it, and nobody is asked twice. */
export function drawOfferedBy(draw: DrawOffer | null, seat: Seat): Result<DrawOffer> {
  if (!draw) return accepted({ by: seat, agreed: [seat], declined: null });
  if (draw.declined === null) return accepted(agreedBy(draw, seat));
  const message = 'A draw was declined; it can be offered again after the next order';
  return refused({ code: 'illegal', message });
}

/** The offer after this seat answers; declining one's own offer withdraws it. */
export function drawAnsweredBy(
  draw: DrawOffer | null,
  seat: Seat,
  isAgreed: boolean,
): Result<DrawOffer | null> {
  if (!draw || draw.declined !== null) return refused(NO_DRAW);
  if (isAgreed) return accepted(agreedBy(draw, seat));
  return accepted(seat === draw.by ? null : { ...draw, declined: seat });
}

/** Bots are asked once all people want the draw. */
export const isWantedByAll = ({ agreed, declined }: DrawOffer, people: readonly Seat[]): boolean =>
  declined === null && people.every((seat) => agreed.includes(seat));

const agreedBy = (draw: DrawOffer, seat: Seat): DrawOffer => ({
  ...draw,
  agreed: [...new Set([...draw.agreed, seat])].sort((a, b) => a - b),
});

const NO_DRAW: Refusal = { code: 'not-asked', message: 'No draw is offered' };

/** How often a bot plays the game out in its mind before it answers, and in how many orders. */
const TRIES = 6;
const MOST_ORDERS = 2400;

/**
 * Whether a bot with this view accepts a draw: it does if it loses more of the games it plays out than it wins. In a
 * large game it finishes few of them or none, and plays on.
 */
export function takesDraw<G extends GameTypes>(game: Game<G>, view: View<G>, seed: string): boolean {
  let balance = 0;
  let left = MOST_ORDERS;
  for (let index = 0; index < TRIES && left > 0; index++) {
    const { outcome, orders } = continued(game, view, 'recruit', `${seed} ${index}`, left);
    left -= orders;
    const winners = outcome?.winners ?? [];
    if (winners.length > 0) balance += winners.some((seat) => seat === view.viewer) ? 1 : -1;
  }
  return balance < 0;
}
