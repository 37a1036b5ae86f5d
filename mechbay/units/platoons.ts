import type { TechBase } from '../data/items.ts';
import type { InfantryMotion } from './unit.ts';

/** MT-ICON-01: infantry that walks and rides is 28 strong, that jumps 21, and of the Clans 25. */
export const fullStrength = (motion: InfantryMotion, techBase: TechBase): number =>
  techBase === 'Clan' ? 25 : motion === 'Jump' ? 21 : 28;
