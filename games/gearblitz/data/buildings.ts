/** HGB-BLDG-01: by the largest side in inches. */
export const BUILDING_SIZES = [
  { upTo: 2, size: 3, sturdy: 0, fragile: true },
  { upTo: 3, size: 5, sturdy: 0, fragile: false },
  { upTo: 4, size: 8, sturdy: 1, fragile: false },
  { upTo: 5, size: 11, sturdy: 2, fragile: false },
  { upTo: 6, size: 15, sturdy: 3, fragile: false },
] as const;

/** HGB-BLDG-02 */
export const BUILDING_ARMOR = { light: 10, medium: 15, heavy: 20, reinforced: 25 } as const;

/** HGB-BLDG-02: the default material of a piece. */
export const USUAL_MATERIALS: Readonly<Record<string, keyof typeof BUILDING_ARMOR>> = {
  'soft structure': 'light',
  building: 'medium',
  'damaged building': 'medium',
  'light fortification': 'heavy',
  bunker: 'reinforced',
};
