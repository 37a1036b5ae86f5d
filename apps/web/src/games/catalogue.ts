import type { AnyGame } from '@ironfield/kernel/game.ts';

/** The games that can be played here, each loaded when it is first needed. */
const GAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  'battleforce-qs': async () => (await import('@ironfield/battleforce-qs/game.ts')).battleforceQs,
  classic: async () => (await import('@ironfield/classic/game.ts')).classic,
  demo: async () => (await import('@ironfield/demo/game.ts')).demo,
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(GAMES, id) ? ((await GAMES[id]!()) as AnyGame) : null;
}
