import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import type { Arrival, Charge, Drive, JumpPoint } from '../../state.ts';
import { MAPS, placeOf, SYSTEM } from '../places.ts';
import { type InWar, sheetOn } from './stacks.ts';

const inSystem = (hex: string): number => placeOf(hex) - MAPS.system.first;

const pointsOf = ({ setup }: Pick<InWar, 'setup'>): readonly JumpPoint[] => setup.war?.system?.points ?? [];

const isCommon = ({ kind }: JumpPoint): boolean => kind !== 'pirate';

/** PA-DEEP-03: ships of a side that come out of their jump in this turn. */
export const dueArrivals = ({ counters, war }: InWar, side: Seat): Arrival[] =>
  (war.sky?.arrivals ?? []).filter(
    ({ counter, turn }) => counters[counter].side === side && turn <= war.turn,
  );

/** Points at which a ship can arrive: any, or after a jump off target the nearest common ones. */
export const pointsFor = (state: InWar, { at }: Arrival): readonly JumpPoint[] =>
  pointsOf(state).filter(({ hex }) => at.length === 0 || at.includes(placeOf(hex)));

/** PA-DEEP-03: zenith or nadir, whichever is nearer to the point that was missed; both if they are as near. */
export function strayPoints(state: InWar, missed: string): number[] {
  const common = pointsOf(state).filter(isCommon);
  const gap = ({ hex }: JumpPoint) => distance(SYSTEM, inSystem(hex), inSystem(missed));
  const least = Math.min(...common.map(gap));
  return common.filter((point) => gap(point) === least).map(({ hex }) => placeOf(hex));
}

export const driveOf = ({ war }: Pick<InWar, 'war'>, id: number): Drive | null =>
  war.sky?.drives.find(({ counter }) => counter === id) ?? null;

export const isCharging = (state: Pick<InWar, 'war'>, id: number): boolean => {
  const drive = driveOf(state, id);
  return drive !== null && (typeof drive.drive === 'number' || typeof drive.battery === 'number');
};

/** PA-DEEP-06: can a ship begin to charge? Not in the turn in which it arrived. */
export function canCharge(state: InWar, id: number): boolean {
  const drive = driveOf(state, id);
  if (!drive || state.counters[id].place < 0 || state.war.doings[id].moved || isCharging(state, id))
    return false;
  return drive.drive === 'empty' || drive.battery === 'empty';
}

/** PA-DEEP-05: can a ship jump out? It began the turn at zenith or nadir, with a charge. */
export function canDepart(state: InWar, id: number): boolean {
  const drive = driveOf(state, id);
  const { place } = state.counters[id];
  if (!drive || place < 0 || state.war.doings[id].moved) return false;
  if (drive.drive !== 'charged' && drive.battery !== 'charged') return false;
  return pointsOf(state).some((point) => isCommon(point) && placeOf(point.hex) === place);
}

const passed = (charge: Charge): Charge =>
  typeof charge !== 'number' ? charge : charge > 1 ? charge - 1 : 'charged';

/** PA-DEEP-06: the drives after another turn of charging. */
export const chargedDrives = ({ war }: InWar): Drive[] =>
  (war.sky?.drives ?? []).map((each) => ({
    ...each,
    drive: passed(each.drive),
    battery: each.battery === null ? null : passed(each.battery),
  }));

/** PA-DEEP-06: a WarShip has a battery; whoever comes out of a jump has emptied its drive. */
export const newDrive = (
  state: Pick<InWar, 'setup' | 'counters'>,
  counter: number,
  hasJumped: boolean,
): Drive => ({
  counter,
  drive: hasJumped ? 'empty' : 'charged',
  battery: sheetOn(state, counter).kind === 'warship' ? 'charged' : null,
});
