import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { BaseReason, RollReason } from '../events.ts';
import type { RuleId } from '../rule-index.ts';

export const PURPOSES = {
  piloting: 'piloting',
  injury: 'pilot injury',
  facing: 'fall facing',
  fallOn: 'accidental fall',
  choice: 'random choice',
  ice: 'breaking ice',
  crust: 'magma crust',
} as const;

/** The reasons for a Piloting Skill Roll, as a line of its number. */
export const ROLL_REASONS: Readonly<Record<BaseReason, string>> = {
  kicked: 'Was kicked',
  pushed: 'Was pushed',
  charged: 'Was charged',
  stomped: 'Hit by death from above',
  'missed-kick': 'Missed a kick',
  'made-charge': 'Charged',
  'made-dfa': 'Made a death from above attack',
  domino: 'Domino effect',
  water: 'Entered water',
  rubble: 'Entered rubble',
  shutdown: 'Reactor shut down',
  'landed-on': 'Somebody fell on it',
  damage: '20 or more points of damage',
  actuator: 'Leg or foot actuator destroyed',
  hip: 'Hip destroyed',
  gyro: 'Gyro hit',
  'gyro-destroyed': 'Gyro destroyed',
  'leg-destroyed': 'Leg destroyed',
  cliff: 'Forced over a drop of more than 2 levels',
  stand: 'Standing up',
  run: 'Running with a damaged hip or gyro',
  land: 'Landing with damaged legs or gyro',
  injury: 'Avoiding injury',
  bog: 'Soft ground',
  skid: 'A turn on slippery ground',
  ice: 'Breaking ice',
  ground: 'Unsteady ground',
};

/** The same of rolls that options ask for, which bring their own words. */
export const rollWords = (reason: RollReason, words = ''): string =>
  (ROLL_REASONS as Readonly<Partial<Record<RollReason, string>>>)[reason] ?? words;

export const REASONS = {
  piloting: 'Piloting Skill',
  footing: (name: string) => `In ${name}`,
  actuators: 'Leg and foot actuators destroyed',
  onFour: 'On four legs',
  failedRoll: 'Number of the roll to stay on its feet',
  levels: 'Levels fallen',
  weight: 'One point for every 10 tons',
  height: 'For each level fallen',
  water: 'Half in water, rounded up',
  fallOn: 'Base number of an accidental fall',
} as const;

/** The rolls that a leap, a drop or a climb will ask for, before it is chosen. */
export const ROLLS_AHEAD = {
  legs: (number: number) => `legs ${number}+`,
  landing: (number: number) => `landing ${number}+`,
  climb: (number: number, rolls: number) => `${rolls === 1 ? '1 roll' : `${rolls} rolls`} of ${number}+`,
  water: (number: number) => `water ${number}+`,
  rubble: (number: number) => `rubble ${number}+`,
  bog: (number: number) => `soft ground ${number}+`,
  ice: (die: number) => `ice breaks on ${die}`,
} as const;

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const WHY_NOT = {
  noHex: why('There is no hex there', 'CBT-DSP-06'),
  occupied: why('Another unit is in that hex', 'CBT-DSP-06'),
  tooSteep: why('The change of level is too great', 'CBT-MOV-03'),
  runningBack: why("A 'Mech that ran cannot step back", 'CBT-MOV-04'),
  runningWater: why("A 'Mech that ran cannot enter water of depth 1 or more", 'CBT-MOV-08'),
  tooFewMp: why('It has not enough MP left for that hex', 'CBT-DSP-06'),
} as const;

export const PROMPTS = {
  stepAside: (name: string) => `${name} is about to be shoved out of its hex: should it try to step aside?`,
} as const;

export const LABELS = {
  stepAside: 'Step aside',
  way: 'Way',
  forward: (hex: string, mp: number) => `Step forward to ${hex} for ${mp} MP`,
  backward: (hex: string, mp: number) => `Step back to ${hex} for ${mp} MP`,
  stay: 'Take the push',
} as const;

export const MEASURES = { piloting: 'to stay on its feet' } as const;
