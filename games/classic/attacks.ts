// Attacks as somebody thinks of them, before they are declared and become part of the state.

import type { PhysicalKind, Twist } from './state.ts';
import type { Location } from './units/locations.ts';

export interface Shot {
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
  readonly twist: Twist;
  /** CBT-THM-07: what a target other than the primary one costs. */
  readonly secondary: 0 | 1 | 2;
  /** CBT-WPN-08: location aimed at, or -1. */
  readonly aim: number;
}

export interface Blow {
  readonly kind: PhysicalKind;
  readonly attacker: number;
  readonly target: number;
  /** The arm or leg; -1 where none in particular. */
  readonly limb: Location | -1;
}
