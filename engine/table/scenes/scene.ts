// The terrain on a table: pieces with an outline, a foot and a height. Kinds are words that only games understand.

import { remembered } from '@ironfield/kernel/memory.ts';
import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { Base } from '../base.ts';
import { movedAlong } from '../heading.ts';
import { INCH } from '../place.ts';
import { type Polygon, polygonOf, rectangle } from '../polygon.ts';

export const MAX_PIECES = 400;
export const MAX_CORNERS = 64;

export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly corners: Polygon;
  /** The height above the table at which it begins. */
  readonly foot: number;
  /** From its foot to its top; 0 for flat terrain, such as a road. */
  readonly height: number;
  /** Its top is ground that models stand on, such as a hill; a line that only grazes it is clear. */
  readonly isGround: boolean;
}

/** An immutable value. Where terrain changes, another scene takes its place. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

export const topOf = ({ foot, height }: Piece): number => foot + height;

export const isOnTable = ({ width, height }: Scene, { x, y }: Place): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height;

/** The outline of the whole table. */
export const wholeTable = remembered(
  ({ width, height }: Scene): Polygon => rectangle({ x: 0, y: 0 }, { x: width, y: height }),
);

/** The height of a model standing on these pieces. */
export function groundOf(pieces: readonly Piece[]): number {
  let ground = 0;
  for (const piece of pieces) if (piece.isGround) ground = Math.max(ground, topOf(piece));
  return ground;
}

/** Another scene with this piece added, or replacing the piece with its id. */
export function withPiece(scene: Scene, piece: Piece): Scene {
  const isKnown = scene.pieces.some(({ id }) => id === piece.id);
  const pieces = isKnown
    ? scene.pieces.map((each) => (each.id === piece.id ? piece : each))
    : [...scene.pieces, piece];
  return { ...scene, pieces };
}

export const withoutPiece = (scene: Scene, id: string): Scene => ({
  ...scene,
  pieces: scene.pieces.filter((piece) => piece.id !== id),
});

/** The outline of a base for terrain that keeps its shape, such as a wreck: sixteen corners on its edge. */
export const roundOutline = ({ x, y, radius }: Base): Polygon =>
  polygonOf(Array.from({ length: 16 }, (_, i) => movedAlong({ x, y }, (i * FULL_TURN) / 16, radius)));

/** An outline that contains a whole circle, and the margin that this needs. */
export const outlineAround = ({ x, y, radius }: Base): Polygon =>
  roundOutline({ x, y, radius: Math.ceil((radius + INCH / 20) * 1.02) });
