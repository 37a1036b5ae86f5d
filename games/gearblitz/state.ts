import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/table/heading.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import type { Ammunition, Damage, Unit, UnitSheet } from './cards/unit.ts';
import type { Terrain } from './data/terrain.ts';
import type { Marks, OptionFrames } from './extensions.ts';
import type { Battle, BattleFrames, SupportList, Terms } from './state/battle.ts';
import type { CommandFrames, LetPass, Spent, Tag, Wishes } from './state/command.ts';
import type { Effects, Fire, Guidance, SpecialFrames, Stores } from './state/special.ts';

/** HGB-UNIT-01: activated together; its first unit leads it. */
export interface Group {
  readonly name: string;
  /** Threat Value. */
  readonly value: number;
  /** HGB-SM-04 */
  readonly isConvict?: boolean | undefined;
  readonly units: readonly UnitSheet[];
}

export interface Army {
  readonly name: string;
  /** HGB-ARMY-05: the list that it comes from. */
  readonly list?: string | undefined;
  /** HGB-CP-01 */
  readonly commandPoints: number;
  readonly groups: readonly Group[];
  /** HGB-SETUP-02: the Army Commander, as group and place in it. */
  readonly commander: readonly [group: number, unit: number];
  readonly support?: SupportList | undefined;
}

export interface Setup extends CoreSetup, Terms {
  readonly scene: Scene;
  /** By seat. */
  readonly armies: readonly Army[];
}

/** A unit's activation so far. */
export interface Activation {
  /** Thousandths of an MP. */
  readonly spent: number;
  /** The way of its base in all. */
  readonly path: number;
  /** HGB-MOVE-08: straight on since the last turn. */
  readonly straight: number;
  readonly hasTurned: boolean;
  /** HGB-TERR-08: on a road without a break. */
  readonly road: number;
  /** HGB-TERR-09: in white sand. */
  readonly sand: number;
  /** HGB-MOVE-06: the way it goes; `null` while both are open to it. */
  readonly direction: 'ahead' | 'back' | null;
  /** HGB-AUX-05: MP of a jump that are left; `null` while it does not jump. */
  readonly jets: number | null;
  /** Its movement has ended, whatever MP are left. */
  readonly isStopped: boolean;
  /** HGB-RAM-01: those that it has tried to ram. */
  readonly rammed: readonly number[];
  /** HGB-PERK-10: squads for which the doors are still open. */
  readonly doors: number;
  /** HGB-ACT-12: how far it had come when it was last snapped at; `null` if it was not. */
  readonly snappedAt: number | null;
}

/** A unit that has just come into play. */
export const UNMOVED: Activation = {
  spent: 0,
  path: 0,
  straight: 0,
  hasTurned: false,
  road: 0,
  sand: 0,
  direction: 'ahead',
  jets: null,
  isStopped: false,
  rammed: [],
  doors: 0,
  snappedAt: null,
};

/**
 * The activation of a unit. HGB-MOVE-06: a unit that stood still may go either way; all others keep their direction.
 * HGB-INF-05: a unit that has just disembarked does not move.
 */
export function activationOf({
  body,
  isReversing,
  isDismounted,
}: Pick<UnitState, 'body' | 'isReversing' | 'isDismounted'>): Activation {
  const direction = body.speed === 'stationary' ? null : isReversing ? 'back' : 'ahead';
  return { ...UNMOVED, direction, isStopped: isDismounted };
}

/** The parts used by rules without geometry. Replaced, never changed. */
export type Body = Omit<Unit, 'sheet'>;

/** HGB-DET-05: won by Active Detection, with this margin. */
export interface Lock {
  readonly unit: number;
  readonly margin: number;
}

export interface UnitState {
  /** HGB-SCALE-01: the centre of its base; `null` off the table. */
  at: Place | null;
  /** HGB-INF-01: the further bases of a squad; `at` is where its leading one stands. Replaced, never changed. */
  others: readonly Place[];
  /** HGB-INF-05: the transport that it is in. */
  aboard: number | null;
  /** HGB-INF-05: it has got out this round. */
  isDismounted: boolean;
  heading: Heading;
  /** HGB-ACT-06: the heading of its Hull-Down cover; `null` when it is all around. */
  shelter: Heading | null;
  /** HGB-RAM-03: it has rammed, and is Stationary when the next round begins. */
  isHalted: boolean;
  /** HGB-MOVE-06: it went backward in its last activation. */
  isReversing: boolean;
  /** HGB-FLAW-09: rounds that it is shut down, with this one. */
  shutDown: number;
  /** HGB-FLAW-05: rounds on end in which it moved and fired, and in which it was at Top Speed. Replaced, never changed. */
  heat: Heat;
  /** HGB-ROUND-04: it has been activated this round. */
  isLocked: boolean;
  /** HGB-ACT-01: left this round. */
  actions: number;
  /** HGB-ACT-09 */
  standBy: number;
  /** While it is being activated. Replaced, never changed. */
  activation: Activation | null;
  body: Body;
  /** For its weapons, in the order of the card. Replaced, never changed. */
  ammunition: readonly Ammunition[];
  /** The locks of this round. Replaced, never changed. */
  locks: readonly Lock[];
  stores: Stores;
  /** HGB-WSR-16: `null` where nothing burns. */
  fire: Fire | null;
  /** HGB-STANCE-02: on Stand-By from the start of the battle, until its first activation: whether it has fired. */
  readied: 'to fire' | 'fired' | null;
  /** HGB-PERK-14: where it has prepared its position; good while it stands there. */
  bracedAt: Place | null;
}

export type Heat = readonly [working: number, racing: number];

/** HGB-ATT-05: how often a Combat Group has attacked a unit this round. */
export interface AttackCount {
  readonly target: number;
  readonly group: number;
  readonly times: number;
}

export interface State extends CoreState {
  readonly setup: Setup;
  /** 0 while the sides deploy. */
  round: number;
  /** The winner of the last initiative; before the first, of the set-up roll. */
  winner: Seat;
  /** HGB-CP-01: left, by seat. */
  commandPoints: number[];
  /** HGB-CP-02: of this round, by seat. Replaced, never changed. */
  spent: readonly Spent[];
  /** By seat. Replaced, never changed. */
  wishes: readonly Wishes[];
  /** By seat; `null` where nothing was. Replaced, never changed. */
  letPass: readonly (LetPass | null)[];
  /** HGB-SETUP-02: the commanding unit, by seat; -1 when there is none. */
  commanders: number[];
  /** The ground as it is now, with wrecks. Replaced, never changed. */
  scene: Scene;
  /** Replaced, never changed. */
  attacks: readonly AttackCount[];
  battle: Battle;
  effects: Effects;
  /** The options' notes. Replaced, never changed. */
  marks: Marks;
  /** HGB-TD-02: of this round. Replaced, never changed. */
  tags: readonly Tag[];
  /** In the order of armies, groups and lists. */
  units: UnitState[];
}

/** The occasion of an attack. */
export type Manner =
  | 'action'
  | 'snap fire'
  | 'snap fire from stand-by'
  | 'stand-by'
  | 'retaliation'
  | 'second weapon'
  | 'second weapon in snap fire'
  | 'second weapon in snap fire from stand-by'
  | 'final shot';

/** One attack with one weapon, or with all weapons linked to it. */
export interface Attack {
  readonly by: number;
  /** Its place on the card. */
  readonly mount: number;
  /** HGB-ROF-01, HGB-ROF-02: the Rate of Fire used, and the part that goes into damage. */
  readonly rof: number;
  readonly concentrated: number;
  /** A unit, or a place to burst at. */
  readonly target: number | null;
  readonly at: Place | null;
  /** HGB-IF-01: its guidance; `null` for direct fire and for thrown weapons. */
  readonly guidance: Guidance | null;
  readonly manner: Manner;
  /** HGB-OPT-06: it lies where it is placed and goes off later. */
  readonly isTimed?: boolean;
}

/** A direct attack on a unit, without Rate of Fire. */
export const shotAt = (
  by: number,
  mount: number,
  target: number,
  manner: Manner,
): Attack & { readonly target: number } => ({
  by,
  mount,
  target,
  at: null,
  rof: 0,
  concentrated: 0,
  guidance: null,
  manner,
});

/** HGB-MOVE-11: the reasons for a maneuver test. */
export type Test = 'turn' | 'slowed' | 'blocked' | 'unstable' | 'jump' | 'fall';

export interface Frames extends BattleFrames, CommandFrames, SpecialFrames<Attack>, OptionFrames {
  'set-up': object;
  'set-up/order': { readonly seat: Seat };
  deployment: { readonly seat: Seat };
  /** The group that is being deployed; `null` where one is to be picked. */
  deploy: { readonly seat: Seat; readonly group: number | null };
  round: object;
  initiative: object;
  first: { readonly seat: Seat };
  /** The side to activate a group. */
  turn: { readonly seat: Seat };
  group: { readonly seat: Seat };
  units: {
    readonly seat: Seat;
    readonly group: number;
    readonly isAsked?: boolean;
    readonly hasFired?: boolean;
  };
  /** HGB-DRONE-02: `only` this unit, if one is named. */
  activate: { readonly seat: Seat; readonly group: number; readonly only?: number };
  act: { readonly seat: Seat; readonly unit: number };
  /** `since` is the start of the way not told yet. */
  leg: { readonly unit: number; readonly to: Place; readonly since: Place };
  attack: Attack;
  volley: Attack;
  retarget: { readonly seat: Seat; readonly attack: Attack };
  'second-weapon': { readonly seat: Seat; readonly attack: Attack };
  evade: {
    readonly seat: Seat;
    readonly unit: number;
    readonly by: number;
    readonly against: number;
    /** HGB-CP-05: for a Command Point. */
    readonly isPaid: boolean;
  };
  retaliate: { readonly seat: Seat; readonly unit: number; readonly against: number };
  ram: { readonly by: number; readonly target: number };
  absorb: {
    readonly seat: Seat;
    readonly unit: number;
    readonly level: Damage;
    readonly by: 'counters' | 'boxes';
  };
  commander: { readonly seat: Seat };
  succession: { readonly seat: Seat };
  casualty: { readonly seat: Seat; readonly unit: number; readonly among: readonly Place[] };
  maneuver: {
    readonly unit: number;
    readonly why: Exclude<Test, 'jump' | 'fall'>;
    readonly turn: number;
  };
  /** HGB-TERR-06: down by this many levels. */
  fall: {
    readonly unit: number;
    readonly why: 'jump' | 'fall';
    readonly levels: number;
    readonly to: Place;
  };
  /** HGB-MOVE-12, HGB-OPT-03: down without a test, straight to where it is or there. */
  impact: {
    readonly unit: number;
    readonly to?: Place;
    readonly levels: number;
    readonly margin: number;
    readonly isCrash: boolean;
  };
  /** HGB-TERR-09: this many tests in white sand. */
  sand: { readonly unit: number; readonly terrain: Terrain; readonly tests: number };
  slide: {
    readonly unit: number;
    readonly left: number;
    readonly failure: number;
    readonly isBlocked: boolean;
    /** The start of the way not told yet. */
    readonly since: Place;
  };
  window: { readonly unit: number };
  acting: { readonly seat: Seat; readonly unit: number };
  lock: { readonly unit: number; readonly standBy: number };
  snap: { readonly seat: Seat; readonly unit: number };
  heat: object;
  events: object;
}
