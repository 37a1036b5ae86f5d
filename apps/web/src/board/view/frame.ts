import { HEX_WIDTH, type Spot } from '../geometry.ts';
import type { Extent } from './scale.ts';

/** The position of a drawing in its window, and its scale. */
export interface Frame extends Spot {
  readonly k: number;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Wanted {
  readonly extent: Extent;
  /** The places to be shown, in drawing units. */
  readonly around: readonly Spot[];
  readonly room: { readonly width: number; readonly height: number };
  readonly margins: Margins;
  /** The frame before: it stays while everything can be seen. */
  readonly former: Frame | null;
}

/** The least width of a hex, in pixels: enough to read its name, and little enough to have a map around it. */
const LEAST = 34;
const MOST = 68;
/** Room around what is to be seen, in hexes. */
const AROUND = 1;

/** Shows places together in the free part of a window, and fills the window with the map if it is large enough. */
export function frameOf({ extent, around, room, margins, former }: Wanted): Frame {
  const grain = extent.grain ?? HEX_WIDTH;
  const free = {
    x: margins.left,
    y: margins.top,
    width: Math.max(1, room.width - margins.left - margins.right),
    height: Math.max(1, room.height - margins.top - margins.bottom),
  };
  const spots = around.length > 0 ? around : [{ x: extent.width / 2, y: extent.height / 2 }];
  const [west, east] = spread(spots.map(({ x }) => x));
  const [north, south] = spread(spots.map(({ y }) => y));
  if (former && isSeen({ west, east, north, south }, former, free)) return former;
  const apart = 2 * AROUND * grain;
  const wished = Math.min(free.width / (east - west + apart), free.height / (south - north + apart));
  const filling = Math.max((room.width - margins.left) / extent.width, room.height / extent.height);
  const k = Math.max(filling, Math.min(MOST / grain, Math.max(LEAST / grain, wished)));
  return {
    k,
    x: within(free.x + free.width / 2 - ((west + east) / 2) * k, room.width - extent.width * k, free.x),
    y: within(free.y + free.height / 2 - ((north + south) / 2) * k, room.height - extent.height * k, 0),
  };
}

/** The map goes on to the edge of the window where there is any map. */
const within = (at: number, least: number, most: number) =>
  Math.max(Math.min(at, most), Math.min(least, most));

const spread = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

function isSeen(
  { west, east, north, south }: Bounds,
  { x, y, k }: Frame,
  free: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): boolean {
  return (
    west * k + x >= free.x &&
    east * k + x <= free.x + free.width &&
    north * k + y >= free.y &&
    south * k + y <= free.y + free.height
  );
}
