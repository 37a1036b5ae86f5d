import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Load } from '../data/arsenal.ts';
import type { RuleId } from '../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const PROMPTS = {
  declare: 'Declare weapon attacks',
} as const;

export const LABELS = {
  fire: 'Fire weapons',
  hold: 'Hold fire',
  findClub: 'Pick up a club',
  club: 'Club',
  twist: 'Torso twist',
  prop: 'Prop up on',
  target: 'Primary target',
  attacks: 'Weapons',
  weapon: 'Weapon',
  attackTarget: 'Target',
  bin: 'Ammunition',
  rounds: 'Rounds',
  aim: 'Aim at',
} as const;

export const TWISTS: Readonly<Record<string, string>> = {
  '-2': 'Two hexsides left',
  '-1': 'One hexside left',
  '0': 'Straight ahead',
  '1': 'One hexside right',
  '2': 'Two hexsides right',
  '3': 'To the rear',
};

export const CLUBS = {
  tree: 'Uproot a tree',
  limb: 'A limb that lies here',
  girder: 'A girder in the rubble',
} as const;
export const NO_AIM = 'none';
export const AIM_NOWHERE = 'Nowhere in particular';
export const loaded = (load: Load | undefined, hasSlugs: boolean, where: string): string =>
  `${load ?? (hasSlugs ? 'slug' : 'standard')}: ${where}`;
const COUNTS: Readonly<Record<number, string>> = { 1: 'One round', 2: 'Two', 4: 'Four', 6: 'Six' };
export const roundWords = (rounds: number, jam: number): string =>
  jam === 0
    ? COUNTS[rounds]
    : `${COUNTS[rounds]} rounds; ${jam === 2 ? 'a 2 jams it' : `${jam} or less jams it`}`;
export const shotsLeft = (where: string, shots: number): string => `${where}, ${shots} shots`;

export const MEASURES = { toHit: 'to hit' } as const;
export const PURPOSES = {
  toHit: 'to-hit',
  cluster: 'cluster hits',
  sweep: 'machine gun at infantry',
  squad: 'shots that hit',
  aimed: 'aimed shot',
} as const;

export const WHY_NOT = {
  noRounds: why('It does not fire so many rounds at once', 'MT-BASE-10'),
  oneByOne: why('These rounds are fired one by one', 'MT-WPN-59'),
  nothingToFire: why('That unit has nothing to fire at from where it is', 'CBT-WPN-01'),
  noTwist: why("That 'Mech cannot twist its torso so", 'CBT-ARC-03'),
  noTarget: why('No weapon can be fired at that target', 'CBT-WPN-02'),
  forwardFirst: why('With a target in the forward arc the primary target must be one of those', 'CBT-THM-07'),
  onlyAttack: why('That is the only attack of its turn', 'MT-PRE-15'),
  noWeapon: why('That weapon cannot be fired at anything now', 'CBT-WPN-01'),
  tooFewShots: why('There are not enough shots left for all of these weapons', 'CBT-WPN-04'),
  noShots: why('That bin holds no shots for this weapon', 'CBT-WPN-04'),
  noClub: why('There is no club to be had here', 'CBT-PHY-13'),
} as const;
