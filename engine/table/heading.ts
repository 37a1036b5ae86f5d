// Headings are whole quarters of a degree, clockwise from "up" (towards smaller y). Their vectors are whole numbers
// from an integer power series, never from Math.sin, which may differ between machines.

import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { rounded } from './place.ts';

/** 0 to 1439; 0 is up, 360 is right. */
export type Heading = number;

export const DEGREE = 4;
const QUARTER_TURN = FULL_TURN / 4;

/** The heading from a place to itself. */
export const NO_HEADING = -1;

/** The length of a heading's vector. */
export const UNIT = 2 ** 20;

/** For each eighth of a degree from 0 to 90: headings, and the bounds half-way between them. */
const SINES = Float64Array.from({ length: 2 * QUARTER_TURN + 1 }, (_, eighths) => sine(eighths));

/** The sine of a number of eighths of a degree, in UNITs, rounded once. */
function sine(eighths: number): number {
  const one = 2n ** 90n;
  const angle = (31415926535897932384626433832795n * one * BigInt(eighths)) / (10n ** 31n * 1440n);
  let sum = 0n;
  let term = angle;
  for (let n = 1n; term !== 0n; n += 2n) {
    sum += term;
    term = (-term * angle * angle) / (one * one * (n + 1n) * (n + 2n));
  }
  return Number((sum * BigInt(UNIT) * 2n + one) / (2n * one));
}

const wrapped = (heading: number): Heading => ((heading % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** Clockwise for positive numbers. */
export const turned = (heading: Heading, by: number): Heading => wrapped(heading + by);

/** The turn from one heading to another, -719 to 720; above 0 is clockwise. */
export function turnBetween(from: Heading, to: Heading): number {
  const clockwise = wrapped(to - from);
  return clockwise > FULL_TURN / 2 ? clockwise - FULL_TURN : clockwise;
}

/** By heading; about UNIT long. */
export const VECTORS: readonly Place[] = Array.from({ length: FULL_TURN }, (_, heading) => {
  const within = 2 * (heading % QUARTER_TURN);
  const right = SINES[within];
  const ahead = SINES[2 * QUARTER_TURN - within];
  return [
    { x: right, y: 0 - ahead },
    { x: ahead, y: right },
    { x: 0 - right, y: ahead },
    { x: 0 - ahead, y: 0 - right },
  ][Math.floor(heading / QUARTER_TURN)];
});

/** The heading nearest to the direction from one place to another. The reverse is exactly opposite. */
export function headingTo(from: Place, to: Place): Heading {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (x === 0 && y === 0) return NO_HEADING;
  if (x >= 0 && y < 0) return withinQuarter(-y, x);
  if (x > 0) return QUARTER_TURN + withinQuarter(x, y);
  if (y > 0) return 2 * QUARTER_TURN + withinQuarter(y, -x);
  return wrapped(3 * QUARTER_TURN + withinQuarter(-x, -y));
}

/** 0 to 360, where 360 is the first heading of the next quarter. */
function withinQuarter(ahead: number, right: number): number {
  let low = 0;
  let high = QUARTER_TURN;
  while (low < high) {
    const middle = (low + high) >> 1;
    const bound = 2 * middle + 1;
    if (right * SINES[2 * QUARTER_TURN - bound] >= ahead * SINES[bound]) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place at this distance in this direction. */
export function movedAlong({ x, y }: Place, heading: Heading, far: number): Place {
  const vector = VECTORS[heading];
  return { x: x + rounded((vector.x * far) / UNIT), y: y + rounded((vector.y * far) / UNIT) };
}

/** A place turned clockwise about another. Quarter turns are exact. */
export function turnedAbout(place: Place, about: Place, by: Heading): Place {
  const { x: sin, y } = VECTORS[wrapped(by)];
  const dx = place.x - about.x;
  const dy = place.y - about.y;
  return {
    x: about.x + rounded((dx * -y - dy * sin) / UNIT),
    y: about.y + rounded((dx * sin - dy * y) / UNIT),
  };
}
