import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { headingTo, movedAlong, turned } from './heading.ts';

export interface Scatter {
  readonly aim: Place;
  /** What the first direction points at. */
  readonly cardinal: Place;
  /** One of so many directions, counted clockwise from 1: the face of a die. */
  readonly direction: number;
  readonly directions: number;
  readonly distance: number;
}

/** Where it comes down, which may be off the table. Whoever aims at the cardinal point itself scatters up first. */
export function scattered({ aim, cardinal, direction, directions, distance }: Scatter): Place {
  const first = Math.max(0, headingTo(aim, cardinal));
  return movedAlong(aim, turned(first, Math.round(((direction - 1) * FULL_TURN) / directions)), distance);
}
