// PA-ZOOM-23: the places of those who come back from a duel.

import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import { mayStand } from '../../phases/set-up/deployment.ts';
import type { DuelReport } from '../../rules/duels/commission.ts';
import { duelsIn, RADIUS } from '../../rules/duels/eligible.ts';
import { isOnGround } from '../../rules/elements/places.ts';
import { depthFrom } from '../../rules/map/map-edges.ts';
import type { State } from '../../state.ts';

export interface Place {
  readonly unit: number;
  readonly hex: number;
}

/**
 * PA-ZOOM-23: the winner first, from the named hex outwards; who has left the sheets three hexes from it, towards home.
 * One unit to a hex.
 */
export function placesAfter(field: Battlefield, state: State, { winner, fates }: DuelReport): Place[] {
  const { board } = field;
  const { hex: named, units } = duelsIn(state).on!;
  const taken = new Set(state.units.flatMap(({ hex }, unit) => (isOnGround(state, unit) ? [hex] : [])));
  const by = (from: (cell: number) => number) =>
    [...field.allCells].sort((a, b) => from(a) - from(b) || a - b);
  const around = by((cell) => distance(board, cell, named));
  const homeward = (unit: number) => {
    const edge = state.homes[field.seatOf[unit]]!;
    const rim = field.allCells.filter((cell) => distance(board, cell, named) === RADIUS);
    const cells = rim.length > 0 ? rim : field.allCells;
    return [...cells].sort((a, b) => depthFrom(field, edge, a) - depthFrom(field, edge, b) || a - b);
  };
  const ofUnit = (unit: number) => fates.filter(({ element }) => field.unitOf[element] === unit);
  const hasLeft = (unit: number) => {
    const alive = ofUnit(unit).filter(({ fate }) => fate !== 'destroyed');
    return alive.length > 0 && alive.every(({ fate }) => fate === 'left');
  };
  const first = (unit: number) => (field.seatOf[unit] === winner ? 0 : 1);
  const order = [...units].sort((a, b) => first(a) - first(b) || a - b);
  return order.map((unit) => {
    const isFit = (cell: number) => !taken.has(cell) && mayStand(field, state, unit, cell);
    const hex = (hasLeft(unit) ? homeward(unit).find(isFit) : undefined) ?? around.find(isFit) ?? named;
    taken.add(hex);
    return { unit, hex };
  });
}
