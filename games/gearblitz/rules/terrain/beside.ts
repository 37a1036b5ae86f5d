import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { Base } from '@ironfield/table/base.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { isOnTable } from '@ironfield/table/scenes/scene.ts';
import { sheetOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { baseRadius } from '../core/model.ts';
import { whyNotStand } from './room.ts';

const WAYS = 24;

/** Places where a unit touches a base, clockwise from its north. */
export function* placesBeside(state: State, id: number, { x, y, radius }: Base): Generator<Place> {
  const far = radius + baseRadius(sheetOf(state, id).card.kind);
  for (let i = 0; i < WAYS; i++) {
    // A hair off, so that rounding does not make bases overlap.
    const place = movedAlong({ x, y }, (i * FULL_TURN) / WAYS, far + 2);
    if (isOnTable(state.scene, place) && !whyNotStand(state, id, place)) yield place;
  }
}
