import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { CoreSetup, CoreState, Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { OptionEvents } from './extensions.ts';

export const CARDS = ['smoke', 'armor', 'bluff'] as const;
export type Card = (typeof CARDS)[number];

/** One inch. All places and distances are whole thousandths of it. */
export const INCH = 1000;
/** The table is a square with its corner at { x: 0, y: 0 }. */
export const TABLE_SIZE = 24 * INCH;

export interface Setup extends CoreSetup {
  readonly turns: number;
  /** The starting places of the markers. */
  readonly markers: readonly { readonly seat: Seat; readonly at: Place }[];
  /** DEMO-PICKET-01: orders given before the game, by seat; `null` where the viewer does not know them. */
  readonly secrets?: readonly (Secret | null)[] | undefined;
}

/** The muster of a side. */
export interface Secret {
  readonly decoy: number;
  readonly leave: Card;
}

export interface State extends CoreState {
  readonly setup: Setup;
  /** 0 while the sides muster. */
  turn: number;
  /** By seat. */
  supply: number[];
  markers: Marker[];
  /** Cards in hand, by seat. Hidden from the other side but for their number. */
  hands: Card[][];
  /** Cards played, by seat. */
  spent: Card[][];
}

/** A face-down piece: a unit that fights, or a decoy. */
export interface Marker {
  /** Its index in `State.markers`. */
  readonly id: number;
  readonly seat: Seat;
  at: Place;
  isDecoy: boolean;
  isRevealed: boolean;
  /** Removed from play, and revealed thereby. */
  isGone: boolean;
  damage: number;
}

/** Frames hold what everybody knows, so that a view can show the steps to come. */
export interface Frames {
  posts: object;
  muster: { readonly seats: readonly Seat[] };
  turn: object;
  bid: { readonly seats: readonly Seat[] };
  move: { readonly seat: Seat };
  fire: { readonly seat: Seat };
  resolve: { readonly shot: Shot };
  /** Asked by `resolve`. */
  react: { readonly seat: Seat; readonly shot: Shot };
  'end-of-turn': object;
}

/** A shot on its way from the roll to the damage. */
export interface Shot {
  readonly shooter: number;
  readonly target: number;
  readonly roll: number;
}

export type Event = BaseEvent | OptionEvents[keyof OptionEvents];

export type BaseEvent =
  | {
      readonly type: 'mustered';
      readonly seat: Seat;
      readonly decoy?: number;
      readonly cards?: readonly Card[];
    }
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'bids'; readonly bids: readonly number[]; readonly first: Seat; readonly rule: string }
  | { readonly type: 'moved'; readonly marker: number; readonly from: Place; readonly to: Place }
  | { readonly type: 'revealed'; readonly marker: number; readonly isDecoy: boolean }
  | {
      readonly type: 'fired';
      readonly shooter: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly need: Explanation;
    }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'missed'; readonly target: number; readonly need: Explanation }
  | { readonly type: 'damaged'; readonly target: number; readonly damage: Explanation }
  | { readonly type: 'removed'; readonly marker: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** Markers of the side that are still in play. */
export function markersOf(state: State, seat: Seat): Marker[] {
  return state.markers.filter((marker) => marker.seat === seat && !marker.isGone);
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}
