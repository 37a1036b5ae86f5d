import { loadGames } from './load-games.ts';

export const games = await loadGames();
