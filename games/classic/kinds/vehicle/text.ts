import { ON_LEGS, type Paces, pace } from '../../text/paces.ts';
import type { Motion, VehicleFile } from '../../units/vehicle-file.ts';

/** MT-PRE-22 */
export const PACES: Paces = {
  ...ON_LEGS,
  walk: pace('Cruise', 'cruises', 'cruised'),
  run: pace('Flank', 'flanks', 'flanked'),
};

export const REASONS = {
  design: 'Cruising MP',
  motive: 'Motive system damaged',
  immobilized: 'Immobilized',
  rotorLost: 'Rotor lost',
  bombs: 'Bombs beyond its cargo space',
  fly: 'One hex in the air',
  gear: (gear: string) => `Gear of a ${gear}`,
  load: (tons: number) => `${tons} tons on its outside`,
} as const;

const MOTION_WORDS: Partial<Record<Motion, string>> = { vtol: 'VTOL', displacement: 'displacement ship' };

export const vehicleNote = ({ tons, motion, cruise, troopSpace, bombs, load }: VehicleFile): string => {
  const room = troopSpace === undefined ? '' : `, troop space ${troopSpace}`;
  return `${tons} tons, ${MOTION_WORDS[motion] ?? motion}, ${cruise}/${Math.ceil(cruise * 1.5)}${room}${bombs === undefined ? '' : `, bombs ${bombs}`}${load === undefined ? '' : `, load ${load}`}`;
};

/** Lines of the damage of a crash. */
export const CRASH = {
  weight: 'One point for every 10 tons',
  times: (times: number) => `For each of ${times} levels or hexes`,
};
