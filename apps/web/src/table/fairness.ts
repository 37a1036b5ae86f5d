// What a game has for fair fights beside its mustering.

import type { Force, Mustering } from '@ironfield/kernel/options/mustering.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import type { ComponentType } from 'react';

/** Forces and a map while they are being chosen. */
export interface ForcePlan {
  readonly forces: readonly Force[];
  readonly map: object;
  /** The measure by which the sides are weighed against each other. */
  readonly measure: string;
  /** Most that a side may be worth; null: whatever comes out. */
  readonly most: number | null;
}

export interface FairFightProps {
  /** With the measure that fair fights go by. */
  readonly muster: Mustering<CoreSetup>;
  readonly plan: ForcePlan;
  readonly options: OptionValues;
  onChange(plan: ForcePlan): void;
  onClose(): void;
}

export interface Fairness {
  /** The same mustering with one more measure. */
  measured(muster: Mustering<CoreSetup>): Mustering<CoreSetup>;
  readonly Dialog: ComponentType<FairFightProps>;
}
