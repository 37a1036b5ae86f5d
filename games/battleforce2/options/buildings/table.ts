import type { OpenField } from '../../battlefield.ts';
import { BUILDINGS_BY_KIND, type Building } from '../../data/tables.ts';
import { TERRAIN, TERRAINS } from '../../data/terrain.ts';

export function buildingAt({ board }: OpenField, hex: number): (Building & { readonly mp: number }) | null {
  const terrain = TERRAINS[board.terrain[hex]];
  return terrain in BUILDINGS_BY_KIND
    ? { ...BUILDINGS_BY_KIND[terrain as keyof typeof BUILDINGS_BY_KIND], mp: TERRAIN[terrain].cost }
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
