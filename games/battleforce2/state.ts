import type { Edge, HexChanges } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';
import type { Command } from './data/commands.ts';
import type { Organization } from './data/tables.ts';
import type { ElementSheet, ElementType } from './element.ts';
import type { ElementMarks, OptionFrames, TableMarks, TurnMarks, UnitMarks } from './extensions.ts';
import type { Way } from './orders.ts';

/** A line of a record sheet with its crew: what only the owner may look at. */
export interface ElementRecord {
  readonly sheet: ElementSheet;
  /** BF2-REC-05: added to the numbers of its attacks. */
  readonly skill: number;
  /** BF2-INTEG-05: what earlier battles have left on its record sheet. Absent: nothing. */
  readonly marked?: Marked | undefined;
}

/** Boxes crossed off, and critical hits. */
export type Marked = Pick<Condition, 'armor' | 'structure' | 'arm' | 'leg' | 'weapon' | 'engine'>;

/** Public knowledge of a unit before the game (BF2-INFO-01). */
export interface UnitSetup {
  /** The counter, such as MH3 (BF2-UNIT-05). */
  readonly id: string;
  readonly name: string;
  readonly elements: readonly { readonly type: ElementType; readonly chassis: string }[];
}

export interface SideSetup {
  readonly name: string;
  readonly organization: Organization;
  readonly units: readonly UnitSetup[];
  /** BF2-LIST-01: what its ten counters stand for. Absent: the basic list of its organization. */
  readonly commands?: readonly Command[] | undefined;
}

/** What only its own side knows of a unit. */
export interface UnitSecrets {
  readonly elements: readonly ElementRecord[];
  /** BF2-CMD-02: a command unit, and its direct subordinates by their number within the side. Absent: no command unit. */
  readonly leads?: readonly number[] | undefined;
  /** BF2-CONC-01: the front of a counter that is face-down at the start. Absent: everybody sees it. */
  readonly counter?: Pick<UnitSetup, 'id' | 'name'> | undefined;
}

/** BF2-EQ-04: a C3 network; elements by their number within the side. */
export interface Network {
  /** The master that links the lances; absent where there is only one lance. */
  readonly company?: number | undefined;
  readonly lances: readonly { readonly master: number; readonly slaves: readonly number[] }[];
}

export interface SideSecrets {
  readonly units: readonly UnitSecrets[];
  /** BF2-EQ-04: fixed before the game. Absent: none. */
  readonly networks?: readonly Network[] | undefined;
}

/** BF2-OBJ-01: counters that are placed before the game. */
export type ObjectiveRules = 'none' | 'objectives' | 'objectives and headquarters';

/** BF2-BLDG-07: the Damage Values of a fortress, by the printed number of its hex. */
export interface Emplacement {
  readonly hex: string;
  readonly owner: Seat;
  readonly damage: readonly [number, number, number];
  readonly skill?: number | undefined;
}

export interface Setup extends CoreSetup {
  readonly map: BoardFile;
  readonly sides: readonly [SideSetup, SideSetup];
  readonly objectives: ObjectiveRules;
  /** The home edge of each side, where it is known before the game. Absent: BF2-SETUP-02. */
  readonly homes?: readonly [Edge, Edge] | undefined;
  /** Lines of elements that the roster does not have, for everybody to read. */
  readonly own?: readonly ElementSheet[] | undefined;
  /** BF2-BLDG-07: fortresses with weapons. */
  readonly emplacements?: readonly Emplacement[] | undefined;
  /** By seat; `null` where the viewer does not know. */
  readonly secrets: readonly (SideSecrets | null)[];
}

/** BF2-TERM-03: two sides, with one player each. */
export const SEATS = [0, 1] as const;
export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** `hex` of a unit that is not on the map: not yet, never again, safe at home (BF2-VIC-04), or carried (BF2-EQ-16). */
export const OFF_MAP = -1;
export const DESTROYED = -2;
export const RETREATED = -3;
export const ABOARD = -4;

export interface UnitState {
  hex: number;
  facing: Facing;
  /** Has had its move this turn. */
  moved: boolean;
  /** Hexes entered this turn. */
  entered: number;
  /** Has had its attacks this turn. */
  fired: boolean;
  /** BF2-MAP-05: on the bridge of its hex, and not in the water below. */
  onBridge: boolean;
  /** The price of an Ambush or of Evasive Action, until its next Combat Phase is over (BF2-CMDX-02, BF2-CMDX-07). */
  mayNotMove: boolean;
  mayNotAttack: boolean;
  /** BF2-VEH-07: sees everybody and is seen by everybody. */
  flyingHigh: boolean;
  /** BF2-VEH-06 */
  submerged: boolean;
  /** BF2-EQ-16, BF2-INF-05: the unit that carries it. */
  carrier: number | null;
  /** BF2-EQ-16: its actions as a carrier this turn. */
  transfer: 'loaded' | 'unloaded' | null;
  /** BF2-EQ-07: hooked up to coolant until the next Movement Phase of its side. */
  coolant: 'serves' | 'served' | null;
  /**
   * Options' notes for the whole game and for this turn; null until needed. Replaced, never changed: forks share it.
   */
  marks: UnitMarks | null;
  thisTurn: TurnMarks | null;
}

/** A command counter on a unit (BF2-CMD-03). */
export interface Counter {
  /** Its place in the list of its side. */
  readonly number: number;
  readonly isFaceUp: boolean;
  /** BF2-CMDX-10 */
  readonly isJammed: boolean;
}

/** The counters of a side that lie on no unit, by number. Not changed, but replaced. */
export interface Cup {
  readonly inside: readonly number[];
  readonly aside: readonly number[];
  /** Drawn, and still to be placed. */
  readonly drawn: number | null;
}

/** BF2-CMD-03: null where commands are not in use. */
export interface CommandState {
  /** By seat. */
  cups: Cup[];
  /** By unit. */
  counters: (Counter | null)[];
}

/** The damage to an element. Replaced, never changed: forks share it. */
export interface Condition {
  /** Boxes left. */
  readonly armor: number;
  readonly structure: number;
  /** 0 to 4; 4 is shut down. */
  readonly heat: number;
  /** The turn in which it shut down; 0 while it is not. */
  readonly downSince: number;
  /** Critical hits (BF2-CRIT-02). */
  readonly arm: number;
  readonly leg: number;
  readonly weapon: number;
  readonly engine: number;
}

/** What the other side has seen of an element, and when. */
export interface Known {
  readonly turn: number;
  /** BF2-INFO-03: after a scan. */
  readonly record: ElementRecord | null;
  readonly condition: Condition;
}

export interface ElementState {
  condition: Condition;
  destroyed: boolean;
  /** Has attacked this turn. */
  attacked: boolean;
  /** Has used its active probe this turn. */
  scanned: boolean;
  /** BF2-EQ-11: the unit that it spots for indirect fire this turn. */
  spots: number | null;
  /** BF2-EQ-08: its ECM works, as everybody has noticed. */
  jams: boolean;
  /** BF2-EQ-07: the unit that its coolant serves. */
  cools: number | null;
  /** BF2-INF-05: the ’Mech that it rides. */
  mount: number | null;
  /** What its owner must announce to attackers: the base number, and whether the jump modifier counts. */
  base: number;
  jumps: boolean;
  /** Replaced, never changed. */
  known: Known | null;
  /** Options' notes; null until needed. Replaced, never changed. */
  marks: ElementMarks | null;
}

/** BF2-DECL-01 */
export interface Attack {
  readonly attacker: number;
  readonly target: number;
  readonly overheat: number;
  /** BF2-INFO-04: taken off the damage of a hit, which is 1 at least. Declared only as the rule was read before. */
  readonly withhold: number;
  /** BF2-CMDX-04, BF2-CMDX-05: instead of firing. */
  readonly charges: boolean;
}

/** An attack on a hex. */
export interface HexAttack {
  readonly attacker: number;
  readonly overheat: number;
}

/** A unit's declaration while it is resolved. Replaced, never changed. */
export interface Volley {
  readonly unit: number;
  /** Null for attacks on a hex, which are not listed here. */
  readonly target: number | null;
  /** BF2-EQ-11: the element that spots for indirect fire; `null` for attacks in sight. */
  readonly spotter: number | null;
  /** BF2-INFO-04: it will say after its hits how much of them it withholds. */
  readonly withholds: boolean;
  readonly attacks: readonly Attack[];
}

/** A shot, as its dice lie on the table. */
export interface RolledShot {
  readonly attacker: number;
  readonly target: number;
  readonly hit: boolean;
}

export interface Objective {
  readonly kind: 'objective' | 'headquarters';
  /** The side that placed it. */
  readonly owner: Seat;
  readonly hex: number;
  /** BF2-OBJ-03: the turn of the End Phase in which it was turned face-up; 0 while face-down. */
  faceUpSince: number;
  claimed: boolean;
}

/** BF2-OBJ-03: who scores it: its owner, or for a headquarters the other side. */
export const claimantOf = ({ kind, owner }: Pick<Objective, 'kind' | 'owner'>): Seat =>
  kind === 'objective' ? owner : opponentOf(owner);

export type Phase = 'setup' | 'initiative' | 'command' | 'movement' | 'combat' | 'end';

/** Units and elements are numbered through over both sides, in the order of the setup. */
export interface State extends CoreState {
  readonly setup: Setup;
  agenda: Frame[];
  turn: number;
  phase: Phase;
  /** The side whose phase it is. */
  active: Seat;
  /** By seat; `null` before it is chosen. */
  homes: (Edge | null)[];
  units: UnitState[];
  elements: ElementState[];
  objectives: Objective[];
  /** Hexes that are no longer as printed; `null` while all are. Not changed, but replaced. */
  ground: HexChanges | null;
  volley: Volley | null;
  commands: CommandState | null;
  /** Options' notes; null until needed. Replaced, never changed. */
  marks: TableMarks | null;
}

/** From the ground of a hex, from the top of its buildings, from under its bridge, or from beside the map. */
export type SetOut = 'ground' | 'top' | 'below' | 'off board';

/** The steps of the game with their data, which everybody may know. */
export interface Frames {
  'setup/roll': object;
  'setup/home': { readonly seat: Seat };
  'setup/objective': { readonly seat: Seat; readonly kind: Objective['kind'] };
  'setup/order-roll': object;
  'setup/order': { readonly seat: Seat };
  'setup/side': { readonly seat: Seat };
  'setup/deploy': { readonly seat: Seat };
  turn: object;
  initiative: object;
  'initiative/choose': { readonly seat: Seat };
  command: { readonly seat: Seat };
  'command/draw': { readonly seat: Seat; readonly moves: number; readonly mayDraw: boolean };
  'command/place': { readonly seat: Seat };
  'command/uses': { readonly seat: Seat };
  'command/use': { readonly seat: Seat };
  /** Asked when a command is flipped, before it takes effect. */
  'command/jam': { readonly seat: Seat; readonly unit: number };
  'command/evade': { readonly seat: Seat; readonly unit: number };
  'command/ambush': { readonly seat: Seat };
  /** Asked when dice have been thrown. */
  'command/luck': {
    readonly seat: Seat;
    readonly unit: number;
    readonly purpose: string;
    readonly dice: readonly number[];
    /** Whether the dice are good for the unit, where that is known. */
    readonly isGood?: boolean;
    /** The shot that they are for. */
    readonly shot?: RolledShot;
  };
  movement: { readonly seat: Seat };
  'movement/side': { readonly seat: Seat };
  'movement/move': { readonly seat: Seat };
  /** A unit on its way: the hex of its path that it enters next. */
  'movement/march': {
    readonly unit: number;
    readonly way: Way;
    readonly facing: Facing | null;
    readonly path: readonly number[];
    readonly at: number;
    /** The place where it set out. */
    readonly from: SetOut;
  };
  /** At the end of its way to an edge, from where it set out: over it, into a box or for good. */
  'movement/off': {
    readonly unit: number;
    readonly edge: Edge;
    readonly path: readonly number[];
    readonly from: SetOut;
    readonly isForGood: boolean;
  };
  'movement/moved': { readonly unit: number; readonly way: Way; readonly to: number };
  'movement/arrived': { readonly unit: number };
  'movement/ended': { readonly seat: Seat };
  combat: { readonly seat: Seat };
  'combat/side': { readonly seat: Seat };
  'combat/declare': { readonly seat: Seat };
  'combat/volley': object;
  /** BF2-INFO-04: which of the attacks have hit. */
  'combat/withhold': { readonly seat: Seat; readonly hits: readonly number[] };
  'combat/hit': {
    readonly element: number;
    /** The element that has hit it; null for mines, strain and fortresses. */
    readonly by: number | null;
    readonly damage: number;
    readonly isAlwaysCritical: boolean;
  };
  /** BF2-CMDX-04: a charge that has hit. */
  'combat/charge': { readonly element: number; readonly by: number; readonly damage: number };
  'combat/critical': { readonly element: number; readonly by: number | null };
  'combat/fired': object;
  'combat/hex': {
    readonly unit: number;
    readonly aim: string;
    readonly hex: number;
    readonly attacks: readonly HexAttack[];
  };
  'combat/hex-hit': {
    readonly unit: number;
    readonly aim: string;
    readonly hex: number;
    readonly adds: number;
  };
  'combat/hex-fired': { readonly unit: number; readonly attacks: readonly HexAttack[] };
  'combat/ambush': { readonly seat: Seat; readonly unit: number };
  'combat/end': { readonly seat: Seat };
  end: object;
  'end/submarine': { readonly seat: Seat; readonly unit: number };
  'end/restart': object;
  'end/close': object;
  /** BF2-VIC-01: the game may be over. */
  victory: object;
}

type AllFrames = Frames & OptionFrames;
export type Frame = { [Step in keyof AllFrames]: { readonly step: Step } & AllFrames[Step] }[keyof AllFrames];
