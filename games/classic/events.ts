import type { HexChanges } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { HitTable } from './data/physical-attacks.ts';
import type { Part } from './design.ts';
import type { OptionEvents, OptionRolls } from './extensions.ts';
import type {
  DisplacementCause,
  Loss,
  Mode,
  OnFoot,
  Onslaught,
  Phase,
  PhysicalAttack,
  RollCause,
  Side,
  Target,
  TurnNotes,
  Twist,
  UnitSetup,
  UnitState,
  WeaponAttack,
} from './state.ts';

type Dice = readonly number[];

/** The side of a 'Mech that an attack comes from (CBT-HIT-01). */
export type PlainSide = 'front' | 'rear' | 'left' | 'right';
/** MT-VCOM-04: of what has six sides, left and right are the ones in front. */
export type AttackSide = PlainSide | 'rear-left' | 'rear-right';

/** The reasons for a Piloting Skill Roll; the causes in the state, and those that are rolled on the spot. */
export type RollReason =
  | RollCause
  | 'damage'
  | 'actuator'
  | 'hip'
  | 'gyro'
  | 'gyro-destroyed'
  | 'leg-destroyed'
  | 'cliff'
  | 'stand'
  | 'run'
  | 'land'
  | 'injury'
  | 'bog'
  | 'skid'
  | 'ice'
  | 'ground';

/** Those of the base game. */
export type BaseReason = Exclude<RollReason, keyof OptionRolls>;

/** Why a physical attack is not made: its owner called it off, or things have changed since it was declared. */
export type CancelReason = 'called-off' | 'attacker-out' | 'target-gone' | 'target-down' | 'parted';

/** The events, in the order they happen. 'Mechs, weapons and cells by number, as in the state. */
export type Event = BaseEvent | SeenEvent | OptionEvents[keyof OptionEvents];

export type BaseEvent =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** MT-REG-03: what the units of each side add to its Initiative. */
  | {
      readonly type: 'initiative-added';
      readonly points: readonly [number, number];
      readonly reveals: readonly number[];
    }
  | {
      readonly type: 'initiative';
      /** Empty where a scenario decides without a roll. */
      readonly dice: readonly [Dice, Dice];
      readonly totals: readonly [number, number];
      readonly winner: Side;
    }
  | {
      readonly type: 'placed';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      /** The zone that its side has chosen; -1 where there was none to choose. */
      readonly zone: number;
    }
  /** CBT-SCN-23: what the players of a side have said, and which 'Mech it is to be. */
  | { readonly type: 'agreement'; readonly seats: readonly Seat[]; readonly unit: number }
  | {
      readonly type: 'disagreement';
      readonly seats: readonly Seat[];
      readonly dice: readonly Dice[];
      readonly winner: Seat;
    }
  /** Its activation in this phase is over. */
  | { readonly type: 'done'; readonly unit: number }
  // Movement
  | { readonly type: 'still'; readonly unit: number }
  /** CBT-MOV-01: the mode it has chosen for the turn. */
  | { readonly type: 'mode'; readonly unit: number; readonly mode: OnFoot }
  | {
      readonly type: 'moved';
      readonly unit: number;
      readonly mode: Mode;
      /** Cells from the old to the new hex, both included. */
      readonly path: readonly number[];
      readonly facing: Facing;
      readonly hexesMoved: number;
      readonly heading: TurnNotes['heading'];
      /** Before the last reversal. */
      readonly hexesBefore?: number | undefined;
      /** MT-VMOV-06: hexes since the last facing change. */
      readonly straight?: number | undefined;
      readonly mp: Explanation;
    }
  /** CBT-FALL-01: where it loses its footing, and how far it has come. */
  | {
      readonly type: 'slipped';
      readonly unit: number;
      readonly hex: number;
      readonly hexesMoved: number;
      readonly heading: TurnNotes['heading'];
      readonly hexesBefore?: number | undefined;
    }
  /** MT-PRE-02: it has lost its footing in a turn and will slide so far; and what it has come by that in all. */
  | { readonly type: 'skidded'; readonly unit: number; readonly facing: Facing; readonly length: number }
  | { readonly type: 'slid'; readonly unit: number; readonly hexesMoved: number }
  /** MT-PRE-03: stuck in a hex; null when it is free again. */
  | { readonly type: 'stuck'; readonly unit: number; readonly hex: number | null }
  /** MT-PRE-05: trees have been struck; they burn, or have to be cleared with so much. */
  | {
      readonly type: 'clearing';
      readonly hex: number;
      readonly points: number;
      readonly spark: Dice;
      readonly burns: boolean;
      readonly number: number;
      readonly dice: Dice;
      readonly cleared: boolean;
      readonly reveals: readonly number[];
    }
  /** MT-HEAT-01: it comes out of a hot hex. */
  | { readonly type: 'scorched'; readonly unit: number; readonly heat: number }
  /** The ground as it has become. */
  | {
      readonly type: 'ground';
      readonly hexes: HexChanges;
      readonly reveals?: readonly number[] | undefined;
    }
  | { readonly type: 'dropped'; readonly unit: number }
  | { readonly type: 'stood'; readonly unit: number; readonly facing: Facing }
  | { readonly type: 'left-map'; readonly unit: number; readonly escaped: boolean }
  | ({ readonly type: 'onslaught'; readonly unit: number } & Onslaught)
  | { readonly type: 'sinks'; readonly unit: number; readonly off: number }
  /** Its player wants to be asked about them in every End Phase, or no longer. */
  | { readonly type: 'minds-sinks'; readonly unit: number; readonly ask: boolean }
  // Piloting
  | {
      readonly type: 'piloting-roll';
      readonly unit: number;
      readonly reason: RollReason;
      readonly number: Explanation;
      /** Empty for what succeeds or fails without a roll. */
      readonly dice: Dice;
      readonly success: boolean;
    }
  | {
      readonly type: 'fell';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      readonly dice: Dice;
      readonly side: AttackSide;
      readonly damage: Explanation;
    }
  // Weapon attacks
  | {
      readonly type: 'fire-declared';
      readonly unit: number;
      readonly twist: Twist;
      readonly prop: Part | null;
      readonly attacks: readonly (WeaponAttack & { readonly explanation: Explanation })[];
    }
  | { readonly type: 'held'; readonly unit: number; readonly twist: Twist }
  | { readonly type: 'club-found'; readonly unit: number; readonly club: 'tree' | 'limb' | 'girder' }
  | { readonly type: 'called-off'; readonly unit: number; readonly weapon: number }
  | {
      readonly type: 'weapon-attack';
      readonly attack: WeaponAttack;
      readonly dice: Dice;
      readonly hit: boolean;
      /** MT-BASE-10: the gun has jammed for good. */
      readonly jammed?: boolean;
      /** MT-ATK-01: it does half. */
      readonly glancing?: true;
      /** A shot that has missed another and may hit this one. */
      readonly stray?: boolean;
    }
  | {
      readonly type: 'cluster';
      readonly unit: number;
      readonly dice: Dice;
      /** The modifiers of options to the dice, where there are any. */
      readonly modifier?: Explanation;
      readonly missiles: number;
    }
  /** MT-ADVF-08: attacks in the Movement Phase are over; the points that all of them have done to the unit. */
  | { readonly type: 'early-fire'; readonly unit: number; readonly by: number; readonly shot: number }
  | { readonly type: 'aimed'; readonly unit: number; readonly dice: Dice; readonly success: boolean }
  | {
      readonly type: 'location';
      readonly unit: number;
      readonly table: HitTable;
      readonly side: AttackSide;
      /** Empty for a location that was aimed at (CBT-WPN-08). */
      readonly dice: Dice;
      readonly location: Part;
      /** False when the shot hit the cover of a leg instead (CBT-LOS-08). */
      readonly struck: boolean;
      /** It is thrown again, and only the second throw counts. */
      readonly isThrownAgain?: true;
    }
  // Damage
  | {
      readonly type: 'damaged';
      readonly unit: number;
      readonly location: Part;
      readonly rear: boolean;
      readonly damage: number;
      /** Points left in the location hit. */
      readonly armor: number;
      readonly structure: number;
    }
  | {
      readonly type: 'location-lost';
      readonly unit: number;
      readonly location: Part;
      readonly blownOff: boolean;
    }
  | {
      readonly type: 'critical-roll';
      readonly unit: number;
      readonly location: Part;
      readonly dice: Dice;
      /** The modifier of an option to the dice, where there is one. */
      readonly modifier?: number;
      readonly count: number;
      /** CBT-CRT-01: the part comes off instead. */
      readonly off?: boolean;
    }
  | {
      readonly type: 'critical';
      readonly unit: number;
      readonly location: Part;
      readonly slot: number;
      readonly component: string;
    }
  | {
      readonly type: 'explosion';
      readonly unit: number;
      readonly location: Part;
      readonly bin: number;
      readonly ammo: string;
      readonly shots: number;
      readonly damage: number;
    }
  | {
      /** MT-WPN-50: a weapon explodes. */
      readonly type: 'burst';
      readonly unit: number;
      readonly location: Part;
      readonly weapon: number;
      readonly damage: number;
    }
  | { readonly type: 'pilot-hurt'; readonly unit: number; readonly points: number; readonly hits: number }
  | { readonly type: 'pilot-killed'; readonly unit: number }
  | {
      readonly type: 'consciousness';
      readonly unit: number;
      readonly dice: Dice;
      readonly number: number;
      readonly awake: boolean;
      readonly modifier?: Explanation;
    }
  | {
      readonly type: 'recovery';
      readonly unit: number;
      readonly dice: Dice;
      readonly number: number;
      readonly awake: boolean;
      readonly modifier?: Explanation;
    }
  | { readonly type: 'destroyed'; readonly unit: number; readonly loss: Loss }
  /** Off the map: destroyed before this phase ended, or crushed. */
  | { readonly type: 'removed'; readonly unit: number; readonly crushed: boolean }
  // Physical attacks
  | {
      readonly type: 'physical-declared';
      readonly unit: number;
      readonly attacks: readonly (PhysicalAttack & { readonly explanation: Explanation })[];
    }
  /** Everything that was declared, as it will be resolved. */
  | { readonly type: 'physical-order'; readonly attacks: readonly PhysicalAttack[] }
  | {
      readonly type: 'physical-attack';
      readonly attack: PhysicalAttack;
      readonly explanation: Explanation;
      readonly dice: Dice;
      readonly hit: boolean;
      readonly glancing?: true;
    }
  | {
      readonly type: 'physical-cancelled';
      readonly attack: PhysicalAttack;
      readonly why: CancelReason;
      /** Which of its attacker's it is, from 0; where it was called off. */
      readonly nth?: number;
    }
  | {
      readonly type: 'displaced';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly cause: DisplacementCause | 'sidestep' | 'advance' | 'step-aside' | 'landing';
    }
  | {
      readonly type: 'fell-on';
      readonly unit: number;
      readonly target: number;
      readonly number: Explanation;
      readonly dice: Dice;
      readonly hit: boolean;
    }
  | { readonly type: 'club-gone'; readonly unit: number }
  // Heat
  | { readonly type: 'heat'; readonly unit: number; readonly from: number; readonly to: Explanation }
  | {
      readonly type: 'shutdown';
      readonly unit: number;
      /** Empty where no roll was allowed. */
      readonly dice: Dice;
      readonly number: number;
      readonly avoided: boolean;
    }
  | {
      readonly type: 'restart';
      readonly unit: number;
      readonly dice: Dice;
      readonly number: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'ammo-roll';
      readonly unit: number;
      readonly dice: Dice;
      readonly number: number;
      readonly avoided: boolean;
    }
  /** Units look different to whoever is told. */
  | {
      readonly type: 'sight';
      readonly units: readonly { readonly unit: number; readonly seen: UnitState }[];
      /** Those that have just been spotted. */
      readonly spotted: readonly number[];
      readonly reveals: readonly number[];
    }
  /** MT-INFO-02: record sheets lie open, or are closed again, to whoever is told. */
  | {
      readonly type: 'sheets';
      readonly units: readonly {
        readonly unit: number;
        readonly isOpen: boolean;
        readonly seen: UnitState;
        readonly setup: UnitSetup;
      }[];
      readonly weaponAttacks: readonly WeaponAttack[];
      readonly physicalAttacks: readonly PhysicalAttack[];
      readonly reveals: readonly number[];
    }
  // End
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** An event as those see it from whom the record sheet of its unit is hidden. */
export type SeenEvent =
  | {
      readonly type: 'seen-fire';
      /** Its sheet is hidden, and that is no weapon that its chassis makes one expect. */
      readonly reveals?: readonly number[];
      readonly unit: number;
      readonly twist: Twist;
      readonly attacks: readonly {
        readonly target: Target;
        readonly label: string;
        readonly outOfRange?: true | undefined;
      }[];
    }
  | {
      readonly type: 'seen-shot';
      /** -1 where nobody has seen it. */
      readonly attacker: number;
      readonly target: Target;
      readonly label: string;
      readonly hit: boolean;
      readonly glancing?: true;
    }
  | {
      readonly type: 'seen-damage';
      readonly unit: number;
      readonly location: Part;
      readonly rear: boolean;
      readonly damage: number;
    }
  | { readonly type: 'seen-blows'; readonly unit: number; readonly attacks: readonly PhysicalAttack[] }
  | {
      readonly type: 'seen-blow';
      readonly attack: PhysicalAttack;
      readonly hit: boolean;
      readonly glancing?: true;
    };
