import { loadGameWith } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';
import { localGames } from '../sessions/local-session.ts';

/** Fetches what every table needs, before anybody has chosen one. */
export function warmTable(): void {
  void import('../pages/table-page.tsx');
  localGames.wake();
}

/** Fetches what the table of this game needs, all at once, while the game itself is still being set up. */
export function warm(game: string): void {
  localGames.prepare(game);
  void loadGameWith({}, game);
  void loadViews(game);
}
