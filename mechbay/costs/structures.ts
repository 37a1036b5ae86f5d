// Prices of buildings (MT-COST-14).

import { roundUp } from '../data/rounding.ts';

const DIVISORS = { building: 150, fortress: 75, hangar: 175, wall: 200, bridge: 150 };

export interface StructureParts {
  readonly kind: keyof typeof DIVISORS;
  readonly constructionFactor: number;
  readonly heatSinks?: number;
  readonly armorTons?: number;
  readonly turretTons?: number;
  /** At list price. */
  readonly equipment?: number;
  /** Levels of a large door. */
  readonly doorLevels?: number;
}

/** All hexes of a structure, or hexsides of a wall, together. */
export function structurePrice(hexes: readonly StructureParts[]): number {
  return roundUp(hexes.reduce((sum, hex) => sum + hexPrice(hex), 0));
}

function hexPrice(hex: StructureParts): number {
  const {
    kind,
    constructionFactor,
    heatSinks = 0,
    armorTons = 0,
    turretTons = 0,
    equipment = 0,
    doorLevels = 0,
  } = hex;
  const parts =
    10_000 * constructionFactor +
    2000 * heatSinks +
    60_000 * armorTons +
    5000 * turretTons +
    equipment +
    10_000 * doorLevels;
  const divisor = DIVISORS[kind];
  return (parts * (divisor + constructionFactor)) / divisor;
}
