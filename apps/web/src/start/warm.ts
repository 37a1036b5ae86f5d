import { loadGameWith } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';
import { localGames } from '../sessions/local-session.ts';

/** Fetches what every table needs, before anybody has chosen one. */
export async function warmTable(): Promise<void> {
  localGames.wake();
  await import('../pages/table-page.tsx');
}

/** Fetches what the table of this game needs, all at once, while the game itself is still being set up. */
export function warm(game: string): void {
  localGames.prepare(game);
  void loadGameWith({}, game);
  void loadViews(game);
}
