import type { GameViews, OwnViews } from '../table/game-views.ts';

/** The views of each game lie in the folder of its id. */
const VIEWS = import.meta.glob<OwnViews>('../games/*/views.ts', { import: 'views' });

const viewsIn = (folder: string) => VIEWS[`../games/${folder}/views.ts`];
/** The form that plays any game from its menus alone. */
export const loadPlainViews = viewsIn('generic') as () => Promise<GameViews>;

/** With `?plain` in the address every game is shown by its menu alone: a form instead of a special table. */
const isPlain = () => new URLSearchParams(globalThis.location?.search).has('plain');

const isWhole = (views: OwnViews): views is GameViews => Boolean(views.Play && views.Picture);

/** The views of a game; the generic views where it has none of its own. They are fetched only then. */
export async function loadViews(game: string): Promise<GameViews> {
  const own = (await viewsIn(game)?.()) ?? {};
  if (isPlain()) return { ...own, ...(await loadPlainViews()) };
  return isWhole(own) ? own : { ...(await loadPlainViews()), ...own };
}
