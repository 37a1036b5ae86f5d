import type { Direction, Facing } from '@ironfield/hex/coordinates.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from './battlefield.ts';
import { type Setup, SIDES, type Side, type State } from './state.ts';

/** A viewer's knowledge of a unit. */
export interface Knowledge {
  /** Its place and its actions. */
  readonly place: boolean;
  /** Which model it is; otherwise its chassis shows and no more. */
  readonly model: boolean;
  /** Its declarations that are still to be carried out. */
  readonly plans: boolean;
  /** The marks on its record sheet, and its crew. */
  readonly sheet: boolean;
}

/** The place where a unit was seen last. */
export interface Ghost {
  readonly unit: number;
  readonly hex: number;
  readonly facing: Facing;
  readonly turn: number;
}

/** Something about a hex that somebody knows. */
export interface HexMark {
  readonly hex: number;
  readonly kind: 'shell' | 'registered' | 'mines' | 'light' | 'charges' | 'chaff' | 'door' | 'wall';
  /** The hexside that it is about, if any. */
  readonly side?: Direction;
  /** A letter or two for the map, and all of it in words. */
  readonly label: string;
  readonly words: string;
}

/** The players of a side. */
export const seatsOf = ({ seats }: Pick<Setup, 'seats'>, side: Side): number[] =>
  seats.flatMap((seat, index) => (seat.side === side ? [index] : []));

/** Those who know the same: the players of each side, and whoever only watches. */
export const groupsOf = (setup: Pick<Setup, 'seats'>): (readonly Viewer[])[] => [
  ...SIDES.map((side) => seatsOf(setup, side)),
  ['spectator'],
];

const ALL: Knowledge = { place: true, model: true, plans: true, sheet: true };

/** A viewer's knowledge of a unit: everything of its own side, and of others as much as options leave. */
export function knowledgeOf(
  field: Battlefield,
  state: Pick<State, 'units' | 'phase'>,
  unit: number,
  viewer: Viewer,
): Knowledge {
  const { known } = field.plugged;
  if (!known || (viewer !== 'spectator' && field.setup.seats[viewer].side === field.sideOf[unit])) return ALL;
  return known(ALL, field, state, unit, viewer);
}
