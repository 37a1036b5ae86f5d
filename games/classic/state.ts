import type { HexChanges } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { CoreSetup, CoreState, Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Ordnance, Piece } from './data/artillery.ts';
import type { PhysicalKind } from './data/physical-attacks.ts';
import type { Part } from './design.ts';
import type {
  AttackMarks,
  BlowMarks,
  Bypassed,
  GameMarks,
  OptionFrames,
  OptionGaits,
  OptionRolls,
  OptionTargets,
  TurnMarks,
  UnitMarks,
} from './extensions.ts';
import type { RuleId } from './rule-index.ts';
import type { UnitFile } from './units/unit-file.ts';

/** The two teams. By convention 0 is the defender, 1 the attacker of a scenario. */
export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

export interface Pilot {
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  /** Of the Clans, which fight as they were taught (MT-PHYS-02). */
  readonly isClan?: boolean | undefined;
  /** Experience Points not yet spent (CBT-PIL-03). */
  readonly experience?: number | undefined;
  readonly abilities?: readonly PilotAbility[] | undefined;
}

/** An ability of a pilot (MT-ABIL-01). */
export interface PilotAbility {
  readonly name: string;
  /** The number of times it was taken, where that counts; else 1. */
  readonly rank?: number | undefined;
  /** The weapon that it is about, by name. */
  readonly weapon?: string | undefined;
}

export interface UnitSetup {
  readonly side: Side;
  /** The player of this 'Mech. */
  readonly seat: Seat;
  readonly unit: UnitFile;
  readonly pilot: Pilot;
  /** Lance, where the scenario deploys lances apart. */
  readonly group?: string | undefined;
  /** Shots in each bin, where the player starts with fewer than the bins hold (CBT-EQP-09). */
  readonly shots?: readonly number[] | undefined;
  /** Waits off the map and enters over this edge from this turn on (CBT-SCN-17). */
  readonly enters?: { readonly turn: number; readonly edge: MapEdge } | undefined;
  /** Its state at the beginning, where it is not fresh and yet to be placed. */
  readonly begins?: Beginning | undefined;
}

/** Facts that are left out are as usual. */
export interface Beginning {
  /** The printed number of its hex: it is not placed by anybody then. */
  readonly at?: string | undefined;
  readonly facing?: Facing | undefined;
  /** MT-BASE-19: the floor of the building there that it is on, if not the ground. */
  readonly floor?: number | undefined;
  /** MT-PRE-25: the unit that carries it, by number. */
  readonly aboard?: number | undefined;
  readonly outside?: boolean | undefined;
  readonly prone?: boolean | undefined;
  readonly heat?: number | undefined;
  /** As in `Body`; a part without structure is lost. */
  readonly armor?: readonly number[] | undefined;
  readonly structure?: readonly number[] | undefined;
  readonly hits?: readonly number[] | undefined;
  readonly pilotHits?: number | undefined;
  readonly bypassed?: Bypassed | undefined;
}

export type MapEdge = 'north' | 'south' | 'east' | 'west';

/** The side places so many of its 'Mechs, in one of the zones; a chosen zone holds for the rest of the deployment. */
export interface DeploymentStep {
  readonly side: Side;
  readonly group?: string | undefined;
  readonly count: number;
  /** Printed hex numbers, by zone. */
  readonly zones: readonly { readonly name: string; readonly hexes: readonly string[] }[];
}

/** MT-BASE-24: an artillery piece that stands off the map. */
export interface OffBoardGun {
  readonly side: Side;
  /** Its player. */
  readonly seat: Seat;
  readonly piece: Piece;
  readonly gunnery: number;
  /** Mapsheets between it and the edge of the map that it stands behind. */
  readonly sheets: number;
  /** The edge; that of its side where it does not say. */
  readonly edge?: MapEdge | undefined;
  /** Rounds of each kind; what its carriers usually bring where it does not say. */
  readonly rounds?: Readonly<Partial<Record<Ordnance, number>>> | undefined;
}

/** MT-STRUCT-11: in a hexside of a structure. */
export interface Door {
  /** The hex of the structure, and the hexside. */
  readonly hex: string;
  readonly side: Facing;
  readonly height: number;
  /** The side that opens and closes it as it likes; absent: only whoever has infantry inside. */
  readonly owner?: Side | undefined;
  /** Its state when the game begins. */
  readonly open?: boolean | undefined;
}

/** A scenario as a record (CBT-SCN-01), complete in itself: corrections of our data never change a game begun earlier. */
export interface Setup extends CoreSetup {
  readonly map: BoardFile;
  readonly sides: readonly [string, string];
  /** Players by seat. */
  readonly seats: readonly { readonly name: string; readonly side: Side }[];
  readonly units: readonly UnitSetup[];
  readonly deployment: readonly DeploymentStep[];
  /** Hits taken before the game, on the front, without critical hits (CBT-SCN-13). */
  readonly battered?: readonly { readonly unit: number; readonly hits: number; readonly damage: number }[];
  readonly doors?: readonly Door[] | undefined;
  /** MT-BASE-24: artillery pieces off the map. */
  readonly guns?: readonly OffBoardGun[] | undefined;
  /** Added to every Initiative roll, by side (CBT-SCN-20). */
  readonly initiativeModifiers?: readonly [number, number] | undefined;
  /** The side that has the Initiative in turn 1 without a roll (CBT-SCN-15). */
  readonly surprise?: Side | undefined;
  /**
   * `last`: the last side with a 'Mech wins (CBT-SEQ-12). `cripple`: cripple or destroy all enemies (CBT-SCN-08).
   * `escape`: side 0 must leave over an edge (CBT-SCN-16).
   */
  readonly victory:
    | { readonly kind: 'last' }
    | { readonly kind: 'cripple' }
    | { readonly kind: 'escape'; readonly edge: MapEdge };
  /** MT-WX-01: the printed numbers of the hexes that have weather, where that is not the whole map. */
  readonly weatherHexes?: readonly string[] | undefined;
  /** Most tons a side may field (CBT-SCN-10). */
  readonly tonnageLimit?: number | undefined;
}

export type Phase = 'setup' | 'initiative' | 'movement' | 'weapon' | 'physical' | 'heat' | 'end';
/** Phases in which the sides take turns with their units (CBT-SEQ-08). */
export type AlternatingPhase = 'movement' | 'weapon' | 'physical';

export type Mode = 'still' | 'walk' | 'run' | 'jump';
/** The modes that spend MP on foot. Those of options are ways of running (see `Gait`). */
export type OnFoot = 'walk' | 'run' | keyof OptionGaits;
/** In hexsides; options allow more than one (MT-DUEL-06), and turrets turn all around (MT-PRE-10). */
export type Twist = -2 | -1 | 0 | 1 | 2 | 3;

/** `hex` of a 'Mech that is not yet on the map, and of one that is out of the game. */
export const OFF_MAP = -1;
export const GONE = -2;

/**
 * Why a 'Mech is out of the game (CBT-DES-01, CBT-SCN-05); 'escaped' is no loss (CBT-SCN-16), and who has 'joined' is
 * a part of another unit (MT-INFY-02).
 */
export type Loss =
  | 'pilot'
  | 'engine'
  | 'center-torso'
  | 'crew'
  | 'broken'
  | 'troopers'
  | 'fuel'
  | 'sunk'
  | 'burnt'
  | 'explosion'
  | 'gutted'
  | 'blast'
  | 'no-room'
  | 'collapsed'
  | 'abandoned'
  | 'aboard'
  | 'left-map'
  | 'joined'
  | 'escaped';

/** Causes of Piloting Skill Rolls other than damage, which is read off the record sheet (CBT-PSR-02). */
export type RollCause =
  | 'kicked'
  | 'pushed'
  | 'charged'
  | 'stomped'
  | 'missed-kick'
  | 'made-charge'
  | 'made-dfa'
  | 'domino'
  | 'water'
  | 'rubble'
  | 'shutdown'
  | 'landed-on'
  | 'land'
  | keyof OptionRolls;

export interface RollEvent {
  readonly cause: RollCause;
  readonly modifier: number;
  /** The rule of an option's modifier. */
  readonly rule?: RuleId | undefined;
  readonly words?: string | undefined;
}

/** A charge or death from above on its way, from the Movement Phase to the Physical Attack Phase. */
export interface Onslaught {
  readonly kind: 'charge' | 'dfa';
  readonly target: number;
  /** The hex where the move began: the attack side of a death from above (CBT-PHY-30). */
  readonly from: number;
  /** Hexes moved before the target's hex (CBT-PHY-23). */
  readonly hexes: number;
  /** The number of attacks declared before it this turn (CBT-PHY-05). */
  readonly order: number;
  /** Out of control since the Weapon Attack Phase: a death from above that misses without a roll (CBT-PHY-29). */
  readonly spoiled?: boolean | undefined;
}

/** Slots and parts are those of the unit's kind. */
export interface Damage {
  /** Slots hit, a bit each, by part. */
  readonly hits: readonly number[];
  /** Destroyed parts, a bit each. */
  readonly lost: number;
}

/** The marks on its record sheet. */
export interface Body {
  /** Points left, by armour facing and by part. */
  armor: number[];
  structure: number[];
  /** As in `Damage`. Effects on abilities start at the end of the phase (CBT-CRT-23). */
  hits: number[];
  lost: number;
  /** Shots left, by bin. */
  shots: number[];
}

/** Replaced, never changed: forks share it. */
export interface Crew {
  /** Skills, as dice may have decided them (CBT-PIL-02). */
  readonly gunnery: number;
  readonly piloting: number;
  readonly hits: number;
  /** Turn in which consciousness was lost; 0 while awake. */
  readonly knockedOut: number;
}

/** Notes on a unit until the turn is over. */
export interface TurnNotes {
  mode: Mode;
  /** CBT-MOV-19: hexes entered since the last reversal. */
  hexesMoved: number;
  /** 1 when the last hex was entered forward, -1 backward, 0 when none was. */
  heading: -1 | 0 | 1;
  /** MP of the declared mode not yet spent. */
  mpLeft: number;
  /** MP spent, also outside its own activation. */
  mpSpent: number;
  /** MP spent outside its own activation (CBT-DSP-06), to be taken off its move. */
  mpOwed: number;
  /** It has chosen another facing than it had (CBT-MOV-11). */
  turned: boolean;
  /** Heat built up by standing up, jumping and weapons; walking, running and the engine are added in the Heat Phase. */
  heatBuilt: number;
  /** Parts whose weapons have been fired, a bit each. */
  fired: number;
  /** Picks up a club: no attacks this turn (CBT-PHY-13). */
  busy: boolean;
  onslaught: Onslaught | null;
  /** Of options; null until one needs it. Replaced, never changed: forks share it. */
  marks: TurnMarks | null;
}

/** Notes on a unit until the phase is over. */
export interface PhaseNotes {
  /** Has had its activation. */
  acted: boolean;
  /** Points of damage taken (CBT-PSR-06). */
  damage: number;
  /** Points of pilot damage whose consciousness roll is due (CBT-PIL-07). */
  pilotDamage: number;
  rolls: readonly RollEvent[];
  /** Displaced: the level it would fall from, else null (CBT-FALL-02). */
  fellFrom: number | null;
  /** The damage with which the phase began: what still holds until it ends (CBT-SEQ-06). Never changed. */
  before: Damage;
}

/** A unit in play. Slots, parts and causes as bits and numbers: games copy thousands of these. */
export interface UnitState {
  /** Cell of the board, OFF_MAP or GONE. Of a death from above under way: the last hex before the target (CBT-PHY-27). */
  hex: number;
  facing: Facing;
  twist: Twist;
  prone: boolean;
  loss: Loss | null;
  heat: number;
  /** Heat sinks switched off (CBT-HEA-07). */
  sinksOff: number;
  /** Its player is asked about them in every End Phase. */
  mindsSinks: boolean;
  /** Turn in which the reactor shut down; 0 while it runs. */
  shutDown: number;
  club: 'tree' | 'limb' | 'girder' | null;
  body: Body;
  crew: Crew;
  /** Both are forgotten by beginning new ones. */
  thisTurn: TurnNotes;
  thisPhase: PhaseNotes;
  /** Of options, for the whole game; null until one needs it. Replaced, never changed: forks share it. */
  marks: UnitMarks | null;
}

export const newTurn = (): TurnNotes => ({
  mode: 'still',
  hexesMoved: 0,
  heading: 0,
  mpLeft: 0,
  mpSpent: 0,
  mpOwed: 0,
  turned: false,
  heatBuilt: 0,
  fired: 0,
  busy: false,
  onslaught: null,
  marks: null,
});

const NO_ROLLS: readonly RollEvent[] = [];

export const newPhase = ({ hits, lost }: Damage): PhaseNotes => ({
  acted: false,
  damage: 0,
  pilotDamage: 0,
  rolls: NO_ROLLS,
  fellFrom: null,
  before: { hits: hits.slice(), lost },
});

/** The target of fire: a unit, by its number. Options may make targets of hexes, buildings and the like. */
export type Target = number | OptionTargets[keyof OptionTargets];

/** A declared weapon attack; everything that decides it was fixed when it was declared. */
export interface WeaponAttack extends AttackMarks {
  readonly attacker: number;
  readonly weapon: number;
  readonly target: Target;
  /** Modified to-hit number; see AUTOMATIC_MISS. */
  readonly number: number;
  /** CBT-WPN-03: its own weapon does not reach so far, as everybody sees, whatever number it may share. */
  readonly outOfRange?: true | undefined;
  /** Bin that the shot was taken from, or -1. */
  readonly bin: number;
  /** CBT-WPN-08: the part aimed at, or -1. */
  readonly aim: Part | -1;
  /** MT-BASE-10: rounds at once, where it is not one. */
  readonly rounds?: number | undefined;
  /** So many places before it is the attack of the same unit whose roll to hit decides this one, too (MT-ADVF-05). */
  readonly rollOf?: number | undefined;
  /** Resolved before the others were declared (MT-ADVF-07). */
  readonly isOver?: true | undefined;
}

/** A declared physical attack; number and damage were fixed before anything was resolved (CBT-PHY-05). */
export interface PhysicalAttack extends BlowMarks {
  readonly kind: PhysicalKind;
  readonly attacker: number;
  readonly target: number;
  /** The arm or leg; -1 where none in particular. */
  readonly limb: Part | -1;
  readonly number: number;
  readonly damage: number;
  /** The hexes of attacker and target at that time. */
  readonly from: number;
  readonly to: number;
}

/** To-hit number of an attack beyond long range: it may be made, and misses whatever the dice show (CBT-WPN-03). */
export const AUTOMATIC_MISS = 99;
/** Number of an attack that hits without a roll: of those who cling to their target. */
export const AUTOMATIC_HIT = -50;
/** Number of an attack that its owner has called off (CBT-THM-02); far below what an easy target can come to. */
export const CALLED_OFF = -99;

export interface State extends CoreState {
  readonly setup: Setup;
  /** The changes of the map: replaced, never changed, so that forks share it. Null while it is as printed. */
  ground: HexChanges | null;
  agenda: Frame[];
  turn: number;
  phase: Phase;
  initiativeWinner: Side;
  units: UnitState[];
  /** CBT-SEQ-08: activations left in the current pair, by side. */
  pair: [number, number];
  /** CBT-SCN-23: the seat that decides for its side in this phase after a disagreement, by side; else -1. */
  spokesman: [number, number];
  /** Zone chosen in deployment, by side; -1 before. */
  zones: [number, number];
  weaponAttacks: WeaponAttack[];
  physicalAttacks: PhysicalAttack[];
  /** Cells with limbs that could serve as clubs, one entry for each (CBT-PHY-13). */
  limbs: number[];
  /** Of options, for the whole game; null until one needs it. Replaced, never changed: forks share it. */
  marks: GameMarks | null;
}

/** The cause that moved a unit out of its hex (file 11 of the rules). */
export type DisplacementCause = 'push' | 'charge' | 'dfa' | 'domino' | 'fall' | 'skid' | 'apart';

/** The memory of a move in legs. */
export interface MoveSoFar {
  /** The way it went into the last hex: where it shoves whoever it falls upon (CBT-MOV-18). */
  readonly direction: Facing;
  /** The roll for running with a damaged hip or gyro has been made (CBT-PSR-04). */
  readonly rolled: boolean;
}

/** MT-PRE-02: a hex in which a unit turns on slippery ground. */
export interface SlipperyTurn {
  /** The step of the way that leads on out of the hex; the number of nodes where there is none. */
  readonly step: number;
  /** The facing before, the way it went then, and hexsides turned since. */
  readonly facing: Facing;
  readonly direction: Facing;
  readonly turns: number;
  /** Hexes moved before. */
  readonly moved: number;
}

/** A roll that is due in such a hex. */
export interface SkidCheck extends SlipperyTurn {
  readonly modifier: number;
  /** The length of its slide if it fails. */
  readonly length: number;
}

/** MT-VMOV-07: a turn of a leg before its turn mode is met. */
export interface TightTurn {
  /** The node of the leg in which it has turned. */
  readonly step: number;
  /** Hexes that are missing. */
  readonly modifier: number;
  /** The length of its skid, if it comes to that. */
  readonly length: number;
}

/** MT-SKID-10: how a vehicle flips over as it slides. */
export interface Flips {
  /** It had turned to the right, or to the left. */
  readonly turns: 1 | -1;
  /** Hexes flipped over so far. */
  readonly hexes: number;
  /** Parts that were struck, and whether their armour was pierced. */
  readonly struck: readonly { readonly part: Part; readonly isPierced: boolean }[];
}

/** The next step of a slide. */
export type SkidFrame = { readonly step: 'skid' } & Frames['skid'];

/** A leg of a move: hexes and facings in turn, with the MP spent up to each. */
export interface Leg {
  readonly nodes: readonly number[];
  readonly costs: readonly number[];
  /** Its first hex is entered from outside the map. */
  readonly entering: boolean;
  /** CBT-MOV-10: what it costs does not matter. */
  readonly minimum: boolean;
}

/** The progress of a leg. */
export interface OnTheWay {
  /** The node that comes next. */
  readonly at: number;
  /** The way it went into the last hex. */
  readonly direction: Facing;
  /** MT-PRE-02: where it may slip. */
  readonly checks: readonly SkidCheck[];
  /** MT-VMOV-07: where it turns too early. */
  readonly turns?: readonly TightTurn[];
}

/** The events at the end of a leg. */
export interface LegEnd {
  /** It may go on with the MP that are left. */
  readonly more: boolean;
  /** Off the map over the hexside ahead. */
  readonly leaves: boolean;
}

/** The steps of the game with their data. */
export interface Frames {
  /** Hits from before the game, and whatever else dice decide before anybody is placed. */
  'setup/opening': object;
  /** The deployment step `index` with so many 'Mechs left to place; -1 when it has not begun. */
  'setup/next': { readonly index: number; readonly left: number };
  'setup/place': { readonly seat: Seat; readonly index: number; readonly left: number };

  turn: object;
  initiative: object;

  /** The next activation in an alternating phase. */
  'activation/next': { readonly phase: AlternatingPhase };
  /** CBT-SCN-23: two players of one side say which 'Mech should be next. */
  'activation/agree': {
    readonly seats: readonly Seat[];
    readonly side: Side;
    readonly phase: AlternatingPhase;
  };

  movement: object;
  /** `unit` is -1 while the seat may still choose which. */
  'movement/move': { readonly seat: Seat; readonly unit: number };
  'movement/continue': { readonly seat: Seat; readonly unit: number } & MoveSoFar;
  /** The steps after a leg of a move: rolls that are due at its end, then the question whether to go on. */
  'movement/after': {
    readonly unit: number;
    readonly more: boolean;
    /** The posture at which those who might have come in between have been asked. */
    readonly seen?: 'up' | 'down' | undefined;
  } & MoveSoFar;
  /** The rest of a leg after something has come in between, if the unit is as it was: with these MP, and so many points done by fire in this phase. */
  'movement/along': {
    readonly unit: number;
    readonly leg: Leg;
    readonly way: OnTheWay;
    readonly end: LegEnd;
    readonly rolled: boolean;
    readonly mp: number;
    readonly shot: number;
  };

  weapon: object;
  'weapon/declare': { readonly seat: Seat; readonly unit: number };
  /** All declared: impossible attacks may be called off, then everything is resolved in the order declared. */
  'weapon/volley': object;
  /** `dice` where they have been rolled for another. */
  'weapon/resolve': { readonly attack: number; readonly dice?: readonly number[] | undefined };
  /** CBT-THM-02: the owner of an impossible attack may call it off. */
  'weapon/impossible': { readonly seat: Seat; readonly attack: number };
  /** MT-ADVF-08: what attacks in the Movement Phase have done to a unit takes effect; it had these MP before. */
  'weapon/effect': { readonly unit: number; readonly by: number; readonly mp: number };

  physical: object;
  'physical/declare': { readonly seat: Seat; readonly unit: number };
  /** All declared: charges and deaths from above join, then everything is put in order (CBT-PHY-05). */
  'physical/order': object;
  'physical/resolve': { readonly attack: number };
  'physical/impossible': { readonly seat: Seat; readonly attack: number };
  /** CBT-PHY-24: where the charger goes that missed. */
  'physical/sidestep': { readonly seat: Seat; readonly unit: number };
  /** CBT-PHY-32: where the target of a missed death from above goes, and who comes down. */
  'physical/make-way': { readonly seat: Seat; readonly unit: number; readonly attacker: number };
  /** CBT-DSP-03: two hexes are equally good for the displaced unit. */
  'physical/give-way': {
    readonly seat: Seat;
    readonly unit: number;
    readonly attacker: number;
    readonly cells: readonly number[];
  };
  /**
   * The attacker goes into the hex of its target: after a push or a charge if the target has left it, after a death
   * from above in any case, on its feet or on its back.
   */
  'physical/land': { readonly unit: number; readonly hex: number; readonly how: 'advance' | 'feet' | 'back' };

  /** A unit is moved one hex; whoever stands there is dealt with first (CBT-DSP-01 to 05). */
  displace: {
    readonly unit: number;
    readonly to: number;
    readonly direction: Facing;
    readonly cause: DisplacementCause;
    /** Of a 'Mech that falls where it ends up: the number of the roll that it failed. */
    readonly number?: number | undefined;
  };
  /** MT-PRE-02: a unit slides, so many hexes at most; and what comes of each. */
  skid: {
    readonly unit: number;
    readonly direction: Facing;
    readonly left: number;
    /** Hexes that it has slid already. */
    readonly slid?: number;
    /** Hexes that it had moved before it skidded. */
    readonly moved?: number | undefined;
    readonly flips?: Flips | undefined;
  };
  'skid/slid': Frames['skid'] & { readonly from: number };
  /** CBT-DSP-06: the unit in the way may step aside. */
  'displace/step-aside': {
    readonly seat: Seat;
    readonly unit: number;
    readonly direction: Facing;
  };

  /** CBT-SEQ-07 */
  'phase/end': {
    /** MT-DUEL-01: an Action Phase is that of one unit. */
    readonly phase: 'movement' | 'artillery' | 'weapon' | 'physical' | 'heat' | 'action';
    readonly unit?: number;
  };

  heat: object;
  'heat/unit': { readonly unit: number };
  /** CBT-HEA-15: the owner chooses which of equally destructive ammunition goes up. */
  'heat/ammo': { readonly seat: Seat; readonly unit: number; readonly types: readonly string[] };
  /** CBT-HEA-16 */
  'heat/pilot': { readonly unit: number };
  end: object;
  /** CBT-HEA-07 */
  'end/sinks': { readonly seat: Seat; readonly unit: number };
  /** Of the units from this one on. */
  'end/minders': { readonly from: number };
  over: { readonly outcome: Outcome };
}

type AllFrames = Frames & OptionFrames;
type Frame = { [Step in keyof AllFrames]: { readonly step: Step } & AllFrames[Step] }[keyof AllFrames];
