import { INCH } from '@ironfield/table/place.ts';
import { boundsOf, middleOf } from '@ironfield/table/polygon.ts';
import { type Piece, type Scene, topOf } from '@ironfield/table/scenes/scene.ts';
import { memo, useId } from 'react';
import type { Spot } from '../../board/geometry.ts';
import { useScale } from '../../board/view/scale.ts';
import { drawn, inches, spotOf } from '../words/measures.ts';
import './terrain.css';
import { artOf } from './terrain-art.ts';
import { lookOf } from './terrain-looks.ts';

/** Everything that lies or stands on a table, and the table itself. */
export const Terrain = memo(function Terrain({ scene }: { readonly scene: Scene }) {
  const [width, height] = [drawn(scene.width), drawn(scene.height)];
  return (
    <g className="terrain">
      <rect className="table-edge" x={-7} y={-7} width={width + 14} height={height + 14} rx={9} />
      <rect className="table-ground" width={width} height={height} />
      <Grid width={width} height={height} />
      {inOrder(scene.pieces).map((piece) => (
        <TerrainPiece key={piece.id} piece={piece} />
      ))}
    </g>
  );
});

/** Flat pieces lie under standing ones: of those, hills first and roofs last. */
export function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const rank = ({ height, isGround, foot }: Piece) =>
    height === 0 ? 0 : isGround ? 1 + height + foot : 1e6 + foot;
  return pieces.toSorted((a, b) => rank(a) - rank(b));
}

/** A quiet cross at every foot: one sees at a glance how far things are. */
function Grid({ width, height }: { readonly width: number; readonly height: number }) {
  const foot = drawn(12_000);
  let path = '';
  for (let x = foot; x < width; x += foot)
    for (let y = foot; y < height; y += foot) path += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
  return <path className="foot-marks" d={path} />;
}

function TerrainPiece({ piece }: { readonly piece: Piece }) {
  const { look, outline, shadow, layers } = artOf(piece);
  const id = useId();
  const isClipped = look === 'unknown';
  return (
    <g className={`piece-of-terrain ${look}`}>
      {shadow > 0 && (
        <path className="terrain-shadow" d={outline} transform={`translate(${shadow * 0.7} ${shadow})`} />
      )}
      <path className="terrain-area" d={outline} />
      {isClipped && (
        <clipPath id={id}>
          <path d={outline} />
        </clipPath>
      )}
      {layers.map(({ name, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a piece never change their order
        <path key={index} className={name} d={path} clipPath={isClipped ? `url(#${id})` : undefined} />
      ))}
      <path className="terrain-outline" d={outline} />
    </g>
  );
}

/** A word needs so much room, in pixels. */
const ROOM = 34;

/** The heights of things, where there is room for them; and their names for screen readers, or from near by. */
export const TerrainWords = memo(function TerrainWords({ scene }: { readonly scene: Scene }) {
  const scale = useScale();
  const written: Spot[] = [];
  // The terraces of a hill lie on each other: the uppermost says how high they are.
  return inOrder(scene.pieces)
    .toReversed()
    .map((piece) => {
      const { id, kind, label, corners, height, isGround } = piece;
      const { left, right } = boundsOf(corners);
      const room = drawn(right - left) * scale;
      const isNamed = room > ROOM && (lookOf(kind) === 'unknown' || (label !== kind && room > 4 * ROOM));
      const high = isGround ? topOf(piece) : height;
      const words = [isNamed && label, room > ROOM && high >= INCH && inches(high)].filter(Boolean);
      if (words.length === 0) return null;
      const { x, y } = spotOf(middleOf(corners));
      if (written.some((other) => Math.hypot(other.x - x, other.y - y) * scale < ROOM)) return null;
      written.push({ x, y });
      return (
        <g key={id} className="terrain-words" transform={`translate(${x} ${y})`}>
          <text className="same-size" y={4}>
            {words.join(' ')}
          </text>
        </g>
      );
    });
});
