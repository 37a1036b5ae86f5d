import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { MapPicture } from '../../board/ground/map-picture.tsx';
import { boardOf } from '../../order/table-shape.ts';
import styles from '../../start/new-game/new-game.module.css';

/** The map of a setup, or the first letter of its scenario where there is no map to draw. */
export function GenericPicture({ setup }: { readonly setup: CoreSetup }) {
  const board = boardOf({ setup });
  if (board) return <MapPicture board={board} label={`The map ${board.name}`} />;
  return (
    <svg viewBox="0 0 120 120" className={styles.textPicture} aria-hidden="true">
      <circle cx="60" cy="60" r="34" />
      <text x="60" y="74">
        {setup.scenario[0]?.toUpperCase()}
      </text>
    </svg>
  );
}
