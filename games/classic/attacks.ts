// Attacks as somebody thinks of them, before they are declared and become part of the state.

import type { PhysicalKind } from './data/physical-attacks.ts';
import type { Part } from './design.ts';
import type { AttackMarks, BlowMarks } from './extensions.ts';
import type { Target, Twist } from './state.ts';

/** The posture from which a unit fires. */
export interface Stance {
  readonly unit: number;
  readonly twist: Twist;
  /** The arm a prone unit props itself up on (CBT-WPN-05); null while it stands or has not chosen. */
  readonly prop: Part | null;
}

export interface Shot extends AttackMarks {
  readonly attacker: number;
  readonly weapon: number;
  readonly target: Target;
  readonly twist: Twist;
  /** CBT-THM-07: what a target other than the primary one costs. */
  readonly secondary: 0 | 1 | 2;
  /** CBT-WPN-08: the part aimed at, or -1. */
  readonly aim: Part | -1;
  /** The bin that it draws from, where that has been chosen. */
  readonly bin?: number | undefined;
}

export interface Blow extends BlowMarks {
  readonly kind: PhysicalKind;
  readonly attacker: number;
  readonly target: number;
  /** The arm or leg; -1 where none in particular. */
  readonly limb: Part | -1;
}

/** The field of an order that says whom a blow is for. */
export type TargetName = 'target' | 'left' | 'right';
