import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { WORLD_NAMES, type WorldName } from './data/world-names.ts';
import { FACTIONS, type Faction, LANDS, type Land } from './state.ts';

// Nothing plugs into the procedures of this game: scenarios and rules read the values.
type Option<Value extends OptionValue> = OptionModule<object, Value>;

export const terrain: Option<Land> = {
  id: 'terrain',
  title: 'Terrain',
  summary: 'The terrain of the hex in which a battle on land is fought.',
  group: 'Scenario',
  rule: 'PA-CBT-02',
  base: 'woods',
  allowed: [...LANDS],
};

export const navalIgnoresWater: Option<boolean> = {
  id: 'naval-ignores-water',
  title: 'Ships are at home on water',
  summary:
    'Ships are not easier to hit for being on water. The table of the book makes no exception for them.',
  group: 'Combat',
  rule: 'PA-CBT-12',
  base: false,
};

export const vtolCover: Option<boolean> = {
  id: 'vtol-cover',
  title: 'VTOLs take cover',
  summary:
    'Terrain makes VTOLs easier or harder to hit, as it does ground units. The book can be read both ways.',
  group: 'Combat',
  rule: 'PA-CBT-12',
  base: false,
};

export const points: Option<number> = {
  id: 'points',
  title: 'Points',
  summary: 'What each side has to spend on its forces.',
  group: 'Purchase',
  rule: 'PA-UNIT-07',
  base: 200,
  allowed: [60, 400],
};

export const attackers: Option<Faction> = {
  id: 'attackers',
  title: 'The attacker',
  summary: 'The faction of the attacker: whose units it buys.',
  group: 'Purchase',
  rule: 'PA-UNIT-03',
  base: 'clan',
  allowed: [...FACTIONS],
};

export const defenders: Option<Faction> = {
  id: 'defenders',
  title: 'The defender',
  summary: 'The faction of the defender: whose units it buys.',
  group: 'Purchase',
  rule: 'PA-UNIT-03',
  base: 'inner-sphere',
  allowed: [...FACTIONS],
};

export const world: Option<WorldName> = {
  id: 'world',
  title: 'World',
  summary: 'The planet of the war: Terra, or a world of our own.',
  group: 'Purchase',
  rule: 'PA-MAP-07',
  base: 'Terra',
  allowed: [...WORLD_NAMES],
};

export const turnLimit: Option<number> = {
  id: 'turn-limit',
  title: 'Turns',
  summary: 'The turn after which victory points decide.',
  group: 'Purchase',
  rule: 'PA-SCN-04',
  base: 20,
  allowed: [5, 60],
};

export const largeScale: Option<boolean> = {
  id: 'large-scale',
  title: 'Large scale',
  summary:
    'Every counter stands for the next larger formation: a battalion, a wing, a cluster. Nothing else changes.',
  group: 'Purchase',
  rule: 'PA-LARGE-02',
  base: false,
};

export const shortTransit: Option<boolean> = {
  id: 'short-transit',
  title: 'Short ways in space',
  summary: 'Zenith and nadir lie four hexes from the planet in place of seven.',
  group: 'Purchase',
  rule: 'PA-MAP-11',
  base: false,
};

export const piratePoints: Option<number> = {
  id: 'pirate-points',
  title: 'Pairs of pirate points',
  summary: 'How many points near the planet, each as near as the others of its pair, ships may jump to.',
  group: 'Purchase',
  rule: 'PA-MAP-11',
  base: 3,
  allowed: [1, 3],
};

export const farApart: Option<boolean> = {
  id: 'far-apart',
  title: 'Settlements lie far apart',
  summary: 'No settlement of the defender is closer than six hexes to another, as long as the map has room.',
  group: 'Purchase',
  rule: 'PA-SCN-02',
  base: true,
};

export const counterLimits: Option<boolean> = {
  id: 'counter-limits',
  title: 'Printed counters only',
  summary: 'Nobody buys more units of a type than there are counters on a printed sheet.',
  group: 'Purchase',
  rule: 'PA-SEQ-06',
  base: false,
};

export const raidedByDefeat: Option<boolean> = {
  id: 'raid-target-defeat',
  title: 'A defeated target will do',
  summary: 'The base of a raid counts as destroyed once it is defeated. Otherwise it has to be removed.',
  group: 'Purchase',
  rule: 'PA-SCN-12',
  base: false,
};

export const BATTLE_ATTACKERS = ['phasing', 'scenario'] as const;

export const battleAttacker: Option<(typeof BATTLE_ATTACKERS)[number]> = {
  id: 'battle-attacker',
  title: 'Who attacks in a battle',
  summary:
    'Whoever has the Combat Phase is the attacker of its battles, or the attacker of the scenario is that of all. The attacker acts first, and breaks off when nothing happens.',
  group: 'War',
  rule: 'PA-CBT-06',
  base: 'phasing',
  allowed: [...BATTLE_ATTACKERS],
};

export const dropBoxes: Option<boolean> = {
  id: 'drop-box-per-dropship',
  title: 'Every DropShip drops where it likes',
  summary:
    'Units that are dropped into a battle come into one box for each DropShip. Otherwise all of a side come into one.',
  group: 'War',
  rule: 'PA-DROP-03',
  base: false,
};

export const faceUpQuality: Option<boolean> = {
  id: 'face-up-shows-quality',
  title: 'Quality is seen',
  summary:
    'A counter that is turned up shows how good its troops are. Otherwise that is known once it has been in a battle.',
  group: 'War',
  rule: 'PA-SEQ-05',
  base: true,
};

export const countsPoints: Option<boolean> = {
  id: 'victory-points',
  title: 'Victory points',
  summary:
    'When the time is up victory points decide. Otherwise only the conditions of the scenario do, and a war that nobody has won is a draw.',
  group: 'War',
  rule: 'PA-SCN-05',
  base: true,
};

const OF_WAR: readonly OptionModule[] = [battleAttacker, dropBoxes, faceUpQuality, countsPoints];

/** Why a game that is one battle leaves no choice of what belongs to a war. */
export const NO_WAR: Readonly<Record<string, string>> = Object.fromEntries(
  OF_WAR.map(({ id }) => [id, 'this belongs to a war']),
);
/** Why a scenario with levels of its own leaves no choice of what it counts. */
export const OWN_LEVELS: Readonly<Record<string, string>> = {
  [countsPoints.id]: 'this scenario says itself what counts',
};

export const sdsTwelve: Option<boolean> = {
  id: 'sds-twelve',
  title: 'The defenses of Terra can destroy',
  summary:
    'A damage roll of 12 destroys a DropShip that the space defenses hit. This is a rule of ours: as printed hardly any of their shots could ever destroy one.',
  group: 'Fall of Terra',
  rule: 'PA-FOT-07',
  base: true,
};

export const sdsAttackValue: Option<number> = {
  id: 'sds-attack-value',
  title: 'Strength of the defenses',
  summary: 'The Attack Value of the space defenses of Terra.',
  group: 'Fall of Terra',
  rule: 'PA-FOT-07',
  base: 7,
  allowed: [1, 18],
};

export const comstarEarlyEnd: Option<boolean> = {
  id: 'comstar-early-end',
  title: 'ComStar can win early',
  summary:
    'After turn 5 the war ends in the first End Phase in which ComStar controls everything. Otherwise it goes on up to turn 20.',
  group: 'Fall of Terra',
  rule: 'PA-FOT-06',
  base: true,
};

const OF_TERRA: readonly OptionModule[] = [sdsTwelve, sdsAttackValue, comstarEarlyEnd];

/** Why other scenarios leave no choice of what belongs to the Fall of Terra. */
export const NOT_OF_TERRA: Readonly<Record<string, string>> = Object.fromEntries(
  OF_TERRA.map(({ id }) => [id, 'this belongs to the Fall of Terra']),
);

const OF_PURCHASE: readonly OptionModule[] = [
  turnLimit,
  largeScale,
  shortTransit,
  piratePoints,
  world,
  points,
  attackers,
  defenders,
  farApart,
  counterLimits,
  raidedByDefeat,
];

/** Why a scenario with given forces leaves no choice of them. */
export const FORCES_ARE_GIVEN: Readonly<Record<string, string>> = Object.fromEntries(
  OF_PURCHASE.map(({ id }) => [id, 'this scenario has forces and a map of its own']),
);

/** The options of the game. */
export const options: readonly OptionModule[] = [
  terrain,
  navalIgnoresWater,
  vtolCover,
  ...OF_WAR,
  ...OF_PURCHASE,
  ...OF_TERRA,
];
