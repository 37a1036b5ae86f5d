import type { Place } from '@ironfield/kernel/menu.ts';
import type { CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/table/heading.ts';
import type { Scene } from '@ironfield/table/scene.ts';
import type { Battle, BattleFrames, SupportList, Terms } from './battle.ts';
import type { Unit, UnitSheet } from './unit.ts';

/** HGB-UNIT-01: activated together; its first unit leads it. */
export interface Group {
  readonly name: string;
  /** Threat Value. */
  readonly value: number;
  readonly units: readonly UnitSheet[];
}

export interface Army {
  readonly name: string;
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

/** What a unit has done in its activation so far. */
export interface Activation {
  /** Thousandths of an MP. */
  readonly spent: number;
  /** The way of its base in all. */
  readonly path: number;
  /** HGB-MOVE-08: straight on since the last turn. */
  readonly straight: number;
  readonly hasTurned: boolean;
  /** HGB-MOVE-06 */
  readonly isReversing: boolean;
  /** Its movement has ended, whatever MP are left. */
  readonly isStopped: boolean;
}

/** Of a unit that has just been activated. */
export const UNMOVED: Activation = {
  spent: 0,
  path: 0,
  straight: 0,
  hasTurned: false,
  isReversing: false,
  isStopped: false,
};

/** What the rules without geometry look at. Replaced, never changed. */
export type Body = Omit<Unit, 'sheet'>;

export interface UnitState {
  /** HGB-SCALE-01: the centre of its base; `null` off the table. */
  at: Place | null;
  heading: Heading;
  /** HGB-ROUND-04: it has been activated this round. */
  isLocked: boolean;
  /** HGB-ACT-01: left this round. */
  actions: number;
  /** HGB-ACT-09 */
  standBy: number;
  /** While it is being activated. Replaced, never changed. */
  activation: Activation | null;
  body: Body;
}

export interface State extends CoreState {
  readonly setup: Setup;
  /** 0 while the sides deploy. */
  round: number;
  /** Who won the last initiative; before the first, the set-up roll. */
  winner: Seat;
  /** HGB-CP-01: left, by seat. */
  commandPoints: number[];
  /** HGB-SETUP-02: the commanding unit, by seat; -1 when nobody is left. */
  commanders: number[];
  battle: Battle;
  /** In the order of armies, groups and lists. */
  units: UnitState[];
}

export interface Frames extends BattleFrames {
  'set-up': object;
  'set-up/order': { readonly seat: Seat };
  deployment: { readonly seat: Seat };
  /** The group that is being deployed; `null` where one is to be picked. */
  deploy: { readonly seat: Seat; readonly group: number | null };
  round: object;
  initiative: object;
  first: { readonly seat: Seat };
  /** Whose turn it is to activate a group. */
  turn: { readonly seat: Seat };
  group: { readonly seat: Seat };
  units: { readonly seat: Seat; readonly group: number };
  activate: { readonly seat: Seat; readonly group: number };
  act: { readonly seat: Seat; readonly unit: number };
  leg: { readonly unit: number; readonly to: Place };
  events: object;
}
