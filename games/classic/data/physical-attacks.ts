import type { HitTable } from '../events.ts';
import type { RuleId } from '../rule-index.ts';
import type { PhysicalKind } from '../state.ts';
import { REASONS } from '../text/to-hit.ts';
import type { ComponentKind } from '../units/design.ts';

/** CBT-PHY-02 */
export const KIND_MODIFIERS: Readonly<Record<PhysicalKind, number>> = {
  punch: 0,
  kick: -2,
  club: -1,
  hatchet: -1,
  push: -1,
  charge: 0,
  dfa: 0,
};

type Levels = readonly [lower: HitTable | null, same: HitTable | null, higher: HitTable | null];
const NEVER: Levels = [null, null, null];

/** CBT-PHY-06: hit location tables by how the target stands to the attacker; null where there is no such attack. */
export const TABLES_STANDING: Readonly<Record<Exclude<PhysicalKind, 'dfa'>, Levels>> = {
  punch: [null, 'punch', 'kick'],
  kick: ['punch', 'kick', null],
  club: ['punch', 'mech', 'kick'],
  hatchet: ['punch', 'mech', 'kick'],
  push: [null, 'mech', null],
  charge: ['mech', 'mech', 'mech'],
};
export const TABLES_PRONE: Readonly<Record<Exclude<PhysicalKind, 'dfa'>, Levels>> = {
  punch: [null, null, 'mech'],
  kick: [null, 'mech', null],
  club: [null, null, 'mech'],
  hatchet: [null, null, 'mech'],
  push: NEVER,
  charge: NEVER,
};

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

export const ACTUATORS: Readonly<Record<PhysicalKind, readonly Actuator[]>> = {
  punch: [UPPER_ARM, LOWER_ARM, HAND],
  kick: [UPPER_LEG, LOWER_LEG, FOOT],
  club: [UPPER_ARM, LOWER_ARM],
  hatchet: [UPPER_ARM, LOWER_ARM],
  push: [SHOULDER],
  charge: [],
  dfa: [],
};
export const ACTUATOR_RULES: Readonly<Record<PhysicalKind, RuleId>> = {
  punch: 'CBT-PHY-10',
  kick: 'CBT-PHY-18',
  club: 'CBT-PHY-12',
  hatchet: 'CBT-PHY-14',
  push: 'CBT-PHY-15',
  charge: 'CBT-PHY-21',
  dfa: 'CBT-PHY-28',
};
