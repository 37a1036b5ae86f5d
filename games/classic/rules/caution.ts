// Fog and ice: who does not pay for care risks a fall (MT-WX-11).

import type { Battlefield } from '../battlefield.ts';
import { isIce } from './steps.ts';
import { isInWeather } from './weather.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    /** It pays for no care. */
    readonly fullSpeed?: true;
  }
}

export const FOG = 2;
const ICE = 1;

/** What care costs in a hex: fog stands in for ice. */
export function careIn(field: Battlefield, cell: number): number {
  const { options } = field.setup;
  if (options['weather-fog'] === true && isInWeather(field, cell)) return FOG;
  return options['condition-ice'] === true && isIce(field, cell) ? ICE : 0;
}
