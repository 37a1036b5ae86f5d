import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../battlefield.ts';
import { LONGEST_RANGE } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { isOnMap, surviving } from '../rules/elements/condition.ts';
import { mpOfUnit } from '../rules/movement/movement-points.ts';
import { opponentOf, type State } from '../state.ts';

/** Infantry gets off this near to the enemy. */
const LANDING = 4;
/** The heat of a unit that is worth standing still for. */
const HOT = 3;

/** Before moving: infantry rides while the enemy is far, and gets off near it; hot ’Mechs are cooled. */
export function support(field: Battlefield, state: State, menu: Menu): Order | null {
  const [first] = menu.orders;
  for (const form of menu.orders) {
    if (form.type === 'unload') {
      const order = unload(field, state, form, first.type === 'unload');
      if (order) return order;
    }
    if (form.type === 'load') {
      const order = load(field, state, form);
      if (order) return order;
    }
    if (form.type === 'cool') {
      const order = cool(field, state, form);
      if (order) return order;
    }
  }
  return null;
}

const valuesOf = (field: unknown): number[] => Array.from((field as Pick).values) as number[];

function distanceToEnemy(
  { board, unitsOf, seatOf }: Battlefield,
  state: State,
  unit: number,
  cell: number,
): number {
  const away = unitsOf[opponentOf(seatOf[unit])]
    .filter((enemy) => isOnMap(state, enemy))
    .map((enemy) => distance(board, cell, state.units[enemy].hex));
  return Math.min(Number.MAX_SAFE_INTEGER, ...away);
}

function unload(field: Battlefield, state: State, { fields }: OrderForm, must: boolean): Order | null {
  const carriers = fields[0] as Pick;
  for (const unit of valuesOf(carriers)) {
    const { hex } = state.units[unit];
    if (!must && distanceToEnemy(field, state, unit, hex) > LANDING) continue;
    const passengers = carriers.follow!(unit)[0] as Pick;
    const passenger = passengers.values[0] as number;
    const hexes = Array.from((passengers.follow!(passenger)[0] as Pick).values) as string[];
    const away = (to: string) => distanceToEnemy(field, state, unit, cellOf(field.board, to));
    const to = hexes.reduce((best, each) => (away(each) < away(best) ? each : best));
    return { type: 'unload', unit, passenger, to };
  }
  return null;
}

/** A faster unit takes others along while no enemy can shoot at them. */
function load(field: Battlefield, state: State, { fields }: OrderForm): Order | null {
  const carriers = fields[0] as Pick;
  for (const unit of valuesOf(carriers)) {
    if (distanceToEnemy(field, state, unit, state.units[unit].hex) <= LONGEST_RANGE) continue;
    const mp = mpOfUnit(field, state, unit);
    const passenger = valuesOf(carriers.follow!(unit)[0]).find((each) => mpOfUnit(field, state, each) < mp);
    if (passenger !== undefined) return { type: 'load', unit, passenger };
  }
  return null;
}

function cool(field: Battlefield, state: State, { fields }: OrderForm): Order | null {
  const trucks = fields[0] as Pick;
  for (const element of valuesOf(trucks)) {
    const unit = valuesOf(trucks.follow!(element)[0]).find((each) => heatOf(field, state, each) >= HOT);
    if (unit !== undefined) return { type: 'cool', element, unit };
  }
  return null;
}

const heatOf = (field: Battlefield, state: State, unit: number): number =>
  surviving(field, state, unit).reduce((sum, element) => sum + state.elements[element].condition.heat, 0);

/** Submerges while no target on the surface is near. */
export function dive(field: Battlefield, state: State, unit: number): Order {
  const isFar = distanceToEnemy(field, state, unit, state.units[unit].hex) > LONGEST_RANGE;
  return { type: 'submerge', submerged: isFar };
}
