import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Heading } from '@ironfield/spaces/grid.ts';
import type { RuleId } from './rule-index.ts';
import type { BattleEnd, BattleKind, JumpPoint, Operation, Quality, Terrain, War, Watch } from './state.ts';

/** Every sentence shown to a person. */

const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

export const QUALITY_NAMES: Record<Quality, string> = {
  green: 'Green',
  regular: 'Regular',
  veteran: 'Veteran',
  elite: 'Elite',
};

export const TERRAIN_NAMES: Record<Terrain, string> = {
  plains: 'Plains',
  woods: 'Woods',
  mountains: 'Mountains',
  desert: 'Desert',
  arctic: 'Arctic',
  water: 'Water',
  space: 'Space',
};

export const HEADING_NAMES: Record<Heading, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const HEADING_ARROWS: Record<Heading, string> = { N: '↑', E: '→', S: '↓', W: '←' };

export const BATTLE_NAMES: Record<BattleKind, string> = {
  land: 'on land',
  sea: 'at sea',
  space: 'in space',
};

export const UNKNOWN_COUNTER = 'Unknown counter';

/** Reasons of the lines of explanations. */
export const REASONS = {
  defense: 'Defense Rating of the target',
  attackValue: 'Attack Value',
  quality: {
    green: 'Green attacker',
    regular: 'Regular attacker',
    veteran: 'Veteran attacker',
    elite: 'Elite attacker',
  },
  attackerUnsupplied: 'Attacker is out of supply',
  attackerDamaged: 'Attacker is damaged',
  flank: 'Against the flank of the target',
  rear: 'From behind the target',
  harassed: (count: number) => `${units(count)} harassing the attacker`,
  targetDamaged: 'Target is damaged',
  targetUnsupplied: 'Target is out of supply',
  supported: (count: number) => `${units(count)} harassing the target`,
  terrain: {
    plains: 'Target in Plains',
    woods: 'Target in Woods',
    mountains: 'Target in Mountains',
    desert: 'Target in Desert',
    arctic: 'Target in Arctic',
    water: 'Target on Water',
    space: 'Target in Space',
  },
  inside: {
    base: 'Target inside a Base',
    city: 'Target inside a City',
    fortress: 'Target inside a Fortress',
  },
  mechInArctic: "'Mechs stay cool in the Arctic",
  mechInDesert: "'Mechs run hot in the Desert",
  enter: (box: string, terrain: Terrain) => `Enter ${box}, ${TERRAIN_NAMES[terrain]}`,
  turn: 'Turn to another facing',
  wholeMove: 'One box as the whole move',
  wholeMarch: 'One hex as the whole move',
  leap: {
    surface: 'Landing takes the whole move',
    orbit: 'Going to orbit takes the whole move',
    system: 'Leaving orbit takes the whole move',
    'other-worlds': 'Landing takes the whole move',
  },
  enterSpace: (place: string) => `Enter ${place}`,
  landing: 'Landing',
  crew: { green: 'Green crew', regular: 'Regular crew', veteran: 'Veteran crew', elite: 'Elite crew' },
  enemyStronghold: 'Enemy city or fortress in the hex',
  enemyCitiesNear: (count: number) => `${count} enemy ${count === 1 ? 'city' : 'cities'} next to it`,
  enemyFlyers: (count: number) => `${count} enemy aerospace ${count === 1 ? 'unit' : 'units'} in the hex`,
  bombardment: 'Bombardment from orbit',
  fromOrbit: 'Dropped from orbit',
  trap: 'A trap is Green',
  landOrTakeOff: 'Landing or taking off takes the whole move',
  exactMaps: 'Exact maps of the system',
  disrupted: 'Its command is disrupted',
  jump: (kind: string) => `Arrival at the ${kind} point`,
} as const;

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

/** Answers to "why not?". */
export const WHY_NOT = {
  noAttackValue: why('That unit has no Attack Value', 'PA-CBT-08'),
  offBoard: why('That unit is not on the board', 'PA-CBT-08'),
  ownUnit: why('That unit is on your own side', 'PA-CBT-08'),
  city: why('Cities shelter units, but cannot be attacked', 'PA-CBT-17'),
  notStraight: why('The target must be straight ahead or to the side, not diagonally away', 'PA-CBT-08'),
  tooFar: (range: number) =>
    why(
      range === 1 ? 'The target must be in an adjacent box' : `The target is more than ${range} boxes away`,
      'PA-CBT-08',
    ),
  behind: why('The target is behind the unit, which attacks only to its front and sides', 'PA-CBT-08'),
  nobody: why('That unit has no target from its hex', 'PA-CBT-08'),
  farFromHome: why('That unit cannot get over its home edge with the MP it has', 'PA-CBT-07'),
  nothingToRepair: why('Only a convoy repairs, and only a damaged unit in its own box', 'PA-CBT-09'),
  moved: why('That unit has moved in this Combat Turn', 'PA-CBT-06'),
  attacked: why('That unit has attacked in this Combat Turn', 'PA-CBT-06'),
  cannotMove: why('That unit never moves', 'PA-CBT-07'),
  held: (box: string) => why(`The enemy is in box ${box}`, 'PA-CBT-07'),
  noEntry: (box: string) => why(`That unit cannot stand in box ${box}`, 'PA-CBT-02'),
  outOfReach: (box: string, mp: number) => why(`Box ${box} cannot be reached with ${mp} MP`, 'PA-CBT-07'),
  outsideZone: (box: string) => why(`Box ${box} is not in your reserve or on your front line`, 'PA-CBT-05'),
  laterLayer: (box: string) =>
    why(`Other boxes must be filled before another unit goes to box ${box}`, 'PA-CBT-05'),
  noHex: why('There is no such hex', 'PA-MAP-01'),
  notInto: (hex: string) => why(`That unit cannot enter ${hex}`, 'PA-MOVE-03'),
  tooFarAway: (hex: string, mp: number) =>
    why(`${hex} cannot be reached in one move with ${mp} MP`, 'PA-MOVE-01'),
  mustLand: (hex: string) => why(`From orbit a unit has to land in ${hex}, with a roll`, 'PA-ORBIT-05'),
  otherZone: (zone: string) =>
    why(`From the surface a unit goes to a zone above it, not to ${zone}`, 'PA-ORBIT-04'),
  notAtPlanet: why('Only who begins the turn in the hex of the planet enters its orbit', 'PA-DEEP-04'),
  notInOrbit: why('Only fighters and DropShips land, and only out of orbit', 'PA-ORBIT-05'),
  nothingToDrop: why("It has no 'Mech or battle armor aboard, or has dropped in this turn", 'PA-DROP-01'),
  cannotStrafe: why('It passes no enemy, or is no fighter or assault DropShip', 'PA-ACBT-01'),
  notCharging: why('It has nothing to charge', 'PA-DEEP-06'),
  notAtJumpPoint: why('Only a charged ship that began the turn at zenith or nadir jumps out', 'PA-DEEP-05'),
  nobodyToEngage: why('There is nobody to fight in its place, or it has just arrived', 'PA-ACBT-03'),
  nothingToBombard: why(
    'Only a WarShip that has not fought bombards, and only what is below it',
    'PA-ACBT-04',
  ),
  marched: why('That unit has moved in this turn', 'PA-MOVE-01'),
  hasUnloaded: why('A transport that has unloaded ends its move', 'PA-TRANS-01'),
  immobile: why('That counter never moves', 'PA-UNIT-04'),
  isAboard: why('That unit is aboard a transport', 'PA-TRANS-01'),
  noTransport: why('No transport with room for it is here', 'PA-TRANS-02'),
  nothingToScout: why('There is nothing unknown beside it, or it has no MP left', 'PA-RECON-01'),
  tooMany: (points: number) => why(`It has MP for ${points} counters`, 'PA-RECON-01'),
  tooDear: (cost: number, budget: number) =>
    why(`That costs ${cost} points, and there are ${budget}`, 'PA-UNIT-07'),
  tooManyCounters: (most: number) => why(`A side has at most ${most} counters`, 'PA-UNIT-07'),
  soldOut: (code: string, most: number) =>
    why(
      `There ${most === 1 ? 'is' : 'are'} only ${most} printed ${code} ${most === 1 ? 'counter' : 'counters'}`,
      'PA-SEQ-06',
    ),
  needsLand: (hex: string) => why(`A settlement needs land, and ${hex} has none`, 'PA-SCN-02'),
  tooClose: (hex: string) => why(`${hex} is too close to another settlement`, 'PA-SCN-02'),
  fewDropShips: (most: number) =>
    why(
      most === 0
        ? 'In a raid a defender has DropShips for every 200 points alone'
        : `In a raid this defender has at most ${most} ${most === 1 ? 'unit' : 'units'} of DropShips`,
      'PA-SCN-10',
    ),
  disrupted: why('Its command is disrupted, so it stays where it is', 'PA-FOT-11'),
  undetected: why('The raid is not detected yet, and that unit was not attacked', 'PA-SCN-11'),
  noEscape: why('Raiders leave at zenith or nadir, once they have been elsewhere', 'PA-SCN-12'),
  nothingToTake: why(
    'Only ground units and transport VTOLs take the headquarters along, a turn after it was found, once in a turn',
    'PA-SCN-21',
  ),
  noRoom: (name: string) => why(`There is no room for ${name} aboard your DropShips`, 'PA-SCN-01'),
  noDrop: (box: string) => why(`Dropped units come into one box without enemies, not ${box}`, 'PA-DROP-03'),
  mainBoxFirst: (box: string) => why(`Your last unit must go to your main box, ${box}`, 'PA-CBT-05'),
} as const;

/** Why a report cannot be of a battle. Its rules (PA-ZOOM) are those of campaigns. */
export const WHY_NOT_REPORTED = {
  others: { message: 'The report is not of those who fight in this battle' },
  unknown: (type: string) => ({ message: `"${type}" is not what can be left of such a counter` }),
  revived: { message: 'Elements that were destroyed do not come back' },
  standing: { message: 'The loser does not keep the field' },
  settled: { message: 'A settlement does not flee' },
} as const;

export const PROMPTS = {
  buy: (points: number) => `Buy units for ${points} points`,
  buyTwice: (points: number) => `Buy a main force and a relief force, each for ${points} points`,
  hide: 'Where are your headquarters and two decoys?',
  target: 'Which base do you raid?',
  escape: 'Who leaves the system?',
  found: 'Place your cities and other settlements',
  post: (left: number) => `Place your units (${left} left)`,
  settle: 'Place your settlement',
  deploy: 'Set up a unit',
  act: (left: number) => `Take an action (${left} left)`,
  propose: 'Fight this battle on the board, or at a smaller scale?',
  agree: 'Fight this battle at a smaller scale, as the other side proposes?',
  relieve: 'Spend a convoy on supply in this besieged place?',
  retreat: 'Where do the fled units go?',
  move: 'Move your units',
  choose: 'Which battle is next?',
  build: 'Build bases of two convoys',
  provide: 'Place new convoys',
  answer: 'Attack back?',
  arrive: 'Where does the ship come out of its jump?',
  join: 'Who else fights?',
  drop: 'Place the units that were dropped',
  fight: 'Fight what you like, or end combat',
  defend: 'Do the space defenses shoot?',
  operate: (left: number) => `Do special forces strike? (${left} left)`,
  load: 'Who is aboard what, before the fleet jumps in?',
} as const;

export const LABELS = {
  buy: 'Buy these',
  units: 'Units',
  count: 'How many',
  relief: 'Relief force',
  hide: 'Hide them',
  hidden: { headquarters: 'Headquarters', first: 'First decoy', second: 'Second decoy' },
  choose: 'Choose',
  take: 'Take the headquarters along',
  escape: 'Leave the system',
  stay: 'Nobody else',
  found: 'Place',
  post: 'Place',
  settle: 'Place',
  deploy: 'Set up',
  unit: 'Unit',
  to: 'Box',
  facing: 'Facing',
  move: 'Move',
  leave: 'Leave the battle',
  attack: 'Attack',
  target: 'Target',
  repair: 'Repair (uses the convoy up)',
  convoy: 'Convoy',
  done: 'End the turn',
  zoom: 'At a smaller scale',
  onTheBoard: 'On the battle board',
  relieve: 'Spend it',
  unspent: 'Spend none',
  retreat: 'Retreat',
  surrender: 'There is no way out: they are lost',
  hex: 'Hex',
  march: 'Move',
  board: 'Board',
  carrier: 'Transport',
  unload: 'Leave the transport',
  scout: 'Reconnoitre',
  counter: 'Counter',
  moreCounters: 'More counters there',
  endMovement: 'End movement',
  fight: 'Fight',
  kind: 'Battle',
  build: 'Build a base',
  buildNone: 'Build no more',
  provide: 'Place a convoy',
  provideNone: 'Place no more',
  raze: 'Remove the settlement',
  land: 'Land',
  drop: 'Drop',
  moreUnits: 'More units',
  strafe: 'Attack on the move',
  flyOn: 'Flies on to',
  answer: 'Attack back',
  noAnswer: 'Do not attack back',
  charge: 'Charge the drive',
  depart: 'Jump out of the system',
  arrive: 'Arrive',
  engage: 'Attack in space',
  join: 'Join the battle',
  bombard: 'Bombard',
  support: 'Bombard in the battle',
  endCombat: 'End combat',
  defend: 'Shoot',
  silence: 'Attack the defenses',
  sabotage: 'Sabotage',
  headhunt: 'Headhunters',
  watch: 'Ask me',
  until: 'When',
  pass: 'Let it pass',
  reload: 'Change ships',
  loaded: 'All are aboard',
} as const;

export const WATCH_NAMES: Record<Watch, string> = {
  step: 'at every step',
  battle: 'in battles and at the beginning of phases',
  phase: 'at the beginning of phases',
  turn: 'once in a turn',
};

/** PA-FOT-08 */
export const OPERATION_NAMES: Record<Operation, string> = {
  silence: 'an attack on the space defenses',
  sabotage: 'sabotage',
  headhunt: 'headhunters',
};

/** PA-FOT-01: two days a turn, from 28 February 3058. */
export function dateOf(turn: number): string {
  const date = new Date(Date.UTC(3058, 1, 28 + 2 * (turn - 1)));
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];

/** PA-FOT-06 */
export const FALL_ENDINGS = {
  comstarGone: 'Decisive: the Com Guards are destroyed by turn 5',
  wordGone: 'Decisive: nobody of the Word of Blake is left',
  seized: {
    substantial: 'Substantial: all nine settlements are taken by turn 5',
    marginal: 'Marginal: all nine settlements are taken by turn 11',
    draw: 'Draw: all nine settlements are taken, but too late',
  },
  held: {
    decisive: (count: number) => `Decisive: ComStar holds ${count} of nine settlements`,
    substantial: (count: number) => `Substantial: ComStar holds ${count} of nine settlements`,
    marginal: (count: number) => `Marginal: ComStar holds ${count} of nine settlements`,
    none: 'Draw: ComStar holds no settlement any more',
  },
} as const;

/** More of one sort are bought as another line of the list. */
export const MOST_OF_A_KIND = 20;

/** A unit that is for sale. */
export const saleWords = (name: string, quality: string, price: number) => `${name}, ${quality}: ${price}`;

/** Words for the numbers beside choices. */
export const MEASURES = { mp: 'MP', toHit: 'to hit', toLand: 'to land', toArrive: 'to arrive' } as const;

export const ENDINGS: Record<BattleEnd, string> = {
  'last-unit': 'One side has no units left on the board',
  idle: 'Nobody acted for two Combat Turns, so the attacker breaks off',
  quiet: 'Nothing changed for twenty Combat Turns, so the attacker breaks off',
};

/** PA-SCN-05 */
export const POINTS = {
  destroyed: 'Enemy units destroyed, twice their points',
  lost: 'Own units destroyed',
  enemyUnits: 'Enemy units destroyed',
  escaped: 'Own units that have left the system',
  target: 'The base that was raided is destroyed',
  targetStands: 'The base that was raided still stands',
  raiders: 'Raiders destroyed, three times their points',
  extracted: 'The headquarters is taken along',
  notExtracted: 'The headquarters is not taken along',
  cities: (count: number, each: number) => `${count} cities held, ${each} points each`,
  held: (count: number, each: number) => `${count} cities and fortresses held, ${each} points each`,
} as const;

export const WAR_ENDINGS = {
  seized: 'The attacker holds every city and fortress',
  besieged: 'The last stronghold has been surrounded for two turns',
  repelled: 'The attacker has fewer ground units than there are cities and fortresses',
  nobodyLeft: 'A side has nobody left',
  timeUp: 'The time is up',
  raidersGone: 'All raiders are away or destroyed',
  defendersGone: 'All defenders are destroyed',
  extracted: 'The headquarters is aboard a DropShip',
  overrun: 'The last stand is overrun before its relief is down',
  isDecisive: (why: string) => `${why}: a decisive victory`,
  isMarginal: (why: string) => `${why}: a marginal victory`,
  undecided: 'The time is up, and nobody has won',
  decisive: (why: string) => `${why}, and the points are decisive`,
  marginal: (why: string) => `${why}, and the points decide`,
  even: (why: string) => `${why}, and the points are even`,
} as const;

export const PHASE_NAMES: Record<War['phase'], string> = {
  movement: 'Movement',
  combat: 'Combat',
  end: 'End Phase',
};

/** The condition of a counter, in a word or two. */
export const NOTES = {
  damaged: 'damaged',
  destroyed: 'destroyed',
  fled: 'fled',
  retreated: 'retreated',
  waiting: 'not set up yet',
  unsupplied: 'out of supply',
  noBattle: 'The battle is over.',
  aboard: 'aboard a transport',
  spent: 'used up',
  rubble: 'rubble',
  unrest: 'in unrest',
  besieged: 'besieged',
  departed: 'has left the system',
  arriving: 'on its way',
  unplaced: 'not placed yet',
  purchase: 'Both sides buy their forces.',
  charging: 'charging',
} as const;

export const POINT_NAMES: Record<JumpPoint['kind'], string> = {
  zenith: 'zenith',
  nadir: 'nadir',
  pirate: 'pirate',
};
