import { firstGame } from '../coach/first-game.ts';
import { fileFrom } from '../replay/file-from.ts';
import { goTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';

/** Begins the guided first game and goes to its table. */
export async function startFirstGame(): Promise<void> {
  const { game, setup, seed, opponent } = firstGame;
  const text = await fileFrom({ game, setup, seed, entries: [] });
  const created = await localGames.importFile(text, [{ kind: 'human' }, { kind: 'bot', strength: opponent }]);
  if (created.ok) goTo('table', 'local', created.value);
}

/** What comes after the first game: the smallest scenario, against the same opponent. */
export async function startSecondGame(): Promise<void> {
  const { game, opponent } = firstGame;
  const created = await localGames.create({
    game,
    scenario: 'green',
    options: {},
    players: [{ kind: 'human' }, { kind: 'bot', strength: opponent }],
  });
  if (created.ok) goTo('table', 'local', created.value);
}
