import type { UnitSheet } from '../../state.ts';
import { isGround, isInfantry, isJumper } from '../kinds.ts';
import { isOnSurface } from '../places.ts';
import { mayBeIn, worldIn } from '../world.ts';
import { aboard, type InWar, isDisrupted, sheetOn, unitsAt } from './stacks.ts';

/** PA-DEEP-02: DropShip units that a JumpShip or WarShip carries. */
export const DOCKS = 2;

/** Units that such a counter can carry. */
export const capacityOf = ({ kind, transport }: UnitSheet): number => (isJumper(kind) ? DOCKS : transport);

/** PA-UNIT-06, PA-TRANS-02, PA-DEEP-02: can such a unit be aboard such a transport at all? */
export function mayCarry(carrier: UnitSheet, cargo: UnitSheet): boolean {
  if (isJumper(carrier.kind)) return cargo.kind === 'dropship';
  if (carrier.transport === 0) return false;
  if (carrier.kind === 'vehicle' || carrier.kind === 'vtol') return isInfantry(cargo.kind);
  if (carrier.kind === 'dropship' && cargo.kind === 'fighter') return true;
  const isCarrier = carrier.kind === 'naval' || carrier.kind === 'dropship';
  return isCarrier && (isGround(cargo.kind) || cargo.kind === 'vtol');
}

/** PA-UNIT-05: places that are taken; whoever is inside a transport that is carried itself takes none. */
export const loadOf = (state: InWar, carrier: number): number =>
  aboard(state, carrier).reduce((sum, id) => sum + sheetOn(state, id).carrySize, 0);

/** PA-TRANS-01: transports of its side that a unit can board where it is. */
export function carriersFor(state: InWar, id: number): number[] {
  const { doings, carriers } = state.war;
  const { side, place } = state.counters[id];
  if (doings[id].moved || doings[id].boarded || isDisrupted(state, id) || carriers[id] >= 0 || place < 0)
    return [];
  const sheet = sheetOn(state, id);
  return unitsAt(state, place, side).filter((carrier) => {
    const transport = sheetOn(state, carrier);
    if (carrier === id || doings[carrier].unloaded || !mayCarry(transport, sheet)) return false;
    return loadOf(state, carrier) + sheet.carrySize <= capacityOf(transport);
  });
}

/**
 * PA-TRANS-01: can a unit leave its transport here? Nobody leaves one that is carried itself. Over an ocean only fighters
 * do; in space fighters, and DropShips that leave their JumpShip.
 */
export function canUnload(state: InWar, id: number): boolean {
  const carrier = state.war.carriers[id];
  if (carrier < 0 || state.counters[carrier].place < 0) return false;
  const { place } = state.counters[carrier];
  const world = worldIn(state.setup);
  const { kind } = sheetOn(state, id);
  if (!mayBeIn(kind, world, place)) return false;
  return kind === 'fighter' || !isOnSurface(place) || world[place].land !== null;
}
