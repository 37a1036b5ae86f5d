import type { Spot } from '../geometry.ts';

/** A name on the map, in drawing units; its plate is always of the same size on the screen. */
export interface Plate {
  readonly at: Spot;
  /** Pixels on the screen. */
  readonly width: number;
  /** The reach of its token from the middle, in drawing units. Absent: that of a unit on hexes. */
  readonly reach?: number;
  /** A part that sticks out and must stay visible, such as an arrow: its middle, and half its size. */
  readonly tip?: Spot & { readonly half: number };
  /** It says something that somebody has asked for: it is always shown, and chooses its place first. */
  readonly isNeeded?: boolean;
}

/** The place of a plate, from the middle of its token. */
export interface PlatePlace extends Spot {
  /** Not right beside its token: a line leads there. */
  readonly isFar: boolean;
}

export const PLATE_HEIGHT = 16;
/** The reach of a token from its middle, in drawing units: the ring with its facing. */
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
/** The part of a plate that may cover other things, to be right beside its token. */
const NEAR = 0.06;

/**
 * The middle of each plate relative to its token, in pixels at the scale: below the token if there is room, else above
 * it or beside it, where it covers least of other tokens and plates and stays on the board. `null` where there is no
 * room for it at all.
 */
export function platePlaces(
  plates: readonly Plate[],
  scale: number,
  board: { readonly width: number; readonly height: number } | null = null,
  /** Further things that are to be seen, in drawing units. */
  around: readonly (Spot & { readonly half: number })[] = [],
): (PlatePlace | null)[] {
  const room = board && { x: 0, y: 0, width: board.width * scale, height: board.height * scale };
  const tokens = plates.map(({ at, reach = TOKEN }) =>
    boxAround(at.x * scale, at.y * scale, 2 * reach * scale, 2 * reach * scale),
  );
  const tips = [...plates.flatMap(({ tip }) => tip ?? []), ...around].map(({ x, y, half }) =>
    boxAround(x * scale, y * scale, 2 * half * scale, 2 * half * scale),
  );
  const taken: Box[] = [];
  const placeOf = ({ at, width, reach = TOKEN, isNeeded = false }: Plate, own: number): PlatePlace | null => {
    const others = [...tokens.filter((_, index) => index !== own), ...tips, ...taken];
    const boxes = offsets(width, reach * scale).map((offset) => ({
      offset,
      box: boxAround(at.x * scale + offset.x, at.y * scale + offset.y, width, PLATE_HEIGHT),
    }));
    const size = width * PLATE_HEIGHT;
    const covered = (box: Box) => others.reduce((sum, other) => sum + overlap(box, other), 0);
    const cost = ({ offset, box }: (typeof boxes)[number]) =>
      covered(box) + (room ? size - overlap(box, room) : 0) + (offset.isFar ? NEAR * size : 0);
    const best = boxes.reduce((least, each) => (cost(each) < cost(least) ? each : least));
    if (!isNeeded && covered(best.box) > TOO_MUCH * size) return null;
    taken.push(best.box);
    return best.offset;
  };
  const places: (PlatePlace | null)[] = [];
  for (const first of [true, false])
    for (const [own, plate] of plates.entries())
      if ((plate.isNeeded ?? false) === first) places[own] = placeOf(plate, own);
  return places;
}

/** Right beside the token, the best first, and then farther away. */
function offsets(width: number, token: number): PlatePlace[] {
  const [down, aside] = [token + GAP + PLATE_HEIGHT / 2, token + GAP + width / 2];
  const corner = { x: token * 0.75 + GAP + width / 2, y: token * 0.75 + PLATE_HEIGHT / 2 };
  const far = PLATE_HEIGHT + GAP;
  const beside: Spot[] = [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
    ...mirrored({ x: width / 4, y: down }),
    ...mirrored({ x: width / 2, y: down }),
    ...mirrored(corner),
  ];
  const away: Spot[] = [
    { x: 0, y: down + far },
    { x: 0, y: -down - far },
    ...mirrored({ x: aside, y: far }),
    ...mirrored({ x: width / 2, y: down + far }),
    { x: aside + far, y: 0 },
    { x: -aside - far, y: 0 },
    { x: 0, y: down + 2 * far },
    { x: 0, y: -down - 2 * far },
  ];
  return [
    ...beside.map((spot) => ({ ...spot, isFar: false })),
    ...away.map((spot) => ({ ...spot, isFar: true })),
  ];
}

const mirrored = ({ x, y }: Spot): Spot[] => [
  { x, y },
  { x: -x, y },
  { x, y: -y },
  { x: -x, y: -y },
];

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function overlap(a: Box, b: Box): number {
  const along = (from: number, size: number, other: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
  return along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
}
