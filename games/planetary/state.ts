import type { Json } from '@ironfield/kernel/json.ts';
import type { CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/spaces/grid.ts';

export const FACTIONS = ['inner-sphere', 'clan'] as const;
export type Faction = (typeof FACTIONS)[number];

export const QUALITIES = ['green', 'regular', 'veteran', 'elite'] as const;
export type Quality = (typeof QUALITIES)[number];

/** The kinds of counters. */
export const KINDS = [
  'mech',
  'vehicle',
  'artillery',
  'convoy',
  'infantry',
  'battle-armor',
  'vtol',
  'naval',
  'fighter',
  'dropship',
  'jumpship',
  'warship',
  'space-station',
  'city',
  'base',
  'fortress',
] as const;
export type Kind = (typeof KINDS)[number];

/** A type of unit with its printed figures (PA-UNIT-02). */
export interface UnitSheet {
  readonly faction: Faction;
  readonly name: string;
  /** The letters on its counters. */
  readonly code: string;
  readonly kind: Kind;
  /** Movement points. */
  readonly mp: number;
  readonly attack: number;
  /** Its range in boxes: 1, or 3 for artillery, WarShips and fortresses. */
  readonly range: number;
  readonly defense: number;
  readonly toughness: number;
  /** Units it can carry, and the room it takes when it is carried itself. */
  readonly transport: number;
  readonly carrySize: number;
  /** Points by quality; `null` where it is not sold so. */
  readonly prices: readonly [number | null, number | null, number | null, number | null];
}

/** Terrain of a box of the battle board. */
export const TERRAINS = ['plains', 'woods', 'mountains', 'desert', 'arctic', 'water', 'space'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** Terrain of a hex of the planet, apart from water. */
export const LANDS = ['plains', 'woods', 'mountains', 'desert', 'arctic'] as const;
export type Land = (typeof LANDS)[number];

export const BATTLE_KINDS = ['land', 'sea', 'space'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

/** The place of a battle as the map has it. */
export interface Ground {
  readonly land: Land;
  /** An island lies in the middle of the board, a lake fills it; an ordinary hex is neither. */
  readonly shape: 'ordinary' | 'island' | 'lake';
}

/** PA-CTRL-02 */
export const WORLD_TYPES = ['major', 'minor', 'unpopulated'] as const;
export type WorldType = (typeof WORLD_TYPES)[number];

export const WATERS = ['none', 'some', 'all'] as const;

/** A hex of a planet as a setup has it (PA-STATE-04). */
export interface PlanetHex {
  readonly hex: string;
  /** Terrain of its land; `null` for an ocean. */
  readonly land: Land | null;
  readonly water: (typeof WATERS)[number];
  readonly shape: Ground['shape'];
  /** PA-MOVE-05: areas of land and of water, each by the neighbours to which it leads. */
  readonly landGroups: readonly (readonly string[])[];
  readonly waterGroups: readonly (readonly string[])[];
}

export const POINT_KINDS = ['zenith', 'nadir', 'pirate'] as const;

/** PA-DEEP-03: where ships come out of a jump, and what two dice must come to. */
export interface JumpPoint {
  /** On the system diagram. */
  readonly hex: string;
  readonly kind: (typeof POINT_KINDS)[number];
  readonly target: number;
}

/** PA-MAP-05: deep space around the planet of a war. */
export interface SystemSetup {
  /** The hex of the planet of the war. */
  readonly planet: string;
  readonly points: readonly JumpPoint[];
  /** Other bodies, for the eye alone. */
  readonly bodies: readonly { readonly hex: string; readonly name: string }[];
}

/** PA-SCN-01, PA-UNIT-07: both sides buy what they fight with. */
export interface PurchaseSetup {
  /** By seat. */
  readonly points: readonly [number, number];
  /** PA-SCN-02: hexes that settlements lie apart; 0 for any. */
  readonly apart: number;
  /** PA-SEQ-06: nobody buys more counters of a type than are printed. Absent: as many as can be paid for. */
  readonly isLimited?: true | undefined;
}

/** PA-SCN-06: what a war is about. Without any of these it is an Assault. */
export const MISSIONS = ['raid', 'extraction', 'last-stand'] as const;
export type MissionKind = (typeof MISSIONS)[number];

export interface MissionSetup {
  readonly kind: MissionKind;
  /** PA-SCN-12: the target of a raid counts as destroyed when it is defeated or captured. Absent: when it is removed. */
  readonly defeatCounts?: true | undefined;
}

/** The beginning of a war over a planet, apart from its counters. */
export interface WarSetup {
  /** PA-FOT-01: the Fall of Terra. */
  readonly fall?: true | undefined;
  readonly mission?: MissionSetup | undefined;
  readonly planet: readonly PlanetHex[];
  readonly world: WorldType;
  /** PA-SCN-04: the turn after which points decide. */
  readonly turns: number;
  /** Absent in a war on the ground, which knows neither orbit nor deep space. */
  readonly system?: SystemSetup | undefined;
  /**
   * By side, in the order of its counters, the place of each: a hex of the planet or the system, `orbit 3`, `aboard`, or
   * `jump 2` for a ship that arrives in turn 2. In the Fall of Terra also `post`: its side places it within an area.
   */
  readonly places: readonly [readonly string[], readonly string[]];
  /** Absent: the setup has all counters. With it, there are none before they are bought. */
  readonly purchase?: PurchaseSetup | undefined;
}

/** A counter before the game: its type, or nothing where it lies face-down. */
export interface CounterEntry {
  readonly type: string;
  readonly quality: Quality;
  /** PA-FOT-03, PA-FOT-04: where its side may place it, by a key of `AREAS`. */
  readonly area?: string | undefined;
}

export interface SideSheet {
  readonly name: string;
  readonly faction: Faction;
  /** `null` for a counter that begins face-down; what it is stands among the secrets, in the same order. */
  readonly counters: readonly (CounterEntry | null)[];
}

/** A counter that begins face-down. One that begins aboard another names it by its place in the list of its side. */
export interface HiddenEntry extends CounterEntry {
  readonly aboard?: number | undefined;
}

/** PA-SEQ-05: what only its own side knows: the counters that begin face-down. */
export type Secret = readonly HiddenEntry[];

/** The place of a game that is one battle. */
export interface BattleSetup {
  readonly kind: BattleKind;
  readonly ground: Ground;
  /** The seat whose Combat Phase it is. */
  readonly attacker: Seat;
  /** By seat: is the place in supply for that side (PA-SUP-01)? */
  readonly supplied: readonly [boolean, boolean];
}

/** Seat 0 is the scenario's attacker, seat 1 the defender (PA-SEQ-02). */
export interface Setup extends CoreSetup {
  /** All types that either side could have, by id, so that old games know the figures they began with. */
  readonly sheets: Readonly<Record<string, UnitSheet>>;
  readonly sides: readonly [SideSheet, SideSheet];
  /** A game that is one battle. */
  readonly battle?: BattleSetup | undefined;
  /** A war over a planet. */
  readonly war?: WarSetup | undefined;
  /** PA-ZOOM-01: battles on land may be fought in another game, if both sides want it or always. Absent: never. */
  readonly zoom?: (typeof ZOOMS)[number] | undefined;
  readonly secrets: readonly (Secret | null)[];
}

export const ZOOMS = ['ask', 'always'] as const;

/** There are two sides, with one player each. */
export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Everything that has a counter: units, convoys and settlements. */
export interface Counter {
  /** Its index in `State.counters`. */
  readonly id: number;
  readonly side: Seat;
  /** A key of `Setup.sheets`. */
  readonly type: string;
  readonly quality: Quality;
  /** PA-SEQ-05: does the other side know what it is? Once it does, it always will. */
  readonly faceUp: boolean;
  /** The number of a place of the map, DESTROYED, RETREATED, ABOARD or SPENT. */
  readonly place: number;
}

/** The only place of a game that is one battle. */
export const BATTLEFIELD = 0;
/** `place` of a counter that is out of the game, and of one that has left the battlefield for a hex nearby. */
export const DESTROYED = -1;
export const RETREATED = -2;
/** In a transport; `War.carriers` says in which. */
export const ABOARD = -3;
/** A convoy that was used up, or a settlement that was removed. */
export const SPENT = -4;
/** A ship that has jumped out of the system, and one that has yet to jump into it. */
export const DEPARTED = -5;
export const ARRIVING = -6;
/** Bought, and not placed yet. */
export const UNPLACED = -7;

/** `box` of a counter that is yet to be set up, and of those that are off the board for good. */
export const WAITING = -1;
export const FLED = -2;
export const LOST = -3;

/** A counter on the battle board. */
export interface Fighter {
  /** Its id. */
  readonly counter: number;
  /** A box of the board, or WAITING, FLED, LOST. */
  readonly box: number;
  /** Kept for everybody, and of no meaning for those who have no facing (PA-CBT-11). */
  readonly facing: Heading;
  readonly damaged: boolean;
  /** PA-CBT-11: as on the map when the battle began. */
  readonly supplied: boolean;
  /** Has taken such an action in this Combat Turn. */
  readonly moved: boolean;
  readonly attacked: boolean;
}

/** PA-STATE-05: a battle on the board of 5 by 5 boxes. Its attacker looks north. */
export interface Battle {
  readonly place: number;
  readonly kind: BattleKind;
  readonly attacker: Seat;
  /** By box. */
  readonly terrain: readonly Terrain[];
  /** Combat Turns begun; 0 during set-up. */
  readonly turn: number;
  readonly active: Seat;
  readonly actionsLeft: number;
  /** PA-CBT-06: has anybody acted in this Combat Turn, and has anything come of it? */
  readonly acted: boolean;
  readonly stirred: boolean;
  /** Combat Turns in a row without an action, and without any change. */
  readonly idleTurns: number;
  readonly quietTurns: number;
  /** In the order of their counters. */
  readonly fighters: readonly Fighter[];
  /** PA-SUP-03: sides that have spent a convoy on their supply. Absent: none. */
  readonly relieved?: readonly Seat[];
}

/** The actions of a counter in this turn of its side. */
export interface Doing {
  /** It has marched or boarded, or has ended its move some other way. */
  readonly moved: boolean;
  /** MP spent on the march. */
  readonly spent: number;
  readonly boarded: boolean;
  /** PA-TRANS-01: somebody has left it. */
  readonly unloaded: boolean;
  readonly scouted: boolean;
  /** PA-DROP-01: somebody has been dropped from it. */
  readonly dropped: boolean;
  /** The places of its move; before it moves, where it began the turn. */
  readonly way: readonly number[];
}

export const IDLE: Doing = {
  moved: false,
  spent: 0,
  boarded: false,
  unloaded: false,
  scouted: false,
  dropped: false,
  way: [],
};

/** A city, base or fortress of the map (PA-STATE-03). */
export interface Settlement {
  /** Its counter, whose side controls it unless it is rubble. */
  readonly counter: number;
  /** Its first owner. */
  readonly native: Seat;
  /** A city in unrest, or a base or fortress that was defeated: nobody's. */
  readonly rubble: boolean;
  /** The turn in which it became rubble. */
  readonly since: number;
  /** PA-SUP-02: as found in the last End Phase. */
  readonly besieged: boolean;
  /** A base or fortress that has changed hands may be removed. */
  readonly captured: boolean;
}

/** A battle that has to be fought. */
export interface Site {
  readonly place: number;
  readonly kind: BattleKind;
  /** PA-CBT-01: against nobody but aerospace units. Absent: it must be fought. */
  readonly isOptional?: boolean;
}

/** PA-DROP-02: a unit that was dropped among enemies and has yet to join the battle. */
export interface Drop {
  readonly counter: number;
  /** The DropShip that it came from. */
  readonly ship: number;
  readonly isOrbital: boolean;
  /** Have its damage rolls been made, and is it damaged? */
  readonly isRolled: boolean;
  readonly isDamaged: boolean;
}

/** PA-DEEP-03: a ship that is to come out of a jump in some turn, at a place where it is known. */
export interface Arrival {
  readonly counter: number;
  readonly turn: number;
  /** After a jump off target: the points that are nearest. Empty before the first roll. */
  readonly at: readonly number[];
}

/** PA-DEEP-06: `charging` counts the turns to come. */
export type Charge = 'charged' | 'empty' | number;

/** PA-DEEP-06: the drive of a JumpShip or WarShip, and its battery if it has one. */
export interface Drive {
  readonly counter: number;
  readonly drive: Charge;
  readonly battery: Charge | null;
}

/** Space above a planet. */
export interface Sky {
  readonly drops: readonly Drop[];
  readonly arrivals: readonly Arrival[];
  readonly drives: readonly Drive[];
  /** PA-ACBT-04: units that have bombarded or fought in space in this turn. */
  readonly engaged: readonly number[];
  /** PA-DEEP-03: ships that came out of a jump in this turn. */
  readonly arrived: readonly number[];
  /** PA-ACBT-04: WarShips that wait to bombard in a battle, with its hex. */
  readonly supports: readonly { readonly ship: number; readonly place: number }[];
}

/** `carriers` of those that are not aboard anything, and of those of which a viewer does not know aboard what. */
export const NOT_CARRIED = -1;
export const SOMEWHERE = -2;

export const PHASES = ['movement', 'combat', 'end'] as const;

export const FINDS = ['objective', 'headquarters'] as const;

/** PA-SCN-20, PA-SCN-30: a counter that is to be found: a headquarters, or an objective that only looks like one. */
export interface Find {
  /** `null` for viewers who do not know it. */
  readonly kind: (typeof FINDS)[number] | null;
  /** Its hex; SPENT once it is removed. */
  readonly place: number;
  /** The turn in which it was turned up; 0 while it lies face-down. */
  readonly since: number;
  /** PA-SCN-21: the unit that has taken it, as long as both are in one hex; -1 for nobody. */
  readonly carrier: number;
  /** The last turn in which it was moved. */
  readonly moved: number;
}

/** Raid, Extraction, Last Stand: what they have beside an Assault. */
export interface Mission {
  /** JumpShips that nobody has paid for. */
  readonly gifts: readonly number[];
  /** PA-SCN-10: the counter of the base that is raided; `null` for viewers who do not know it, and until it is named. */
  readonly target: number | null;
  /** PA-SCN-11: the raid is detected; and defenders who have been attacked before. */
  readonly isDetected: boolean;
  readonly roused: readonly number[];
  /** PA-SCN-12: ships that have left the point at which they arrived. */
  readonly abroad: readonly number[];
  readonly finds: readonly Find[];
  /** PA-SCN-32: the side that has the command bunker. */
  readonly bunker: Seat | null;
  /** PA-SCN-30: the relief force. */
  readonly relief: readonly number[];
  /** PA-SCN-31: is it on its way, and has any of it been on the surface? */
  readonly isReliefComing: boolean;
  readonly isReliefDown: boolean;
}

/** PA-FOT-08: what a side wants to be asked for in the middle of the turn of the other one; each word covers those after it. */
export const WATCHES = ['step', 'battle', 'phase', 'turn'] as const;
export type Watch = (typeof WATCHES)[number];

/** PA-FOT-08: operations of special forces. */
export const OPERATIONS = ['silence', 'sabotage', 'headhunt'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The Fall of Terra: what it has beside other wars. Everybody knows all of it. */
export interface Fall {
  /** PA-FOT-08: operations that are allowed in a turn, and those that were tried in this one. */
  readonly allowance: number;
  readonly tried: number;
  /** PA-FOT-07: zones that have shot in this turn. PA-FOT-09: zones that never will again. */
  readonly shots: readonly number[];
  readonly silenced: readonly number[];
  /** PA-FOT-10: the unit that the last operation has damaged; -1 for none. */
  readonly weakened: number;
  /** PA-FOT-11 */
  readonly disrupted: readonly number[];
  /** PA-FOT-06: the turn since which the Word of Blake has all settlements; 0 while it has not. */
  readonly seized: number;
  /** By seat. */
  readonly watches: readonly [Watch, Watch];
}

/** The map of a war beside its counters. */
export interface War {
  /** Counters that have shown their quality. Absent unless it is hidden by an option, and until one has. */
  readonly rated?: readonly number[];
  /** Absent in every war but the Fall of Terra. */
  readonly fall?: Fall;
  /** Absent in an Assault and where forces are given. */
  readonly mission?: Mission;
  readonly turn: number;
  readonly phase: (typeof PHASES)[number];
  /** The seat whose movement or combat it is. */
  readonly active: Seat;
  /** By counter. */
  readonly doings: readonly Doing[];
  readonly carriers: readonly number[];
  readonly settlements: readonly Settlement[];
  /** Battles of this Combat Phase: those to come, as of the last look, and those fought. */
  readonly due: readonly Site[];
  readonly fought: readonly Site[];
  /** PA-SCN-04: End Phases in a row in which the last stronghold of the defender was surrounded. */
  readonly sieges: number;
  /** `null` in a war on the ground. */
  readonly sky: Sky | null;
  /** By seat, how many counters each side has bought; they come first among all. Absent where the setup has them. */
  readonly bought?: readonly [number, number];
}

/** The results of battles in another game for a counter (PA-ZOOM-08). */
export interface Veteran {
  readonly counter: number;
  /** Its type before the first of them, which is what it counts in points. */
  readonly original: string;
  /** Elements destroyed in all of them. */
  readonly lost: number;
  /** Its elements as that game keeps them; `null` where the viewer does not know them. */
  readonly roster: Json;
}

/** Battles fought in another game. */
export interface Elsewhere {
  /** Battles that have begun. */
  readonly battles: number;
  readonly veterans: readonly Veteran[];
}

/** Values in it are never changed, only replaced: forks share them. */
export interface State extends CoreState {
  readonly setup: Setup;
  counters: readonly Counter[];
  battle: Battle | null;
  /** `null` in a game that is one battle. */
  war: War | null;
  /** `null` while all battles have been fought on the battle board. */
  elsewhere: Elsewhere | null;
}

/** Which counters of a side are set up: those the other side knew before, those it did not, or all. */
export type Faces = 'up' | 'down' | 'all';

/** Why a battle is over. */
export type BattleEnd = 'last-unit' | 'idle' | 'quiet';

/** The steps of the game with their data. */
export interface Frames {
  /** In a battle in space, those who take part. */
  'battle/begin': {
    readonly place: number;
    readonly kind?: BattleKind;
    readonly counters?: readonly number[];
  };
  'battle/set-up': object;
  'battle/send': object;
  /** PA-ZOOM-01: the phasing player proposes, and the other one agrees or not. */
  'battle/propose': { readonly seat: Seat };
  'battle/agree': { readonly seat: Seat };
  /** The battle is fought in another game. */
  'battle/elsewhere': { readonly errand: number; readonly place: number };
  /** PA-DROP-03 */
  'battle/drop': { readonly seat: Seat };
  'battle/relieve': { readonly seat: Seat };
  'battle/settle': { readonly seat: Seat };
  /** Of counters that everybody knows, and of those that only their side knows, alone or among others. */
  'battle/deploy': { readonly seat: Seat; readonly faces: Faces };
  'battle/deploy-hidden': { readonly seat: Seat; readonly faces: Faces };
  'battle/turn-up': object;
  'battle/turn': object;
  'battle/half': { readonly side: Seat };
  'battle/act': { readonly seat: Seat };
  'battle/over': { readonly winner: Seat; readonly why: BattleEnd };
  'battle/retreat': { readonly seat: Seat; readonly from: number; readonly counters: readonly number[] };
  /** PA-ACBT-04, PA-FOT-08: the half of a side goes on after an interruption. */
  'battle/go-on': { readonly seat: Seat };
  /** The Fall of Terra: a moment at which sides may interrupt the other, and the question to one of them. */
  'fall/begin': object;
  'fall/moment': { readonly at: Watch; readonly who: readonly Seat[]; readonly mover: number };
  'fall/window': { readonly seat: Seat; readonly at: Watch; readonly mover: number };
  /** A march that may be interrupted between its steps. */
  'fall/step': { readonly unit: number; readonly seat: Seat; readonly path: readonly number[] };
  /** PA-FOT-05, PA-FOT-11: its End Phase. */
  'fall/arriving': object;
  'fall/load': { readonly seat: Seat };
  'fall/recovery': object;
  /** PA-SCN-20: where the counters lie that are to be found. */
  'war/hide': { readonly seat: Seat };
  /** PA-SCN-10: the base that is raided. */
  'war/target': { readonly seat: Seat };
  /** PA-SCN-32, PA-SCN-33: what ground units come upon, and its traps. */
  'war/uncovering': object;
  'war/traps': object;
  /** PA-SCN-11, PA-SCN-12, PA-SCN-21, PA-SCN-31, PA-SCN-32: the End Phase of such a war. */
  'war/escaping': { readonly side: Seat };
  'war/escape': { readonly seat: Seat };
  'war/mission': object;
  /** PA-SEQ-04, PA-SCN-02: purchase, settlements, units. */
  'war/purchase': { readonly seats: readonly Seat[] };
  'war/found': { readonly seat: Seat };
  'war/post': { readonly seat: Seat };
  'war/turn': object;
  'war/phase': { readonly phase: War['phase']; readonly side: Seat };
  'war/move': { readonly seat: Seat };
  /** PA-ACBT-01: a unit attacked on the move answers, and the move goes on. */
  'war/answer': { readonly seat: Seat; readonly unit: number; readonly target: number };
  'war/fly-on': { readonly unit: number; readonly seat: Seat; readonly to: number };
  'war/arriving': { readonly side: Seat };
  'war/arrive': { readonly seat: Seat; readonly ship: number };
  'war/drops': { readonly side: Seat };
  /** PA-ACBT-03: who joins a battle in space. */
  'war/join': {
    readonly seat: Seat;
    readonly place: number;
    readonly target: number;
    readonly attackers: readonly number[];
  };
  /** Which battle is next. */
  'war/battles': { readonly side: Seat };
  'war/choose': { readonly seat: Seat };
  /** The End Phase: convoys change hands, bases are built, settlements change hands, sieges, new convoys, victory. */
  'war/capture': object;
  'war/building': { readonly side: Seat };
  'war/build': { readonly seat: Seat };
  'war/status': object;
  'war/providing': { readonly side: Seat; readonly placed: readonly number[] };
  'war/provide': { readonly seat: Seat; readonly placed: readonly number[] };
  'war/victory': object;
}
