import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { GameViews } from '../table/game-views.ts';
import { StillTable } from './map/still-table.tsx';
import type { TabletopGame } from './tabletop-game.ts';
import { TabletopPlay } from './tabletop-play.tsx';

/** The table of a game without hexes, and the same to look at in replays. */
export function tabletopViews<G extends GameTypes>(
  tabletop: TabletopGame<G>,
): Pick<GameViews<G>, 'Play' | 'Board' | 'sideOf' | 'keys' | 'lessons'> {
  return {
    Play: (props) => <TabletopPlay tabletop={tabletop} {...props} />,
    Board: (props) => <StillTable tabletop={tabletop} {...props} />,
    sideOf: (event, table) => {
      const [first] = tabletop.marks(table, [event]).models ?? [];
      return first === undefined ? null : (tabletop.models(table)[first]?.side ?? null);
    },
    ...(tabletop.lessons && { lessons: tabletop.lessons }),
    keys: [
      ['arrows', 'step the model in hand; with Shift an inch'],
      ['Q E', 'turn left, right'],
      ['G', 'type direction and distance'],
      ['L', 'another leg'],
      ['O', 'plan on as a veteran would; Enter confirms all'],
      ['D', 'done'],
      ['N P', 'next, previous model'],
      ['R', 'ruler'],
      ['V', 'lines of sight'],
      ['W', 'ranges'],
      ['X', 'danger'],
    ],
  };
}
