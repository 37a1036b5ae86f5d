// Equipment that is no weapon, and whether it works.

import type { FittingId } from '../../data/fittings.ts';
import type { Design, Fitting, Part } from '../../design.ts';
import type { Damage } from '../../state.ts';
import { areWhole } from './condition.ts';

/** Those of a kind that are neither hit nor lost. */
export const workingFittings = (
  { fittings }: Pick<Design, 'fittings'>,
  damage: Damage,
  id: FittingId,
): readonly Fitting[] =>
  fittings?.filter(({ type, parts }) => type.id === id && parts.every((slots) => areWhole(slots, damage))) ??
  NONE;

const NONE: readonly Fitting[] = [];

export const hasWorking = (design: Pick<Design, 'fittings'>, damage: Damage, id: FittingId): boolean =>
  workingFittings(design, damage, id).length > 0;

/** Does one work in this part? */
export const fittedIn = (
  design: Pick<Design, 'fittings'>,
  damage: Damage,
  id: FittingId,
  part: Part,
): boolean =>
  workingFittings(design, damage, id).some(({ parts }) => parts.some(({ location }) => location === part));
