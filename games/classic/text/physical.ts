import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const PROMPTS = {
  declare: 'Declare a physical attack',
  sidestep: (charger: string) => `${charger} has missed: where does its charge end?`,
  makeWay: (unit: string, attacker: string) => `${attacker} comes down: where does ${unit} go?`,
  giveWay: (unit: string) => `Where is ${unit} thrown?`,
} as const;

export const LABELS = {
  attacker: 'Unit',
  target: 'Target',
  arms: 'Arms',
  arm: 'Arm',
  left: 'Target of the left arm',
  right: 'Target of the right arm',
  leg: 'Leg',
  limb: 'With',
  to: 'Hex',
  go: 'Go',
} as const;

export const KINDS = {
  punch: 'Punch',
  kick: 'Kick',
  club: 'Swing the club',
  hatchet: 'Swing the hatchet',
  push: 'Push',
  pass: 'No attack',
  charge: 'Charge',
  dfa: 'Death from above',
} as const;

export const LIMBS = {
  LA: 'Left arm',
  RA: 'Right arm',
  both: 'Both arms',
  legs: 'Both legs',
  LL: 'Left leg',
  RL: 'Right leg',
} as const;

/** A target with what the blow would do to it. */
export const withDamage = (name: string, points: number): string =>
  points > 0 ? `${name}, ${points} points` : name;

/** The outcomes of a blow, after "If it hits," and the like. */
export const OUTCOMES = {
  on: { hit: 'If it hits', miss: 'If it misses', always: 'Hit or miss' },
  rolls: (unit: string) => `${unit} rolls or falls`,
  pushed: (unit: string, hex: string | null) =>
    hex === null
      ? `${unit} is pushed off the map`
      : `${unit} is pushed into ${hex}, and the attacker follows`,
} as const;

/** Reasons of the lines of explanations. */
export const REASONS = {
  fixed: 'Fixed before the attacks were resolved',
  chargerDown: 'The charger has fallen',
  outOfControl: 'The attacker has lost control in the air',
  targetAway: 'The target is no longer there',
} as const;

export const MEASURES = { toHit: 'to hit' } as const;
export const PURPOSES = { toHit: 'to-hit', side: 'side struck' } as const;

export const WHY_NOT = {
  noSuchTarget: why('That is not an enemy unit', 'CBT-PHY-04'),
  nobodyNear: why('No enemy stands next to that unit', 'CBT-PHY-04'),
  noPlace: (hex: string, rule: RuleId) => why(`The unit cannot go to hex ${hex}`, rule),
} as const;
