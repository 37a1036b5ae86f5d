import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { overlapsPolygon } from '@ironfield/table/leg.ts';
import { distanceToPolygon } from '@ironfield/table/polygon.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { INCH } from '../data/tables.ts';

/** Terrain that bars some units, even if only hovering ones. */
const BARS = new Set(['building', 'rocks', 'water', 'woodland', 'jungle']);
/** The radius of the widest base. */
const RADIUS = INCH;
const STEP = INCH / 2;

/** The scene without pieces that would lock units into a part of it. */
export function passable(scene: Scene): Scene {
  let now = scene;
  for (;;) {
    const pocket = smallestPocket(now);
    const piece = pocket && now.pieces.find((each) => bars(each) && pocket.some((at) => isBeside(each, at)));
    if (!piece) return now;
    now = { ...now, pieces: now.pieces.filter((each) => each !== piece) };
  }
}

const bars = ({ kind }: Piece): boolean => BARS.has(kind);

const isBeside = ({ corners }: Piece, at: Place): boolean => distanceToPolygon(corners, at) <= RADIUS + STEP;

/** Places of a wide base that cannot get to the largest part of the table; `null` where there are none. */
function smallestPocket(scene: Scene): Place[] | null {
  const columns = Math.floor(scene.width / STEP) + 1;
  const rows = Math.floor(scene.height / STEP) + 1;
  const placeOf = (cell: number): Place => ({
    x: (cell % columns) * STEP,
    y: Math.floor(cell / columns) * STEP,
  });
  const isFree = Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const at = placeOf(cell);
    const base = { ...at, radius: RADIUS };
    const isBarred = piecesNear(scene, at, at, RADIUS).some(
      (piece) => bars(piece) && overlapsPolygon(piece.corners, base),
    );
    return isBarred ? 0 : 1;
  });
  const parts: number[][] = [];
  for (const start of isFree.keys()) {
    if (!isFree[start]) continue;
    isFree[start] = 0;
    const part = [start];
    for (const cell of part) {
      const column = cell % columns;
      const neighbours = [cell - columns, cell + columns];
      if (column > 0) neighbours.push(cell - 1);
      if (column < columns - 1) neighbours.push(cell + 1);
      for (const next of neighbours) {
        if (!isFree[next]) continue;
        isFree[next] = 0;
        part.push(next);
      }
    }
    parts.push(part);
  }
  if (parts.length < 2) return null;
  return parts.reduce((least, part) => (part.length < least.length ? part : least)).map(placeOf);
}
