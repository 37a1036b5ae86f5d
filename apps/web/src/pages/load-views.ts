import type { GameViews } from '../table/game-views.ts';

/** The views of each game lie in the folder of its id. */
const VIEWS = import.meta.glob<GameViews>('../games/*/views.ts', { import: 'views' });

const viewsIn = (folder: string) => VIEWS[`../games/${folder}/views.ts`];
const generic = viewsIn('generic')!;

/** With `?plain` in the address every game is shown by its menu alone: a form instead of a special table. */
const isPlain = () => new URLSearchParams(globalThis.location?.search).has('plain');

/** How a game is shown; by the generic views if it has none of its own. */
export async function loadViews(game: string): Promise<GameViews> {
  const views = await (viewsIn(game) ?? generic)();
  return isPlain() ? { ...views, ...(await generic()) } : views;
}
