import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { GameViews } from '../table/game-views.ts';
import type { HexGame } from './hex-game.ts';
import { HexPlay } from './hex-play.tsx';
import { StillMap } from './map/still-map.tsx';

/** The table of a hex game, its map for replays, and its guided game. */
export function hexViews<G extends GameTypes>(
  hex: HexGame<G>,
): Pick<GameViews<G>, 'Play' | 'Board' | 'sideOf' | 'lessons'> {
  return {
    Play: (props) => <HexPlay hex={hex} {...props} />,
    Board: (props) => <StillMap hex={hex} {...props} />,
    sideOf: (event, table) => {
      const [unit] = hex.marks(table, [event]).units ?? [];
      return unit === undefined ? null : (hex.units(table)[unit]?.side ?? null);
    },
    ...(hex.lessons && { lessons: hex.lessons }),
  };
}
