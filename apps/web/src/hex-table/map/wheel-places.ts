import type { Spot } from '../../board/geometry.ts';
import type { Area } from '../../board/view/scale.ts';

interface WheelUse {
  /** Of the unit, in the drawing. */
  readonly at: Spot;
  /** Of the words, in pixels. */
  readonly widths: readonly number[];
  /** Pixels from the middle of one word to that of the next. */
  readonly step: number;
  readonly scale: number;
  /** The part of the drawing that can be read. */
  readonly seen: Area | null;
}

/** Clear of the token and of the arrows around it, in pixels. */
const ASIDE = 44;
const ABOVE = 64;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * The places of the words around a unit, by the middle of their left edges, in pixels from it: by turns at its right
 * and at its left, where they have room; those too long for both above or below the others.
 */
export function wheelPlaces({ at, widths, step, scale, seen }: WheelUse): Spot[] {
  const far = Number.POSITIVE_INFINITY;
  const room = {
    left: seen ? (at.x - seen.x) * scale : far,
    right: seen ? (seen.x + seen.width - at.x) * scale : far,
    above: seen ? (at.y - seen.y) * scale : far,
    below: seen ? (seen.y + seen.height - at.y) * scale : far,
  };
  const columns = { right: [] as number[], left: [] as number[] };
  const rows: number[] = [];
  for (const [index, width] of widths.entries()) {
    const open = (['right', 'left'] as const).filter((side) => ASIDE + width <= room[side]);
    const side = open.toSorted((a, b) => columns[a].length - columns[b].length)[0];
    (side ? columns[side] : rows).push(index);
  }
  const places: Spot[] = [];
  const most = Math.max(columns.right.length, columns.left.length);
  const isBelow = room.below >= room.above;
  const all = most + rows.length;
  const apart = Math.min(step, (room.above + room.below) / Math.max(1, all));
  const reach = ((most - 1) * apart) / 2;
  const edge = (rows.length + 0.5) * apart;
  const middle = isBelow
    ? between(0, reach + apart / 2 - room.above, room.below - reach - edge)
    : between(0, reach + edge - room.above, room.below - reach - apart / 2);
  for (const side of ['right', 'left'] as const) {
    const first = middle - ((columns[side].length - 1) * apart) / 2;
    for (const [place, index] of columns[side].entries())
      places[index] = {
        x: side === 'right' ? ASIDE : -ASIDE - widths[index],
        y: first + place * apart,
      };
  }
  const start = isBelow
    ? Math.max(Math.min(ABOVE, room.below - edge), middle + reach + apart)
    : Math.min(-Math.min(ABOVE, room.above - edge), middle - reach - apart);
  for (const [place, index] of rows.entries())
    places[index] = {
      x: between(-widths[index] / 2, -room.left, room.right - widths[index]),
      y: start + (isBelow ? place : -place) * apart,
    };
  return places;
}
