import { CLASS_NAMES } from '../data/terrain.ts';
import type { Building } from './census.ts';

export const className = ({ grade }: Pick<Building, 'grade'>): string => `${CLASS_NAMES[grade]} building`;

export const WORDS = {
  wall: ({ grade }: Pick<Building, 'grade'>, hexes: number): string =>
    `Wall of a ${CLASS_NAMES[grade]} building after ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`,
  collapse: 'The collapse did 20 points or more',
} as const;

export const whereOn = (floor: number, height: number): string =>
  height === 0 ? '' : floor === height ? 'on the roof' : floor === 0 ? 'inside' : `inside on level ${floor}`;
