import type { OpenField } from '../../battlefield.ts';
import type { UnitWeight } from '../../data/tables.ts';
import { TERRAIN, TERRAINS } from '../../data/terrain.ts';

interface Building {
  readonly strength: number;
  /** Unit classes that its tops carry. */
  readonly carries: readonly UnitWeight[];
}

/** BF2-BLDG-01; what they cost, hide and cover stands with the terrain. */
const BUILDING: Readonly<Record<'base' | 'city' | 'fortress', Building>> = {
  base: { strength: 12, carries: ['L', 'M'] },
  city: { strength: 14, carries: ['L', 'M', 'H'] },
  fortress: { strength: 16, carries: ['L', 'M', 'H', 'A'] },
};

export function buildingAt({ board }: OpenField, hex: number): (Building & { readonly mp: number }) | null {
  const terrain = TERRAINS[board.terrain[hex]];
  return terrain in BUILDING
    ? { ...BUILDING[terrain as keyof typeof BUILDING], mp: TERRAIN[terrain].cost }
    : null;
}

/** BF2-BLDG-04: ’Mechs within the weight limit, and infantry. */
export function canClimb(field: OpenField, unit: number, hex: number): boolean {
  const building = buildingAt(field, hex);
  if (!building) return false;
  const weight = field.weights[unit];
  return (
    field.letters[unit] === 'I' ||
    (field.letters[unit] === 'M' && weight !== null && building.carries.includes(weight))
  );
}
