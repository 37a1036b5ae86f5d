import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Reasons of the lines of explanations. */
export const REASONS = {
  design: 'Walking MP',
  bothLegs: 'Both legs destroyed',
  oneLeg: 'One leg destroyed',
  twoLegs: 'Two legs destroyed',
  threeLegs: 'Three legs destroyed',
  bothHips: 'Both hips damaged',
  oneHip: 'Hip damaged: half, rounded up',
  hip: 'Hip damaged',
  actuators: 'Leg and foot actuators',
  heat: 'Heat',
  noLess: 'Not below zero',
  noRunning: 'Nobody runs on one leg',
  jets: 'Jump jets',
  jetsLost: 'Jump jets destroyed',
  wetJets: 'Jump jets under water',
  deepWater: 'Nobody jumps out of deep water',
  owed: 'Spent on stepping aside',
  stuck: 'Stuck',
  onTheGround: 'A VTOL on the ground can only lift off',
  sideslip: 'Sideslip',
  enter: (hex: string, terrain: string) => `Enter ${hex}, ${terrain}`,
  road: (hex: string) => `Along the road into ${hex}`,
  condition: (name: string) => `${name[0].toUpperCase()}${name.slice(1)}`,
  levels: (levels: number) => `${count(Math.abs(levels), 'level', 'levels')} ${levels > 0 ? 'up' : 'down'}`,
  shift: 'Sideways, without turning',
  turn: (hexsides: number) => `Turn ${count(hexsides, 'hexside', 'hexsides')}`,
  jump: (hexes: number) => `Jump ${count(hexes, 'hex', 'hexes')}`,
  minimum: 'Minimum move',
} as const;

/** Answers to "why not?". */
export const WHY_NOT = {
  immobile: why("A 'Mech that is shut down, or whose pilot is unconscious, does nothing", 'CBT-SEQ-03'),
  noMp: why('That unit has no MP to spend', 'CBT-MOV-09'),
  cannotMove: why('That unit has nowhere to go', 'CBT-MOV-17'),
  notThisMode: why('That unit cannot do this in that mode', 'CBT-MOV-01'),
  modeChosen: why('The mode is chosen for the whole turn', 'CBT-MOV-01'),
  notAHex: (hex: string) => why(`There is no hex ${hex} on this map`, 'CBT-MOV-02'),
  taken: (hex: string) => why(`Another unit is in hex ${hex}`, 'CBT-MOV-17'),
  prone: why("A prone 'Mech cannot go anywhere; it may turn, or try to stand up", 'CBT-MOV-11'),
  tooFar: (hex: string, mp: number, needed: number) =>
    why(`Hex ${hex} cannot be reached with ${count(mp, 'MP', 'MP')}: the way takes ${needed}`, 'CBT-MOV-02'),
  noWay: (hex: string) => why(`No way on foot leads to hex ${hex}`, 'CBT-MOV-02'),
  noFacing: why('There are not enough MP to end in that facing', 'CBT-MOV-05'),
  nothingLeft: why('No MP would be left to go on with', 'CBT-MOV-02'),
  stuck: why('That unit is stuck where it stands', 'MT-PRE-03'),
  cannotJump: why('That unit cannot jump now', 'CBT-MOV-14'),
  byBoosters: why('With mechanical boosters nobody comes down on others', 'MT-SYS-11'),
  outOfJump: why('The jump jets do not reach that hex', 'CBT-MOV-14'),
  jumpTooFar: (hex: string, mp: number, hexes: number) =>
    why(
      hexes > mp
        ? `The jump jets do not reach hex ${hex} with ${count(mp, 'MP', 'MP')}: it takes ${hexes}`
        : `A jump of ${count(mp, 'MP', 'MP')} cannot end as high as hex ${hex}, or cannot get past what is on the way`,
      'CBT-MOV-14',
    ),
  noMinimum: why(
    'The hex ahead is closed to that unit, or it can be entered in the ordinary way',
    'CBT-MOV-10',
  ),
  cannotStand: why("That 'Mech cannot try to stand up now", 'CBT-MOV-13'),
  cannotDrop: why("That 'Mech cannot drop to the ground now", 'CBT-MOV-12'),
  cannotLeave: why('That unit cannot leave the map there with the MP it has', 'CBT-SCN-16'),
  noCharge: why("There is nobody whom that 'Mech can charge", 'CBT-PHY-20'),
  notAhead: why('The target must be in the hex directly ahead', 'CBT-PHY-20'),
  chargeLevels: why('A charge crosses one level at most', 'CBT-PHY-20'),
  surface: why('The surface of the water is between the two', 'CBT-PHY-04'),
  ship: why('Ships charge ships alone, and nothing else charges them', 'MT-PRE-30'),
  runIntoWater: why("A running 'Mech cannot enter water of depth 1 or more", 'CBT-MOV-08'),
  crowded: why('A unit that shares its hex must leave it first', 'CBT-MOV-18'),
  noMpToCharge: (cost: number, mp: number) =>
    why(`The hex of the target costs ${cost} MP, and ${mp} are left`, 'CBT-PHY-20'),
  noDfa: why("There is nobody whom that 'Mech can come down on", 'CBT-PHY-25'),
  notBefore: why('The jump does not come over that hex', 'CBT-PHY-27'),
  sinks: (most: number) =>
    why(`This 'Mech has ${count(most, 'heat sink', 'heat sinks')} to switch`, 'CBT-HEA-07'),
} as const;

export const PROMPTS = {
  move: 'Move a unit',
  goOn: (name: string, mp: number) => `${name} has ${mp} MP left`,
  sinks: (name: string) => `Heat sinks of ${name}`,
} as const;

export const LABELS = {
  unit: 'Unit',
  mode: 'Mode',
  to: 'Hex',
  from: 'From hex',
  facing: 'Facing',
  more: 'Then',
  target: 'Target',
  off: 'Heat sinks off',
  still: 'Stand still',
  move: 'Walk or run',
  jump: 'Jump',
  minimum: 'Minimum move into the hex ahead (counts as running)',
  stand: 'Stand up',
  drop: 'Drop to the ground',
  leave: 'Leave the map',
  charge: 'Charge',
  dfa: 'Death from above',
  stop: 'End the move',
  sinks: 'Switch heat sinks',
  leaveSinks: 'Leave them as they are',
  mindSinks: 'Ask about heat sinks in the End Phase',
  ask: 'In every End Phase',
} as const;

/** The names of choices. */
export const CHOICES = {
  more: { false: 'End the move', true: 'Go on' },
  end: (hex: string, hexes: number) => `${hex}, ${count(hexes, 'hex', 'hexes')} moved`,
  facing: (facing: string, mp: number) => `${facing}, ${mp} MP`,
  sinks: (off: number) => (off === 0 ? 'All on' : `${off} off`),
  mindSinks: (ask: boolean) => (ask ? 'Ask me' : 'Do not ask any more'),
} as const;

/** The units of the numbers beside choices. */
export const MEASURES = { mp: 'MP' } as const;
