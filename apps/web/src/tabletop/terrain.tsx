import { middleOf } from '@ironfield/table/polygon.ts';
import type { Piece, Scene } from '@ironfield/table/scene.ts';
import { memo, useId } from 'react';
import { drawn, inches, spotOf } from './measures.ts';
import './terrain.css';
import { artOf } from './terrain-art.ts';

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

/** What lies flat is under what stands: hills first of those, and roofs last. */
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

/** How high things are, and what they are where nobody sees it. */
export const TerrainWords = memo(function TerrainWords({ scene }: { readonly scene: Scene }) {
  return scene.pieces.map((piece) => {
    const { look } = artOf(piece);
    const words = [
      (look === 'unknown' || piece.label !== piece.kind) && piece.label,
      piece.height > 0 && inches(piece.height),
    ].filter(Boolean);
    if (words.length === 0) return null;
    const { x, y } = spotOf(middleOf(piece.corners));
    return (
      <g key={piece.id} className="terrain-words" transform={`translate(${x} ${y})`}>
        <text className="same-size" y={4}>
          {words.join(' ')}
        </text>
      </g>
    );
  });
});
