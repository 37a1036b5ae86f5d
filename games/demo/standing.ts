import type { Json } from '@ironfield/kernel/json.ts';
import type { State } from './state.ts';

/** All markers, turned over, and what the sides hold. */
export function standing({ turn, supply, markers, hands }: State): Json {
  return {
    turn,
    supply: [...supply],
    markers: markers.map(({ at, isDecoy, isRevealed, isGone, damage }) => [
      at.x,
      at.y,
      isDecoy,
      isRevealed,
      isGone,
      damage,
    ]),
    hands: hands.map((hand) => [...hand]),
  };
}
