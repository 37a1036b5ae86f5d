import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { seatsOf } from '../../knowledge.ts';
import { SIDES, type State } from '../../state.ts';

/** Those who have something to choose, the side that lost the Initiative first. Where places are hidden it would show. */
export function seatsToAsk(
  { setup, plugged }: Battlefield,
  { initiativeWinner }: Pick<State, 'initiativeWinner'>,
  hasChoice: (seat: Seat) => boolean,
): Seat[] {
  const loser = SIDES.find((side) => side !== initiativeWinner)!;
  const seats = [loser, initiativeWinner].flatMap((side) => seatsOf(setup, side));
  return plugged.hidesPlaces?.() ? seats : seats.filter(hasChoice);
}
