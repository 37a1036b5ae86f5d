// The units in a hex, and others that may join them (CBT-MOV-17, MT-PRE-24).

import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { altitudeOf } from '../ground/altitude.ts';
import { comesDown, isEmplaced, takesNoRoom } from './condition.ts';
import { countUnits, platoonOf } from './squads.ts';

/** MT-PRE-24: units of one side, and of both. */
const MOST_OF_A_SIDE = 2;
const MOST = 4;

type Units = Pick<State, 'units'>;

/** Those in the hex; whoever is in the air above it does not count (CBT-PHY-25). */
export function occupantsOf({ units }: Units, cell: number, except?: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit].hex === cell && unit !== except && !takesNoRoom(units[unit])) found.push(unit);
  return found;
}

/** The first of them, or -1. */
export function occupantOf({ units }: Units, cell: number, except?: number): number {
  for (let unit = 0; unit < units.length; unit++) {
    if (units[unit].hex === cell && unit !== except && !takesNoRoom(units[unit])) return unit;
  }
  return -1;
}

/** Is anybody there? */
export const isTaken = (state: Units, cell: number, except?: number): boolean =>
  occupantOf(state, cell, except) >= 0;

/** MT-PRE-24: two that may be in each other's way: on the ground, or at the same altitude. */
const areOnALevel = ({ units }: Units, unit: number, other: number): boolean =>
  !comesDown(units[other]) &&
  !isEmplaced(units[other]) &&
  !isEmplaced(units[unit]) &&
  altitudeOf(units[other]) === altitudeOf(units[unit]);

const NOBODY: readonly number[] = [];

function besides(state: Units, unit: number, cell: number): readonly number[] {
  const { units } = state;
  let found: number[] | null = null;
  for (let other = 0; other < units.length; other++) {
    if (units[other].hex !== cell || other === unit || !areOnALevel(state, unit, other)) continue;
    found ??= [];
    found.push(other);
  }
  return found ?? NOBODY;
}

/**
 * The unit in a hex that leaves no room for another one to end its move there, or -1: the one that fills the hex as it
 * does itself, or the last of those that are too many.
 */
export function inTheWayOf(field: Battlefield, state: Units, unit: number, cell: number): number {
  const { kinds, sideOf } = field;
  const others = besides(state, unit, cell);
  if (others.length === 0) return -1;
  const alike = kinds[unit].fillsHex ? others.find((other) => kinds[other].fillsHex) : undefined;
  if (alike !== undefined) return alike;
  // MT-INFY-02: whoever comes to squads of its own platoon adds nothing.
  if (others.some((other) => platoonOf(field, other) === platoonOf(field, unit))) return -1;
  const friends = others.filter((other) => sideOf[other] === sideOf[unit]);
  if (countUnits(field, friends) >= MOST_OF_A_SIDE) return friends.at(-1)!;
  return countUnits(field, others) >= MOST ? others.at(-1)! : -1;
}

/** May it end a move there, be moved there, or be set up there? */
export const mayEnter = (field: Battlefield, state: Units, unit: number, cell: number): boolean =>
  inTheWayOf(field, state, unit, cell) < 0;

/** The hexes in which it may not end a move. */
export function fullHexes(field: Battlefield, state: Units, unit: number): number[] {
  const { kinds } = field;
  const full: number[] = [];
  for (let other = 0; other < state.units.length; other++) {
    const { hex } = state.units[other];
    if (other === unit || hex < 0 || !areOnALevel(state, unit, other)) continue;
    const isAlike = kinds[unit].fillsHex && kinds[other].fillsHex;
    if (isAlike || !mayEnter(field, state, unit, hex)) full.push(hex);
  }
  return full;
}

/** MT-PRE-24: hexes that a unit cannot go into because of enemies, and those in which its move ends. */
export interface Obstruction {
  readonly blocked: readonly number[];
  readonly stops: readonly number[];
}

export function obstructionOf(field: Battlefield, state: Units, unit: number): Obstruction {
  const { kinds, enemiesOf } = field;
  const blocked: number[] = [];
  const stops: number[] = [];
  for (const enemy of enemiesOf[unit]) {
    const { hex } = state.units[enemy];
    if (hex < 0 || !areOnALevel(state, unit, enemy)) continue;
    const isFilled = kinds[unit].fillsHex && kinds[enemy].fillsHex;
    (isFilled ? blocked : stops).push(hex);
  }
  return { blocked, stops };
}
