// BF2-INTEG-10, PA-ZOOM-20: who may fight a duel, and where.

import { distance } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { hasModelWithSheet, RECORD_SHEETS } from '../../data/record-sheets.ts';
import type { TableMarks } from '../../extensions.ts';
import { opponentOf, type State } from '../../state.ts';
import { surviving } from '../elements/condition.ts';
import { isOnGround } from '../elements/places.ts';

/** BF2-INTEG-10 */
export const RADIUS = 3;
/** PA-ZOOM-20: so many elements of a side at most. */
const MOST_ELEMENTS = 12;
/** BF2-INTEG-12 */
export const TURNS_BETWEEN = 3;
/** PA-ZOOM-22 */
export const MOST_TURNS = 15;

/** Ways of moving that a sheet of land carries. */
const ON_LAND = ['', 'J', 't', 'w', 'h'];

export const duelsIn = ({ marks }: Pick<State, 'marks'>): NonNullable<TableMarks['duels']> =>
  marks?.duels ?? { fought: 0, on: null, veterans: [] };

/** Everybody can see this. */
function isThere(field: OpenField, state: State, unit: number): boolean {
  const { carrier, coolant, submerged } = state.units[unit];
  return (
    isOnGround(state, unit) &&
    carrier === null &&
    coolant === null &&
    !submerged &&
    !state.units.some((other) => other.carrier === unit) &&
    !field.plugged.isUnidentified?.(state, unit) &&
    !field.plugged.hidesOnMap?.(state, unit)
  );
}

/** PA-ZOOM-20: whether a unit might have record sheets, as far as the other side can see it. */
const mayHaveSheets = (field: OpenField, state: State, unit: number): boolean =>
  isThere(field, state, unit) &&
  field.elementsOf[unit].every(
    (element, place) =>
      state.elements[element].destroyed || hasModelWithSheet(field.unitSetups[unit].elements[place].chassis),
  );

/** PA-ZOOM-21: why a unit has no part in duels; null if it has. */
function whyNoDuel(field: Battlefield, state: State, unit: number): Reason | null {
  const { id } = field.unitSetups[unit];
  if (!isThere(field, state, unit)) return { message: `${id} is not by itself on the ground` };
  const { veterans } = duelsIn(state);
  for (const element of surviving(field, state, unit)) {
    const { name, mode } = field.records[element].sheet;
    if (!RECORD_SHEETS.has(name) || !ON_LAND.includes(mode))
      return { message: `There is no BattleTech record sheet of ${name} in ${id}` };
    if (veterans.includes(element)) return { message: `${name} in ${id} has fought a duel before` };
  }
  return null;
}

export const isNear = ({ board }: OpenField, state: State, unit: number, hex: number): boolean =>
  state.units[unit].hex >= 0 && distance(board, state.units[unit].hex, hex) <= RADIUS;

/** PA-ZOOM-20: why a side cannot name this hex, by what it knows of its own units and sees of the others. */
export function whyNotHere(field: Battlefield, state: State, seat: Seat, hex: number): Reason | null {
  const own = field.unitsOf[seat].filter((unit) => isNear(field, state, unit, hex));
  const theirs = field.unitsOf[opponentOf(seat)].filter((unit) => isNear(field, state, unit, hex));
  if (!own.some((unit) => whyNoDuel(field, state, unit) === null)) {
    const reason = own.map((unit) => whyNoDuel(field, state, unit)!)[0];
    return reason ?? { message: 'You have no unit within three hexes of it' };
  }
  if (theirs.some((unit) => mayHaveSheets(field, state, unit))) return null;
  return { message: 'No enemy with record sheets is seen within three hexes of it' };
}

/** BF2-INTEG-10: the hexes that a side may name. */
export function duelHexes(field: Battlefield, state: State, seat: Seat): number[] {
  const able = field.unitsOf[seat].filter((unit) => whyNoDuel(field, state, unit) === null);
  const foes = field.unitsOf[opponentOf(seat)].filter((unit) => mayHaveSheets(field, state, unit));
  if (able.length === 0 || foes.length === 0) return [];
  const near = (units: readonly number[], hex: number) =>
    units.some((unit) => isNear(field, state, unit, hex));
  return field.allCells.filter((hex) => near(able, hex) && near(foes, hex));
}

/** PA-ZOOM-20: whole units, the nearest first, with as many elements as there is room for. */
export function duellists(field: Battlefield, state: State, seat: Seat, hex: number): number[] {
  const near = field.unitsOf[seat]
    .filter((unit) => isNear(field, state, unit, hex) && whyNoDuel(field, state, unit) === null)
    .sort((a, b) => distanceTo(field, state, a, hex) - distanceTo(field, state, b, hex) || a - b);
  let room = MOST_ELEMENTS;
  return near.filter((unit) => {
    const size = surviving(field, state, unit).length;
    if (size > room) return false;
    room -= size;
    return true;
  });
}

const distanceTo = ({ board }: OpenField, { units }: State, unit: number, hex: number): number =>
  distance(board, units[unit].hex, hex);
