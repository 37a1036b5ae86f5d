import type { TableView } from '@ironfield/client/api.ts';
import type { GameTypes, View } from '@ironfield/kernel/game.ts';
import type { Menu } from '@ironfield/kernel/menu.ts';
import { menuInView } from '@ironfield/kernel/menu-in-view.ts';
import { games } from './games.ts';

/** What may be ordered at a table, as a client works it out that knows the rules. */
export function menuOf({ summary, view }: TableView): Menu | null {
  const game = games.find(({ id }) => id === summary.game)!;
  return menuInView(game, view as View<GameTypes>);
}
