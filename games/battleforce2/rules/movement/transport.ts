import { distance } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isOnMap, surviving } from '../elements/condition.ts';
import { hasCode, tonsOf } from '../elements/specials.ts';
import { PROHIBITED, strideOf } from '../map/terrain-costs.ts';
import { isFree } from './reach.ts';

export const passengersOf = ({ units }: Pick<State, 'units'>, carrier: number): number[] =>
  units.flatMap((unit, index) => (unit.carrier === carrier ? [index] : []));

/** BF2-INF-05: ’Mechs are ridden; other carriers have a capacity in tons. */
const isRidden = ({ letters }: OpenField, carrier: number): boolean => letters[carrier] === 'M';

/** BF2-EQ-16 */
const capacityOf = (field: Battlefield, state: State, carrier: number): number =>
  surviving(field, state, carrier).reduce((sum, element) => sum + (tonsOf(field, element, 'tran') ?? 0), 0);

/** BF2-EQ-06: the tons of a unit; `null` if it cannot be carried. */
function cargoOf(field: Battlefield, state: State, unit: number): number | null {
  let sum = 0;
  for (const element of surviving(field, state, unit)) {
    const tons = tonsOf(field, element, 'car');
    if (tons === null) return null;
    sum += tons;
  }
  return sum;
}

const loadOf = (field: Battlefield, state: State, carrier: number): number =>
  passengersOf(state, carrier).reduce((sum, unit) => sum + cargoOf(field, state, unit)!, 0);

/** BF2-EQ-16: it has lost transports and cannot carry its whole load. */
const isOverloaded = (field: Battlefield, state: State, carrier: number): boolean =>
  !isRidden(field, carrier) && loadOf(field, state, carrier) > capacityOf(field, state, carrier);

/** BF2-EQ-16: it has no element left that could carry. */
export const cannotCarry = (field: Battlefield, state: State, carrier: number): boolean =>
  !isRidden(field, carrier) && capacityOf(field, state, carrier) === 0;

/** BF2-INF-05: the OmniMechs of a unit without riders. */
function freeMounts(field: Battlefield, state: State, carrier: number): number[] {
  const ridden = state.elements.flatMap(({ mount, destroyed }) =>
    mount === null || destroyed ? [] : [mount],
  );
  return surviving(field, state, carrier).filter(
    (element) => hasCode(field, state, element, 'omni') && !ridden.includes(element),
  );
}

/** BF2-INF-05: first with first, by their places on the sheets. */
export function mountsFor(
  field: Battlefield,
  state: State,
  carrier: number,
  passenger: number,
): (readonly [rider: number, mount: number])[] {
  if (!isRidden(field, carrier)) return [];
  const mounts = freeMounts(field, state, carrier);
  return surviving(field, state, passenger).map((rider, position) => [rider, mounts[position]]);
}

/** BF2-EQ-16, BF2-INF-05 */
export function whyNoRoom(
  field: Battlefield,
  state: State,
  carrier: number,
  passenger: number,
): Reason | null {
  const riders = surviving(field, state, passenger);
  if (isRidden(field, carrier)) {
    const areSuits = riders.every((element) => field.types[element] === 'battleArmor');
    return areSuits && freeMounts(field, state, carrier).length >= riders.length ? null : WHY_NOT.cannotRide;
  }
  const tons = cargoOf(field, state, passenger);
  if (tons === null) return WHY_NOT.noCargo;
  const room = capacityOf(field, state, carrier) - loadOf(field, state, carrier);
  return tons <= room ? null : WHY_NOT.noRoom(tons, room);
}

/** BF2-MOR-03: does nothing but flee. */
export const isRouted = ({ plugged, past }: OpenField, state: Pick<State, 'units'>, unit: number): boolean =>
  !past.meetsAsBefore?.() && plugged.isOutOfHand?.(state, unit) === true;

/** BF2-EQ-16: why a carrier cannot load a unit now. */
export function whyNotLoad(
  field: Battlefield,
  state: State,
  carrier: number,
  passenger: number,
): Reason | null {
  const { units } = state;
  if (field.seatOf[passenger] !== field.seatOf[carrier] || !isOnMap(state, passenger))
    return WHY_NOT.notYours;
  if (isRouted(field, state, carrier) || isRouted(field, state, passenger)) return WHY_NOT.routed;
  if (units[carrier].transfer === 'unloaded') return WHY_NOT.loadOrUnload;
  if (units[passenger].moved) return WHY_NOT.unitMoved;
  if (passengersOf(state, passenger).length > 0) return WHY_NOT.carriesItself;
  if (distance(field.board, units[carrier].hex, units[passenger].hex) !== 1) return WHY_NOT.notBeside;
  return whyNoRoom(field, state, carrier, passenger);
}

export const loadableBy = (field: Battlefield, state: State, carrier: number): number[] =>
  isOnMap(state, carrier)
    ? field.unitsOf[field.seatOf[carrier]].filter(
        (unit) => unit !== carrier && !whyNotLoad(field, state, carrier, unit),
      )
    : [];

/** BF2-EQ-16: the hexes beside its carrier in which a unit may be. */
export function unloadingCells(field: Battlefield, state: State, passenger: number): readonly number[] {
  const { enter, flies } = strideOf(field, state, passenger);
  const { hex } = state.units[state.units[passenger].carrier!];
  const cells = field.allCells.filter(
    (cell) =>
      distance(field.board, cell, hex) === 1 &&
      (flies || enter[cell] !== PROHIBITED) &&
      isFree(field, state, passenger, cell),
  );
  return field.plugged.deployable?.(cells, field, state, passenger) ?? cells;
}

/** BF2-EQ-16: the units a carrier can put down: not in a turn in which it has loaded. */
export const unloadableBy = (field: Battlefield, state: State, carrier: number): number[] =>
  isOnMap(state, carrier) && state.units[carrier].transfer !== 'loaded'
    ? passengersOf(state, carrier).filter((unit) => unloadingCells(field, state, unit).length > 0)
    : [];

/** BF2-EQ-16: carriers of a side that have to put somebody down before anything else. */
export const overloaded = (field: Battlefield, state: State, seat: Seat): number[] =>
  carriersOf(field, state, seat).filter(
    (unit) => isOverloaded(field, state, unit) && unloadableBy(field, state, unit).length > 0,
  );

/** Units of a side on the map that carry somebody. */
export function carriersOf(
  { unitsOf }: OpenField,
  { units }: Pick<State, 'units'>,
  seat: Seat,
): readonly number[] {
  if (unitsOf[seat].every((unit) => units[unit].carrier === null)) return NOBODY;
  return unitsOf[seat].filter((unit) => units[unit].hex >= 0 && passengersOf({ units }, unit).length > 0);
}
const NOBODY: readonly number[] = [];

/** BF2-EQ-16, BF2-INF-05: by seat, the units in which anything has ever been able to carry somebody. */
const transports = remembered(({ records, unitsOf, elementsOf }: Battlefield) => {
  const carries = (element: number) => {
    const { specials, surfaced } = records[element].sheet;
    return [...specials, ...(surfaced?.specials ?? [])].some(
      (code) => code === 'omni' || code.startsWith('tran'),
    );
  };
  return unitsOf.map((units) => units.filter((unit) => elementsOf[unit].some(carries)));
});

export const transportsOf = (field: Battlefield, seat: Seat): readonly number[] => transports(field)[seat];

/** True if a side has units that might be put down, as everybody sees. */
export const carriesAnybody = (
  { unitsOf }: OpenField,
  { units }: Pick<State, 'units'>,
  seat: Seat,
): boolean =>
  unitsOf[seat].some((unit) => {
    const { carrier } = units[unit];
    return carrier !== null && units[carrier].transfer !== 'loaded';
  });
