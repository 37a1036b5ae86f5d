import type { TableView } from '@ironfield/client/api.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { games } from '../games.ts';

/** The menu of a table, as a client that knows the rules computes it; null before the game begins. */
export function menuOf({ summary, view }: TableView): Menu | null {
  const game = games.find(({ id }) => id === summary.game)!;
  return view === null ? null : menuInView(game, view as View<GameTypes>);
}
