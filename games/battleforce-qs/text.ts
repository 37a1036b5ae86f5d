import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { CriticalHit } from './data/tables.ts';
import type { RuleId } from './rule-index.ts';
import type { Counter } from './state.ts';

/** Every sentence shown to a person. */

const counterName: Record<Counter['kind'], string> = { objective: 'objective', headquarters: 'Headquarters' };
const TARGET_MP = Array.from({ length: 32 }, (_, mp) => `Target has ${mp} MP`);

/** Reasons of the lines of explanations. */
export const REASONS = {
  base: 'Base to-hit number',
  range: ['Short range', 'Medium range', 'Long range'],
  damageValue: ['Damage Value at short range', 'Damage Value at medium range', 'Damage Value at long range'],
  terrain: ['Target in the open', 'Target on rough ground', 'Target in light woods', 'Target in heavy woods'],
  targetMp: (mp: number) => TARGET_MP[mp] ?? `Target has ${mp} MP`,
  targetJumps: 'Target is jump-capable',
  targetShutDown: 'Target is shut down',
  fireControl: 'Fire control hits',
  heat: 'Heat level',
  mpHits: 'Lost to MP hits',
  weaponHits: 'Weapon hits',
  overheat: 'Overheating',
  rear: 'Strikes the rear',
  slowest: (name: string) => `Slowest Element: ${name}`,
  noLess: 'Not below zero',
  shutDownInUnit: 'An Element of the Unit is shut down',
  enter: (hex: string, terrain: string) => `Enter ${hex}, ${terrain}`,
  jump: (hex: string) => `Jump to ${hex}`,
  lost: (name: string) => `Lost ${name}`,
  destroyed: (name: string) => `Destroyed ${name}`,
  counter: (kind: Counter['kind'], captured: boolean) =>
    `${captured ? 'Captured' : 'Occupied'} ${counterName[kind]}`,
} as const;

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

/** Answers to "why not?". */
export const WHY_NOT = {
  noSuchElement: why('There is no such Element', 'BFQ-COM-02'),
  ownElement: why('That Element is on your own side', 'BFQ-COM-02'),
  targetGone: why('That Element is destroyed or off the map', 'BFQ-COM-02'),
  nobodyToAttack: why('That Element has no target from its hex', 'BFQ-COM-02'),
  attackerShutDown: why('A shut down Element cannot attack', 'BFQ-HEA-04'),
  outOfRange: why('The target is more than 8 hexes away', 'BFQ-COM-05'),
  noDamageValue: why('The Element has no Damage Value at this range', 'BFQ-COM-05'),
  woodsBetween: why('Woods between the two hexes block the line of sight', 'BFQ-COM-03'),
  outOfArc: why('The target is outside the firing arc', 'BFQ-COM-04'),
  impossible: (number: number) =>
    why(`The attack would need ${number} on two dice, and 12 is the most they give`, 'BFQ-COM-07'),
  notAHex: (hex: string) => why(`There is no hex ${hex} on this map`, 'BFQ-MOV-02'),
  taken: (hex: string) => why(`Another Unit is in hex ${hex}`, 'BFQ-MOV-08'),
  ownCounter: (hex: string) => why(`Hex ${hex} holds a counter that you defend`, 'BFQ-SCN-06'),
  tooFar: (hex: string, mp: number, needed: number) =>
    why(`Hex ${hex} cannot be reached with ${mp} MP: it takes ${needed}`, 'BFQ-MOV-02'),
  noWay: (hex: string) => why(`No way leads to hex ${hex}`, 'BFQ-MOV-02'),
  cannotLeave: why('That Unit cannot reach the edge of the map with MP to spare', 'BFQ-SCN-03'),
  noSuchUnit: why('That is not one of your Units on the map', 'BFQ-SEQ-06'),
  unitMoved: why('That Unit has moved this turn', 'BFQ-SEQ-06'),
  immobile: why('That Unit cannot move', 'BFQ-MOV-09'),
  counterThere: (hex: string) => why(`Another counter is in hex ${hex}`, 'BFQ-SCN-05'),
  outsideZone: (hex: string, rule: RuleId) => why(`Hex ${hex} is outside the deployment zone`, rule),
  notOverheat: (max: number) => why(`This Element can overheat by at most ${max} now`, 'BFQ-HEA-02'),
} as const;

export const FACINGS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;
export const FACING_ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

export const PROMPTS = {
  deploy: 'Deploy your Units',
  objective: 'Place an Objective counter',
  headquarters: 'Place your Headquarters counter',
  setUpOrder: 'Set up first or second?',
  move: 'Move a Unit',
  declare: 'Declare your attacks',
  line: (attacker: string, target: string) =>
    `The line from ${attacker} to ${target} runs exactly between two hexes. Which side does it pass on?`,
  direction: (attacker: string, target: string) =>
    `The attack of ${attacker} meets ${target} exactly at a corner. Does it strike the front or the rear?`,
} as const;

export const LABELS = {
  unit: 'Unit',
  to: 'Hex',
  facing: 'Facing',
  deploy: 'Deploy',
  place: 'Place',
  first: 'Set up first',
  move: 'Move',
  leave: 'Leave the map (the Unit counts as destroyed)',
  declare: 'Declare attacks',
  attacks: 'Attacks',
  attacker: 'Attacker',
  target: 'Target',
  overheat: 'Overheat by',
  side: 'Side',
  direction: 'Direction',
} as const;

/** The unit of the numbers beside choices. */
export const MEASURES = { mp: 'MP', toHit: 'to hit' } as const;

export const ENDINGS = {
  destruction: 'All enemy Elements are destroyed',
  bothDestroyed: 'Both sides were destroyed in the same End Phase',
  stalemate: 'The Elements that are left can neither move nor damage each other',
  capture: 'Both enemy objectives and the enemy Headquarters are captured',
  points: 'The last turn is over: the victory points decide',
  turnLimit: 'The last turn is over and nobody has won',
} as const;

export const CRITICAL_NAMES: Record<CriticalHit, string> = {
  'ammo-explosion': 'ammo explosion',
  engine: 'engine hit',
  'fire-control': 'fire control hit',
  none: 'no critical hit',
  weapon: 'weapon hit',
  mp: 'MP hit',
  'head-blown-off': 'head blown off',
};

export const COUNTER_NAMES = counterName;
