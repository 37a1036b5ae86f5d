import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { distance } from '@ironfield/table/place.ts';
import { boundsOf, middleOf, nearestOn, type Polygon, polygonOf } from '@ironfield/table/polygon.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { BUILDING_SIZES, USUAL_MATERIALS } from '../../data/buildings.ts';
import { INCH } from '../../data/tables.ts';
import type { Building } from '../../state/special.ts';
import type { State } from '../../state.ts';
import { sectionOf } from './buildings.ts';

/** HGB-BLDG-02 */
export const isBuilding = ({ kind }: Piece): boolean => kind in USUAL_MATERIALS;

const LARGEST = BUILDING_SIZES[BUILDING_SIZES.length - 1].upTo;

/** The longest sides of an outline one way and the other; of odd shapes, those of the box around it. */
function sidesOf(corners: Polygon): [number, number] {
  if (corners.length !== 4) {
    const { left, top, right, bottom } = boundsOf(corners);
    return [right - left, bottom - top];
  }
  const [a, b, c, d] = corners;
  return [Math.max(distance(a, b), distance(c, d)), Math.max(distance(b, c), distance(d, a))];
}

/** HGB-BLDG-01: as large as the table has it at most; what cannot be divided is no larger to damage. */
function sectionIn(piece: Piece): Building['section'] {
  const sides = [...sidesOf(piece.corners), piece.height].map((side) => Math.min(LARGEST, side / INCH));
  return sectionOf(sides, USUAL_MATERIALS[piece.kind])!;
}

/** HGB-BLDG-01: a building as it stands. */
export function buildingOf({ effects }: Pick<State, 'effects'>, piece: Piece): Building {
  const known = effects.buildings[piece.id];
  if (known) return known;
  const section = sectionIn(piece);
  return { section, damage: 0, sturdy: section.sturdy };
}

/** HGB-BLDG-01: houses of four corners that are too large fall into sections, each a piece of its own. */
export function divided(scene: Scene): Scene {
  if (!scene.pieces.some(isTooLarge)) return scene;
  return { ...scene, pieces: scene.pieces.flatMap((piece) => (isTooLarge(piece) ? parts(piece) : piece)) };
}

const isTooLarge = (piece: Piece): boolean =>
  piece.kind === 'building' &&
  piece.corners.length === 4 &&
  sidesOf(piece.corners).some((side) => side > LARGEST * INCH);

function parts(piece: Piece): Piece[] {
  const [a, b, c, d] = piece.corners;
  const [along, across] = sidesOf(piece.corners).map((side) => Math.ceil(side / (LARGEST * INCH)));
  const between = (from: Place, to: Place, share: number): Place => ({
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
  });
  const at = (i: number, j: number): Place =>
    between(between(a, b, i / along), between(d, c, i / along), j / across);
  const sections: Piece[] = [];
  for (let i = 0; i < along; i++)
    for (let j = 0; j < across; j++)
      sections.push({
        ...piece,
        id: `${piece.id}/${sections.length + 1}`,
        corners: polygonOf([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]),
      });
  return sections;
}

/** The building in which a place lies. */
export const buildingAt = ({ scene }: Pick<State, 'scene'>, place: Place): Piece | null =>
  piecesAt(scene, place).find(isBuilding) ?? null;

/** A hair inside, so that it is in the building whatever was rounded. */
const HAIR = INCH / 50;

/** HGB-BLDG-03: the point to aim at on a building: the nearest part of it. */
export function wallTowards({ corners }: Piece, from: Place): Place {
  const wall = nearestOn(corners, from);
  const middle = middleOf(corners);
  const far = distance(wall, middle);
  if (far === 0) return wall;
  return {
    x: Math.round(wall.x + ((middle.x - wall.x) * HAIR) / far),
    y: Math.round(wall.y + ((middle.y - wall.y) * HAIR) / far),
  };
}
