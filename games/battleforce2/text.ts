import type { Edge } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Command } from './data/commands.ts';
import { type BombType, LAST_BOX, SPACES_PER_BOX } from './data/support-tables.ts';
import type { CriticalHit } from './data/tables.ts';
import type { Terrain } from './data/terrain.ts';
import type { Way } from './orders.ts';
import type { RuleId } from './rule-index.ts';
import type { Objective } from './state.ts';

/** Every sentence shown to a person. */

export const OBJECTIVE_NAMES: Record<Objective['kind'], string> = {
  objective: 'objective',
  headquarters: 'headquarters',
};

/** Reasons of the lines of explanations. */
export const REASONS = {
  base: 'Base number of the target',
  smoke: 'Smoke',
  hexBase: 'Base number of a hex',
  hexCover: (terrain: Terrain) => `A ${terrain} covers itself`,
  range: ['Pointblank range', 'Medium range', 'Long range'],
  damageValue: [
    'Damage Value at pointblank range',
    'Damage Value at medium range',
    'Damage Value at long range',
  ],
  cover: (terrain: Terrain) =>
    `Target in ${terrain === 'city' || terrain === 'fortress' ? 'a ' : ''}${terrain}`,
  targetJumps: 'Target can jump',
  battleArmor: 'Target is battle armor',
  chargerBase: 'The charger is faster than its target',
  chargerMp: 'MP of the charger',
  targetInWater: 'Target in water',
  rangeByC3: ['Pointblank range by C3', 'Medium range by C3', 'Long range by C3'],
  indirect: 'Indirect fire',
  attacking: {
    skill: 'Skill of the attacker',
    inWater: 'Attacker in water',
    heat: 'Heat level',
    armHits: 'Arm actuator or turret hits',
  },
  spotting: {
    skill: 'Skill of the spotter',
    inWater: 'Spotter in water',
    heat: 'Heat level of the spotter',
    armHits: 'Arm actuator or turret hits of the spotter',
  },
  heat: 'Heat level',
  legHits: 'Leg actuator, wheel or track hits',
  overheat: 'Overheating',
  rear: 'Strikes the rear',
  withheld: 'Withheld',
  printedMp: (name: string) => `MP of ${name}`,
  noLess: 'Not below zero',
  shutDownInUnit: 'An element of the unit is shut down',
  held: 'May not move',
  enter: (hex: string, terrain: Terrain) => `Enter ${hex}, ${terrain}`,
  climbDown: 'Climb down',
  jump: (hex: string) => `Jump to ${hex}`,
  lost: (name: string) => `Lost ${name}`,
  destroyed: (name: string) => `Destroyed ${name}`,
  objective: (kind: Objective['kind'], claimed: boolean) =>
    `${claimed ? 'Claimed' : 'Occupied'} ${kind === 'headquarters' ? 'the enemy headquarters' : 'an objective'}`,
} as const;

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

/** Answers to "why not?". */
export const WHY_NOT = {
  attackerDestroyed: why('That element is destroyed', 'BF2-ATK-01'),
  hasAttacked: why('That element has attacked this turn', 'BF2-SEQ-05'),
  attackerShutDown: why('A shut-down element cannot attack', 'BF2-HEAT-05'),
  movedOrFires: why('That element cannot attack in a turn when its unit has moved', 'BF2-EQ-13'),
  noDamageValue: why('The element has no Damage Value at this range', 'BF2-ATK-01'),
  noSuchElement: why('That is not an element of the unit', 'BF2-DECL-01'),
  elementGone: why('That element is destroyed', 'BF2-DECL-01'),
  targetGone: why('That unit is not on the map', 'BF2-ATK-01'),
  ownUnit: why('That unit is on your own side', 'BF2-ATK-01'),
  outOfRange: why('The target is more than 8 hexes away', 'BF2-ATK-01'),
  noSight: why('Terrain between the two hexes is higher than both units', 'BF2-LOS-03'),
  outOfArc: why('The target is outside the firing arc', 'BF2-ARC-01'),
  nobodyToAttack: why('That unit has no target from its hex', 'BF2-ATK-01'),
  hexOutOfRange: why('The hex is more than 8 hexes away', 'BF2-ATK-01'),
  hexOutOfSight: why('Terrain in between is higher than the unit and the hex', 'BF2-LOS-03'),
  hexOutOfArc: why('The hex is outside the firing arc', 'BF2-ARC-01'),
  noHexToAttack: why('That unit has no hex to attack from its own', 'BF2-ATK-01'),
  tooWeak: why("That needs a 'Mech or vehicle with a Damage Value of 2 at this range", 'BF2-WOOD-01'),
  unitFired: why('That unit has had its attacks this turn', 'BF2-SEQ-05'),
  notOverheat: (most: number) => why(`This element can overheat by at most ${most} now`, 'BF2-HEAT-07'),
  notAHex: (hex: string) => why(`There is no hex ${hex} on this map`, 'BF2-MAP-01'),
  tooFar: (hex: string, mp: number, needed: number) =>
    why(`Hex ${hex} cannot be reached with ${mp} MP: it takes ${needed}`, 'BF2-MOVE-01'),
  tooHigh: (hex: string, mp: number) =>
    why(`A jump with ${mp} MP does not clear the way to hex ${hex}`, 'BF2-JUMP-02'),
  noWay: (hex: string) => why(`No such way leads to hex ${hex}`, 'BF2-MOVE-01'),
  besideShip: (hex: string) => why(`Nobody shares hex ${hex} with a DropShip on the ground`, 'BF2-STACK-01'),
  friendThere: (hex: string) => why(`Another unit of yours is in hex ${hex}`, 'BF2-STACK-01'),
  notYours: why('That is not one of your units on the map', 'BF2-SEQ-04'),
  unitMoved: why('That unit has moved this turn', 'BF2-SEQ-04'),
  shutDown: why('A unit with a shut-down element cannot move', 'BF2-HEAT-05'),
  cannotJump: why('Not all elements of that unit can jump', 'BF2-JUMP-01'),
  noBridge: why('No bridge within reach would break under the unit', 'BF2-MAP-05'),
  cannotClimb: why('No building within reach can carry the unit', 'BF2-BLDG-04'),
  cannotExit: why('That unit cannot leave the map there', 'BF2-VIC-04'),
  counterThere: (hex: string) => why(`Another counter is in hex ${hex}`, 'BF2-OBJ-01'),
  outsideArea: (hex: string) => why(`No counter can be placed in hex ${hex}`, 'BF2-OBJ-01'),
  tooNear: (hex: string) => why(`Hex ${hex} is less than 5 hexes from your other objective`, 'BF2-OBJ-01'),
  cannotDeploy: (hex: string) => why(`That unit cannot be deployed in hex ${hex}`, 'BF2-SETUP-03'),
  deployed: why('That is not one of your units that has yet to deploy', 'BF2-SETUP-03'),
  paysPrice: why('That unit may not attack in this Combat Phase', 'BF2-ATK-01'),
  approaches: (hex: string) =>
    why(`Hex ${hex} is nearer to an enemy, and the unit must fall back`, 'BF2-CMDX-08'),
  oneCharge: why('Only one element of the unit can charge', 'BF2-CMDX-04'),
  noSuchCounter: why('That unit has no suitable counter', 'BF2-CMD-06'),
  noFreeUnit: why('That is not a command unit without a counter', 'BF2-CMD-04'),
  noSubordinate: why('A counter is passed to a direct subordinate without one', 'BF2-CMD-05'),
  noProbe: why('That element has no active probe it can use now', 'BF2-INFO-03'),
  notIdentified: why('The unit must be identified before its sheet can be read', 'BF2-CONC-04'),
  probeJammed: why('ECM jams the probe', 'BF2-EQ-08'),
  spots: why('That element is spotting for indirect fire this turn', 'BF2-EQ-11'),
  duel: why('By Clan honor, only one element of a unit attacks a target element', 'BF2-CLAN-03'),
  mayNotWithdraw: why('By Clan honor, nobody withdraws from the Inner Sphere', 'BF2-CLAN-05'),
  surprise: why('A surprise attack can only target the unit that came near', 'BF2-HID-04'),
  cannotSpot: why('That element cannot spot this target', 'BF2-EQ-11'),
  routed: why('A routed unit can only flee', 'BF2-MOR-03'),
  rides: why("A unit riding a 'Mech cannot attack", 'BF2-INF-05'),
  underWater: why(
    "Only other submarines, and ships and 'Mechs in the same hex, fight under water",
    'BF2-VEH-06',
  ),
  cannotFly: why('Only VTOLs fly high', 'BF2-VEH-07'),
  loadOrUnload: why('A carrier cannot both load and unload in a turn', 'BF2-EQ-16'),
  carriesItself: why('That unit is carrying another itself', 'BF2-EQ-16'),
  carriesNobody: why('That unit cannot carry anyone now', 'BF2-EQ-16'),
  cannotUnload: why('That unit cannot be put down now', 'BF2-EQ-16'),
  notBeside: why('That unit is not in an adjacent hex', 'BF2-EQ-16'),
  cannotRide: why('Battle armor rides OmniMechs, one on each', 'BF2-INF-05'),
  noCargo: why('That unit cannot be carried', 'BF2-EQ-06'),
  noRoom: (tons: number, room: number) =>
    why(`That unit weighs ${tons} tons, and there is room for ${room}`, 'BF2-EQ-16'),
  cannotPutDown: (hex: string) => why(`That unit cannot be put down in hex ${hex}`, 'BF2-EQ-16'),
  noTruck: why('That is not a coolant truck that can serve a unit now', 'BF2-EQ-07'),
  notInProbeRange: why('That unit is more than 4 hexes away', 'BF2-INFO-03'),
} as const;

export const FACINGS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;
export const FACING_ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

interface LuckyShot {
  readonly attacker: string;
  readonly target: string;
  readonly needed: number | null;
  readonly dice: readonly number[];
  readonly hit: boolean;
  readonly damage: number | null;
}

function hitWords(hit: boolean, damage: number | null): string {
  if (damage === null) return '';
  return hit ? ` for ${damage} damage` : `; a hit would do ${damage} damage`;
}

/** The end of a sentence; some commands bring their own stop, such as “Hello, HQ?”. */
const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

export const PROMPTS = {
  home: 'Choose your home edge',
  withhold: 'How much of your damage do you withhold?',
  objective: 'Place one of your objectives near the enemy’s home edge',
  headquarters: 'Place your headquarters on your home edge',
  setUpOrder: 'Deploy first or second?',
  deploy: 'Deploy your units on your home edge',
  actFirst: 'Act first or second this turn?',
  draw: 'Draw a command counter, or pass one down',
  placeCounter: (command: Command) => `You have drawn ${ended(command)} Where does it go?`,
  use: 'Use your commands',
  jam: (command: Command) => `The enemy uses ${ended(command)} Do you jam it?`,
  evade: (unit: string) => `${unit} is attacked. Does it reveal its counter?`,
  ambush: 'The enemy has moved. Do you spring an ambush?',
  ambushFire: (unit: string) => `${unit} springs its ambush: declare its attacks`,
  luck: (unit: string, purpose: string, dice: readonly number[]) =>
    `${unit}, ${purpose}: the dice show ${dice.join(' and ')}. Use luck now?`,
  luckWithShot: ({ attacker, target, needed, dice, hit, damage }: LuckyShot) =>
    `${attacker} attacks ${target}: ${needed === null ? '' : `needs ${needed}, `}rolls ${sum(dice)}, ${hit ? 'hits' : 'misses'}${hitWords(hit, damage)}. Roll again?`,
  move: 'Move a unit',
  declare: 'Declare the attacks of a unit',
  putDown: 'Your transports can no longer carry everyone: put units down',
  submarine: (unit: string) => `${unit}: surfaced or submerged?`,
} as const;

export const LABELS = {
  unit: 'Unit',
  to: 'Hex',
  facing: 'Facing',
  edge: 'Edge',
  way: 'Way',
  home: 'Home edge',
  place: 'Place',
  setUpFirst: 'Deploy first',
  deploy: 'Deploy',
  actFirst: 'Act first',
  move: 'Move',
  exit: 'Leave the map',
  load: 'Take aboard',
  unload: 'Put down',
  carrier: 'Carrier',
  deployAboard: 'Deploy aboard a vehicle',
  passenger: 'Passenger',
  cool: 'Hook up coolant',
  truck: 'Coolant truck',
  submerged: 'Depth',
  submerge: 'Submerged',
  surface: 'Surfaced',
  spotter: 'Spotter',
  fire: 'Fire',
  target: 'Target',
  attacks: 'Attacks',
  attacker: 'Attacker',
  attackHex: 'Attack a hex',
  aim: 'What for',
  element: 'Target element',
  overheat: 'Overheat by',
  withhold: 'Withhold damage',
  withholds: 'Decide what to withhold after the hits',
  scan: 'Scan with an active probe',
  probe: 'Probe',
  done: 'Done',
  draw: 'Draw',
  passDown: 'Pass a counter down',
  subordinate: 'To',
  placeCounter: 'Place face-down',
  placeNegative: 'Place face-up',
  returnCounter: 'Show it and return it to the cup',
  use: 'Use',
  pass: 'Pass',
  charges: 'Charge',
} as const;

export const WAY_NAMES: Record<Way, string> = {
  ground: 'along the ground',
  jump: 'by jumping',
  bridge: 'onto a bridge that will break',
  high: 'to fly high',
  climb: 'onto buildings',
};

export const EDGE_NAMES: Record<Edge, string> = {
  north: 'the north edge',
  south: 'the south edge',
  east: 'the east edge',
  west: 'the west edge',
};

/** The unit of the numbers beside choices. */
export const MEASURES = { mp: 'MP', toHit: 'to hit' } as const;

export const ENDINGS = {
  survivor: 'The other side has no unit left on the map',
  claimed: (counters: number) =>
    counters === 1
      ? 'The only objective is claimed'
      : `${counters === 2 ? 'Both' : 'All three'} objectives are claimed`,
  decisive: 'A decisive victory by points',
  marginal: 'A marginal victory by points',
  draw: 'Both sides have the same victory points',
} as const;

/** BF2-CRIT-02: its name on a 'Mech, and on anything else. */
export const CRITICAL_NAMES: Record<CriticalHit, readonly [mech: string, vehicle: string]> = {
  none: ['no critical hit', 'no critical hit'],
  arm: ['arm actuator hit', 'turret hit'],
  leg: ['leg actuator hit', 'wheel or track hit'],
  weapon: ['weapon destroyed', 'weapon destroyed'],
  engine: ['engine hit', 'engine hit'],
  killed: ['head blown off', 'crew killed'],
};

/** BF2-OFF-01: a place on a half of the support map. */
export function spaceName(space: number): string {
  if (space > LAST_BOX * SPACES_PER_BOX) return 'Off the support map for good';
  const box = Math.floor(space / SPACES_PER_BOX);
  const rest = space % SPACES_PER_BOX;
  return rest === 0 ? `Box ${box}` : `${rest} beyond Box ${box}`;
}

export const BOMB_NAMES: Readonly<Record<BombType, string>> = {
  explosive: 'high explosive',
  cluster: 'cluster',
  inferno: 'inferno',
  mines: 'mines',
};

/** BF2-REC-05: levels with a name. */
export const SKILL_NAMES: Readonly<Record<number, string>> = {
  1: 'Green',
  0: 'Regular',
  [-1]: 'Veteran',
  [-2]: 'Elite',
};
