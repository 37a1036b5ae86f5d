// Fog and ice: who does not pay for care risks a fall (MT-WX-11).

import type { Battlefield } from '../../battlefield.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** It pays for no care. */
    readonly fullSpeed?: true;
  }
}

export const FOG = 2;
export const ICE = 1;

/** The cost of care in a hex: fog stands in for ice. */
export function careIn(field: Battlefield, cell: number): number {
  return field.plugged.care?.(0, field, cell) ?? 0;
}
