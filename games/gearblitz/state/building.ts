import type { BUILDING_ARMOR } from '../data/buildings.ts';

/** HGB-BLDG-02 */
export type Material = keyof typeof BUILDING_ARMOR;

/** A section of a building as damage sees it. */
export interface Section {
  readonly size: number;
  readonly armor: number;
  readonly sturdy: number;
  readonly fragile: boolean;
}
