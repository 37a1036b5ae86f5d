// Mines as whoever comes upon them meets them (MT-SPV-06).

import type { Part } from '../../design.ts';

export interface Mines {
  readonly kind: string;
  readonly hex: number;
  readonly strength: number;
  /** Of a vibrabomb: the tons that it is set to. */
  readonly setting?: number | undefined;
  /** They go off, and everybody who sees it learns of them; is the field gone then? */
  goOff(dice: readonly number[], isGone: boolean): void;
  /** They strike this part of the unit. */
  strike(part: Part): void;
}
