import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { fileFrom } from '../replay/file-from.ts';
import type { PlayFrom } from '../replay/timeline.ts';
import { goTo } from '../router.ts';
import type { LocalPlayer } from '../sessions/local-messages.ts';
import { localGames } from '../sessions/local-session.ts';

export const PERSON: LocalPlayer = { kind: 'human' };
export const BOT: LocalPlayer = { kind: 'bot', strength: 'regular' };

/** A new game that has come as far as the one that is looked at. */
export async function playFrom(
  game: AnyGame,
  from: PlayFrom,
  players: readonly LocalPlayer[],
): Promise<void> {
  const created = await localGames.importFile(fileFrom(game, from), players);
  if (created.ok) goTo('table', 'local', created.value);
}
