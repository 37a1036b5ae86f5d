import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { drawn } from '../words/measures.ts';
import { Terrain } from './terrain.tsx';
import '../../board/board.css';

/** A table as a small picture that fills its place. */
export function TablePicture({ scene }: { readonly scene: Scene }) {
  return (
    <svg
      className="map-picture"
      data-zoom="farthest"
      viewBox={`0 0 ${drawn(scene.width)} ${drawn(scene.height)}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`The table ${scene.name}`}
    >
      <Terrain scene={scene} />
    </svg>
  );
}
