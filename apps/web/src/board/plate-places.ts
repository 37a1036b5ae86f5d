import type { Spot } from './geometry.ts';

/** A name on the map, in drawing units; its plate is always of the same size on the screen. */
export interface Plate {
  readonly at: Spot;
  /** Pixels on the screen. */
  readonly width: number;
  /** How far its token reaches from its middle, in drawing units. Absent: as that of a unit on hexes. */
  readonly reach?: number;
  /** What sticks out of it and is to be seen, such as an arrow: its middle, and half its size. */
  readonly tip?: Spot & { readonly half: number };
}

export const PLATE_HEIGHT = 16;
/** How far a token reaches from its middle, in drawing units: the ring with its facing. */
const TOKEN = 26;
const GAP = 2;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More than this part of a plate on top of other things, and the map reads better without it. */
const TOO_MUCH = 0.25;

/**
 * The middle of each plate relative to its token, in pixels at the scale: below the token if there is room, else above
 * it or beside it, where it covers least of other tokens and plates and stays on the board. `null` where there is no
 * room for it at all.
 */
export function platePlaces(
  plates: readonly Plate[],
  scale: number,
  board: { readonly width: number; readonly height: number } | null = null,
): (Spot | null)[] {
  const room = board && { x: 0, y: 0, width: board.width * scale, height: board.height * scale };
  const tokens = plates.map(({ at, reach = TOKEN }) =>
    boxAround(at.x * scale, at.y * scale, 2 * reach * scale, 2 * reach * scale),
  );
  const tips = plates.flatMap(({ tip }) =>
    tip ? [boxAround(tip.x * scale, tip.y * scale, 2 * tip.half * scale, 2 * tip.half * scale)] : [],
  );
  const taken: Box[] = [];
  return plates.map(({ at, width, reach = TOKEN }, own) => {
    const others = [...tokens.filter((_, index) => index !== own), ...tips, ...taken];
    const boxes = offsets(width, reach * scale).map(({ x, y }) => ({
      offset: { x, y },
      box: boxAround(at.x * scale + x, at.y * scale + y, width, PLATE_HEIGHT),
    }));
    const size = width * PLATE_HEIGHT;
    const covered = (box: Box) => others.reduce((sum, other) => sum + overlap(box, other), 0);
    const cost = (box: Box) => covered(box) + (room ? size - overlap(box, room) : 0);
    const best = boxes.reduce((least, each) => (cost(each.box) < cost(least.box) ? each : least));
    if (covered(best.box) > TOO_MUCH * size) return null;
    taken.push(best.box);
    return best.offset;
  });
}

function offsets(width: number, token: number): Spot[] {
  const [down, aside] = [token + GAP + PLATE_HEIGHT / 2, token + GAP + width / 2];
  return [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
    { x: width / 2, y: down },
    { x: -width / 2, y: down },
    { x: width / 2, y: -down },
    { x: -width / 2, y: -down },
    { x: 0, y: down + PLATE_HEIGHT + GAP },
    { x: 0, y: -down - PLATE_HEIGHT - GAP },
  ];
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function overlap(a: Box, b: Box): number {
  const along = (from: number, size: number, other: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
  return along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
}
