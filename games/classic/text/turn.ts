import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const PROMPTS = {
  place: 'Place your unit',
  next: "Which of your side's units should be next?",
} as const;

export const LABELS = {
  place: 'Place a unit',
  unit: 'Unit',
  zone: 'Zone',
  to: 'Hex',
  facing: 'Facing',
  next: "Choose a 'Mech",
} as const;

export const FACINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

/** The condition of a 'Mech at a glance. */
export const CONDITIONS = {
  offMap: 'not on the map',
  aboard: (carrier: string) => `aboard ${carrier}`,
  prone: 'prone',
  shutDown: 'shut down',
  unconscious: 'unconscious',
  heat: (heat: number) => `heat ${heat}`,
} as const;

export const PURPOSES = {
  initiative: 'initiative',
} as const;

export const WHY_NOT = {
  notYours: why("That is not one of your 'Mechs", 'CBT-SEQ-03'),
  hasActed: why("That 'Mech has acted in this phase", 'CBT-SEQ-03'),
  outsideZone: (hex: string) => why(`Hex ${hex} is not in your zone`, 'CBT-SCN-01'),
  noGround: (hex: string) => why(`It cannot stand in hex ${hex}`, 'CBT-SCN-01'),
  taken: (hex: string) => why(`Another unit is in hex ${hex}`, 'CBT-MOV-17'),
} as const;

export const OUTCOMES = {
  turnLimit: 'The turn limit is reached',
  draw: "The last 'Mechs of both sides are out of the game at once",
  last: (side: string) => `${side} has the last 'Mech on the map`,
  crippled: (side: string) => `All enemies of ${side} are crippled or destroyed`,
  crippledBoth: 'Both sides are crippled or destroyed at once',
  escaped: (side: string) => `${side} has broken through`,
  stopped: (side: string) => `${side} has stopped the breakthrough`,
} as const;

/** For attacks that cannot hit. */
export const CALL_OFF = {
  prompt: 'This attack cannot hit. Call it off?',
  label: 'Attack',
  stop: 'Call it off',
  goOn: 'Attack anyway',
} as const;
