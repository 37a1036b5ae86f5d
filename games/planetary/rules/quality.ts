import { optionValue } from '@ironfield/kernel/options/options.ts';
import { faceUpQuality } from '../options.ts';
import type { Counter, Quality, Setup, War } from '../state.ts';
import { isAlwaysOpen } from './kinds.ts';

/** PA-SEQ-05: is the quality of a counter not seen as soon as it lies face-up? */
export const hidesQuality = ({ options, war }: Pick<Setup, 'options' | 'war'>): boolean =>
  war !== undefined && !optionValue(faceUpQuality, options);

/** Is a counter of a sort that comes in several qualities, and does not show which? */
export function isQualityHidden(
  setup: Setup,
  war: Pick<War, 'rated'> | null,
  { id, type }: Counter,
): boolean {
  if (!hidesQuality(setup) || war?.rated?.includes(id)) return false;
  const { kind, prices } = setup.sheets[type];
  return !isAlwaysOpen(kind) && prices.filter((price) => price !== null).length > 1;
}

/** What everybody learns of the quality of a counter that is turned up on the map. */
export const qualityTold = (setup: Setup, war: War | null, counter: Counter): Quality | null =>
  isQualityHidden(setup, war, counter) ? null : counter.quality;
