import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const AERO_LABELS = {
  load: 'Load bombs',
  loads: 'Loads',
  fly: 'Fly',
  zone: 'To',
  land: 'Land',
  where: 'Where',
  runway: 'First hex of the runway',
  rev: 'Rev up the engines',
  launch: 'Launch',
  strafe: 'Strafe',
  hexes: 'Hexes',
  bomb: 'Drop bombs',
  drops: 'Bombs',
} as const;

export const AERO_PROMPTS = { load: 'Load your fighters with bombs' } as const;

export const AERO_WHY_NOT = {
  notFlying: why('That is not one of your units in the air that has yet to move', 'BF2-AERO-02'),
  tooFar: (mp: number) => why(`That cannot be reached with ${mp} MP`, 'BF2-AERO-02'),
  hexTaken: (hex: string) => why(`Another aircraft of yours is over hex ${hex}`, 'BF2-AERO-04'),
  otherSheet: (hex: string) => why(`Hex ${hex} is on another mapsheet`, 'BF2-AERO-02'),
  noLanding: why('That unit cannot land there', 'BF2-AERO-06'),
  noRunway: (hex: string) => why(`No runway begins in hex ${hex}`, 'BF2-AERO-07'),
  notGrounded: why('That is not one of your units on the ground that has yet to move', 'BF2-AERO-08'),
  noLaunch: why('That unit has not revved up its engines, or has no runway ahead', 'BF2-AERO-08'),
  noStrafing: why('That unit cannot strafe that far', 'BF2-AERO-13'),
  noBombs: why('That unit has no such bombs to drop here', 'BF2-AERO-14'),
  noLoad: why('That element carries no bombs', 'BF2-AERO-03'),
  spheroidFlies: why('A spheroid DropShip attacks only from the ground', 'BF2-AERO-10'),
  sideUsed: why('That side of the DropShip has fired this turn', 'BF2-AERO-10'),
} as const;

export const AERO_REASONS = {
  bombs: 'Bombs on board',
  taxi: 'Taxiing',
  spheroidOnGround: 'A spheroid DropShip on the ground',
  bombing: 'Bombing',
  skill: 'Skill of the pilots',
} as const;
