import { CLASS_NAMES } from '../data/terrain.ts';
import type { Building } from './census.ts';

export const className = ({ grade, type }: Pick<Building, 'grade' | 'type'>): string =>
  `${CLASS_NAMES[grade]} ${type}`;

export const WORDS = {
  wall: (building: Pick<Building, 'grade' | 'type'>, hexes: number): string =>
    `Wall of a ${className(building)} after ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`,
  hangar: 'From hex to hex inside a hangar',
  collapse: 'The collapse did 20 points or more',
} as const;

export const whereOn = (floor: number, height: number): string =>
  height === 0 ? '' : floor === height ? 'on the roof' : floor === 0 ? 'inside' : `inside on level ${floor}`;
