// Between the table and its drawing: thousandths of an inch there, drawing units here.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { DEGREE, type Heading } from '@ironfield/table/heading.ts';
import { INCH } from '@ironfield/table/place.ts';
import type { Polygon } from '@ironfield/table/polygon.ts';
import type { Spot } from '../../board/geometry.ts';

/** An inch in drawing units. */
export const INCH_DRAWN = 24;

export const drawn = (length: number): number => (length * INCH_DRAWN) / INCH;

export const spotOf = ({ x, y }: Place): Spot => ({ x: drawn(x), y: drawn(y) });

/** The whole place nearest to a spot. */
export const placeAt = ({ x, y }: Spot): Place => ({
  x: Math.round((x * INCH) / INCH_DRAWN),
  y: Math.round((y * INCH) / INCH_DRAWN),
});

/** Drawings need no more than hundredths. */
export const fine = (value: number): number => Math.round(value * 100) / 100;

export function outlinePath(corners: Polygon): string {
  return `M${corners.map(({ x, y }) => `${fine(drawn(x))} ${fine(drawn(y))}`).join('L')}Z`;
}

/** A line through places, in their order. */
export const linePath = (places: readonly Place[]): string =>
  `M${places.map(({ x, y }) => `${fine(drawn(x))} ${fine(drawn(y))}`).join('L')}`;

/** `5.25″`: to the hundredth, which is as fine as anybody could measure. */
export const inches = (length: number): string => `${Math.round((length * 100) / INCH) / 100}″`;

export const degrees = (heading: Heading): string => `${heading / DEGREE}°`;

/** `12″, 30.5″`: from the left and from the top. */
export const placeText = ({ x, y }: Place): string => `${inches(x)}, ${inches(y)}`;
