import { goTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';

/** The same battle against the same opponents, from the beginning and with other dice. */
export async function playAgain(id: string): Promise<void> {
  const made = await localGames.again(id);
  if (made.ok) goTo('table', 'local', made.value);
}
