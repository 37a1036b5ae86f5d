import { about as battleforceQs } from '@ironfield/battleforce-qs/about.ts';
import { about as battleforce2 } from '@ironfield/battleforce2/about.ts';
import { about as classic } from '@ironfield/classic/about.ts';
import { about as demo } from '@ironfield/demo/about.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';

// The one place that names the games. Rules are loaded when they are first needed; how a game is shown lies in the
// folder of its id under games/.

/** What is known of a game before it is loaded. */
export const ABOUT: readonly Pick<AnyGame, 'id' | 'title' | 'summary'>[] = [
  battleforceQs,
  classic,
  battleforce2,
  demo,
];

export const GAME_IDS: readonly string[] = ABOUT.map(({ id }) => id);

const RULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'battleforce-qs': async () => (await import('@ironfield/battleforce-qs/game.ts')).battleforceQs,
  classic: async () => (await import('@ironfield/classic/game.ts')).classic,
  battleforce2: async () => (await import('@ironfield/battleforce2/game.ts')).battleforce2,
  demo: async () => (await import('@ironfield/demo/game.ts')).demo,
};

export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(RULES, id) ? ((await RULES[id]()) as AnyGame) : null;
}

/** Game and scenario as a title, whether the game is loaded or not: `final-exam` reads "Final exam". */
export function titleOf(game: string, scenario: string): string {
  const title = ABOUT.find(({ id }) => id === game)?.title ?? game;
  const words = scenario.replaceAll('-', ' ');
  return `${title}: ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
