import type { Spot } from '../../board/geometry.ts';
import type { Area } from '../../board/view/scale.ts';

interface NoteUse {
  readonly at: Spot;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The height of an action wheel above and below the place, in pixels; it takes both sides of it. */
  readonly around?: number | undefined;
  /** Units that it should not cover. */
  readonly others?: readonly Spot[] | undefined;
  readonly scale: number;
  /** The part of the drawing that can be read. */
  readonly seen: Area | null;
}

/** Clear of the token and of the arrows around it. */
const ASIDE = 40;
const ABOVE = 60;
const GAP = 8;
/** The radius of a token, in drawing units. */
const TOKEN = 24;

/** The corner of a note from its place, in pixels: beside it, or above or below it, where it covers fewest units. */
export function notePlace({ at, width, height, around = 0, others = [], scale, seen }: NoteUse): Spot {
  const [before, after] = seen
    ? [(at.x - seen.x) * scale, (seen.x + seen.width - at.x) * scale]
    : [at.x * scale, Number.POSITIVE_INFINITY];
  const isLow = seen !== null && at.y > seen.y + seen.height / 2;
  const far = Math.max(ABOVE, around + GAP);
  const middle = Math.min(Math.max(-width / 2, -before), after - width);
  const beside = [
    ...(after >= width + ASIDE ? [{ x: ASIDE, y: -height / 2 }] : []),
    ...(before >= width + ASIDE ? [{ x: -width - ASIDE, y: -height / 2 }] : []),
  ];
  const spots = [...(around > 0 ? [] : beside), { x: middle, y: isLow ? -far - height : far }];
  const covered = ({ x, y }: Spot) =>
    others.filter((other) => {
      const [dx, dy] = [(other.x - at.x) * scale - x, (other.y - at.y) * scale - y];
      const reach = TOKEN * scale;
      return dx > -reach && dx < width + reach && dy > -reach && dy < height + reach;
    }).length;
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
