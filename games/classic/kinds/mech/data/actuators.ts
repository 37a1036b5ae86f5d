import type { BasicKind } from '../../../data/physical-attacks.ts';
import type { RuleId } from '../../../rule-index.ts';
import { REASONS } from '../../../text/to-hit.ts';
import type { ComponentKind } from '../../../units/design.ts';

/** CBT-CRT-24: what the actuators of the limbs add to the number, and whether they halve the damage. */
interface Actuator {
  readonly kind: ComponentKind;
  readonly modifier: number;
  readonly halves: boolean;
  readonly reason: string;
}

const UPPER_ARM: Actuator = { kind: 'upper-arm', modifier: 2, halves: true, reason: REASONS.noUpperArm };
const LOWER_ARM: Actuator = { kind: 'lower-arm', modifier: 2, halves: true, reason: REASONS.noLowerArm };
const HAND: Actuator = { kind: 'hand', modifier: 1, halves: false, reason: REASONS.noHand };
const UPPER_LEG: Actuator = { kind: 'upper-leg', modifier: 2, halves: true, reason: REASONS.noUpperLeg };
const LOWER_LEG: Actuator = { kind: 'lower-leg', modifier: 2, halves: true, reason: REASONS.noLowerLeg };
const FOOT: Actuator = { kind: 'foot', modifier: 1, halves: false, reason: REASONS.noFoot };
const SHOULDER: Actuator = { kind: 'shoulder', modifier: 2, halves: false, reason: REASONS.shoulder };

export const ACTUATORS: Readonly<Record<BasicKind, readonly Actuator[]>> = {
  punch: [UPPER_ARM, LOWER_ARM, HAND],
  kick: [UPPER_LEG, LOWER_LEG, FOOT],
  club: [UPPER_ARM, LOWER_ARM],
  hatchet: [UPPER_ARM, LOWER_ARM],
  push: [SHOULDER],
  charge: [],
  dfa: [],
};
export const ACTUATOR_RULES: Readonly<Record<BasicKind, RuleId>> = {
  punch: 'CBT-PHY-10',
  kick: 'CBT-PHY-18',
  club: 'CBT-PHY-12',
  hatchet: 'CBT-PHY-14',
  push: 'CBT-PHY-15',
  charge: 'CBT-PHY-21',
  dfa: 'CBT-PHY-28',
};
