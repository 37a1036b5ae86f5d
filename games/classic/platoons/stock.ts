import { type Arms, type InfantryFile, type InfantryMotion, SQUAD, tonsOf } from '../units/infantry-file.ts';

/** A platoon as a line; the usual number of troopers is 28, and 21 of those that jump. */
export function stock(
  name: string,
  motion: InfantryMotion,
  arms: Arms,
  more: Partial<
    Omit<InfantryFile, 'format' | 'version' | 'kind' | 'name' | 'model' | 'motion' | 'arms'>
  > = {},
): InfantryFile {
  return {
    format: 'ironfield-unit',
    version: 1,
    kind: 'infantry',
    name,
    model: '',
    motion,
    tons: tonsOf(motion, more.squad === true),
    arms,
    troopers: more.squad ? SQUAD : motion === 'jump' ? 21 : 28,
    ...more,
  };
}
