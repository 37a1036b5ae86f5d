/** PA-FOT-03, PA-FOT-04: where a side of the Fall of Terra may place a counter. */
export type Area =
  /** Within so many hexes of one; on its land mass alone, where that is said. */
  | { readonly near: string; readonly within: number; readonly isMainland?: true }
  /** In any zone of the orbit. */
  | { readonly orbit: true }
  /** With any unit of the areas named. */
  | { readonly beside: readonly string[] };

export const AREAS: Readonly<Record<string, Area>> = {
  'new-york': { near: 'E11', within: 2 },
  moscow: { near: 'D19', within: 2 },
  shanghai: { near: 'F24', within: 2, isMainland: true },
  'sao-paulo': { near: 'K12', within: 1 },
  sydney: { near: 'L01', within: 0 },
  division: { beside: ['new-york', 'moscow', 'shanghai', 'sao-paulo', 'sydney'] },
  orbit: { orbit: true },
  'great-lakes': { near: 'D11', within: 1 },
};
