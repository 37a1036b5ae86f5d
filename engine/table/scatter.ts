import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { headingTo, movedAlong, turned } from './heading.ts';

export interface Scatter {
  readonly aim: Place;
  /** The target of the first direction. */
  readonly cardinal: Place;
  /** One of `directions` directions, counted clockwise from 1: the face of a die. */
  readonly direction: number;
  readonly directions: number;
  readonly distance: number;
}

/** Where it lands, which may be off the table. If the aim is the cardinal point itself, the first direction is up. */
export function scattered({ aim, cardinal, direction, directions, distance }: Scatter): Place {
  const first = Math.max(0, headingTo(aim, cardinal));
  return movedAlong(aim, turned(first, Math.round(((direction - 1) * FULL_TURN) / directions)), distance);
}
