import type { Tally } from '@ironfield/kernel/explanation.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import { COVER_MODIFIER, INFANTRY_COVER, TERRAIN_MODIFIER } from '../data/tables.ts';
import { navalIgnoresWater, vtolCover } from '../options.ts';
import type { RuleId } from '../rule-index.ts';
import type { Kind, Setup, Terrain } from '../state.ts';
import { REASONS } from '../text.ts';
import { isAir, isInfantry } from './kinds.ts';

export type Shelter = keyof typeof COVER_MODIFIER;

/** PA-CBT-12: of the terrain and a settlement of its own side only what covers best, and twice as much for infantry. */
export const coverLine =
  ({ options }: Pick<Setup, 'options'>, kind: Kind, terrain: Terrain, shelter: Shelter | null) =>
  (tally: Tally<RuleId>): void => {
    if (isAir(kind) && !(kind === 'vtol' && optionValue(vtolCover, options))) return;
    const isAtHome = kind === 'naval' && optionValue(navalIgnoresWater, options);
    const ofTerrain = isAtHome ? 0 : TERRAIN_MODIFIER[terrain];
    const ofShelter = shelter ? COVER_MODIFIER[shelter] : Number.NEGATIVE_INFINITY;
    const times = isInfantry(kind) ? INFANTRY_COVER : 1;
    if (shelter && ofShelter > ofTerrain) tally.add(times * ofShelter, REASONS.inside[shelter], 'PA-CBT-12');
    else if (ofTerrain !== 0) tally.add(times * ofTerrain, REASONS.terrain[terrain], 'PA-CBT-12');
  };
