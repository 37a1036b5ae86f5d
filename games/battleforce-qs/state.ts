import type { BoardFile } from '@ironfield/hex/board-file.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { CoreSetup, CoreState, Seat } from '@ironfield/kernel/state.ts';

/** One 'Mech as printed on a record sheet (BFQ-REC-01). */
export interface ElementSheet {
  readonly name: string;
  /** Movement points. */
  readonly mv: number;
  /** The (j) beside the movement value. */
  readonly jump: boolean;
  /** Damage Values at short, medium and long range; 0 is the dash of the sheet. */
  readonly damage: readonly [short: number, medium: number, long: number];
  /** Weight class: 1 light, 2 medium, 3 heavy, 4 assault. */
  readonly size: number;
  readonly baseToHit: number;
  /** Overheat Value; 0 is the dash of the sheet. */
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly special: 'CASE' | 'ENE' | null;
  readonly points: number;
  /** Set where the published sheet is lost and the figures are ours. */
  readonly standIn?: boolean | undefined;
}

/** A playing piece: Elements that move together. */
export interface UnitSheet {
  readonly name: string;
  readonly size: number;
  readonly elements: readonly ElementSheet[];
}

/** All Units of one player. */
export interface ForceSheet {
  readonly name: string;
  readonly units: readonly UnitSheet[];
}

/** Seat 0 is the Word of Blake at the south edge, seat 1 Clan Ghost Bear at the north edge. */
export interface Setup extends CoreSetup {
  readonly scenario: 'green' | 'veteran';
  readonly map: BoardFile;
  readonly forces: readonly [ForceSheet, ForceSheet];
}

/** There are two sides, with one player each. */
export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** `hex` of a Unit that has yet to enter the map, or is gone for good. */
export const OFF_MAP = -1;
export const GONE = -2;

export interface UnitState {
  /** Cell of the board, OFF_MAP or GONE. */
  hex: number;
  facing: Facing;
  /** Has taken its move this turn. */
  moved: boolean;
}

/** Lasting damage other than crossed-off circles. */
export interface Effects {
  engineHits: number;
  fireControlHits: number;
  /** Movement points lost to MP hits. */
  mpLost: number;
  weaponHits: number;
  destroyed: boolean;
}

export interface ElementState {
  /** Circles left; crossed off as damage is dealt, which by itself changes nothing before the End Phase. */
  armor: number;
  structure: number;
  /** 0 to 4; 4 is shut down. */
  heat: number;
  /** In effect now. */
  effects: Effects;
  /** Marked on the sheet, in effect from the End Phase on (BFQ-COM-08). */
  marked: Effects;
  /** Has made its attack this turn. */
  attacked: boolean;
  /** Heat that this turn's attack will add in the End Phase. */
  heatGain: number;
}

export interface Attack {
  readonly attacker: number;
  readonly target: number;
  readonly overheat: number;
}

export type Side = 'left' | 'right';
export type Direction = 'front' | 'rear';

/** An Objective or Headquarters counter of the Veteran scenario. */
export interface Counter {
  readonly kind: 'objective' | 'headquarters';
  /** The side in whose zone it lies; the other side wants it. */
  readonly defender: Seat;
  readonly hex: number;
  /** The enemy Unit that was in the hex in the last End Phase, or -1. */
  holder: number;
  occupied: boolean;
  captured: boolean;
}

/** Units and Elements are numbered through over both Forces, in the order of the setup. */
export interface State extends CoreState {
  readonly setup: Setup;
  agenda: Frame[];
  turn: number;
  phase: 'setup' | 'initiative' | 'movement' | 'combat' | 'end';
  /** Winner of this turn's Initiative; during set-up, of the set-up roll. */
  initiativeWinner: Seat;
  units: UnitState[];
  elements: ElementState[];
  counters: Counter[];
  /** Attacks declared by the acting player and not yet resolved. */
  attacks: Attack[];
  /** Side of the line chosen between two Units this turn (BFQ-COM-03), by `pairKey`. */
  lines: Record<string, Side>;
  /** Direction chosen for attacks through a corner this turn (BFQ-COM-09), by `attacker>target` Unit. */
  directions: Record<string, Direction>;
}

/** The steps of the game with their data. */
export interface Frames {
  'setup/deploy': { readonly seat: Seat };
  'setup/roll': object;
  'setup/counter': { readonly seat: Seat; readonly kind: Counter['kind']; readonly zone: Seat };
  'setup/order-roll': object;
  'setup/order': { readonly seat: Seat };
  'setup/alternate': { readonly seat: Seat };
  turn: object;
  initiative: object;
  movement: object;
  'movement/side': { readonly seat: Seat };
  'movement/move': { readonly seat: Seat };
  combat: object;
  'combat/side': { readonly seat: Seat };
  'combat/declare': { readonly seat: Seat };
  'combat/resolve': object;
  'combat/line': { readonly seat: Seat; readonly attacker: number; readonly target: number };
  'combat/direction': { readonly seat: Seat; readonly attacker: number; readonly target: number };
  'combat/attack': { readonly attack: Attack };
  end: object;
}

type Frame = { [Step in keyof Frames]: { readonly step: Step } & Frames[Step] }[keyof Frames];
