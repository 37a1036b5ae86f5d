import { about as battleforceQs } from '@ironfield/battleforce-qs/about.ts';
import { about as battleforce2 } from '@ironfield/battleforce2/about.ts';
import { ABOUT_CAMPAIGNS } from '@ironfield/campaigns/about.ts';
import { about as classic } from '@ironfield/classic/about.ts';
import { about as demo } from '@ironfield/demo/about.ts';
import { about as gearblitz } from '@ironfield/gearblitz/about.ts';
import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';
import type { About, AnyGame, AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about as planetary } from '@ironfield/planetary/about.ts';

// The only place that names the games. Rules are loaded on demand; how a game is shown is in the folder of its id under
// games/.

/** The facts about a game before it is loaded. */
export const ABOUT: readonly About[] = [classic, battleforceQs, battleforce2, gearblitz, planetary, demo];

export const GAME_IDS: readonly string[] = ABOUT.map(({ id }) => id);

const RULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'battleforce-qs': async () => (await import('@ironfield/battleforce-qs/game.ts')).battleforceQs,
  classic: async () => (await import('@ironfield/classic/game.ts')).classic,
  battleforce2: async () => (await import('@ironfield/battleforce2/game.ts')).battleforce2,
  gearblitz: async () => (await import('@ironfield/gearblitz/game.ts')).gearblitz,
  planetary: async () => (await import('@ironfield/planetary/game.ts')).planetary,
  demo: async () => (await import('@ironfield/demo/game.ts')).demo,
  // Not chosen among the games: it has a page of its own.
  [ABOUT_CAMPAIGNS.id]: async () => (await import('@ironfield/campaigns/linked/game.ts')).linked,
};

/**
 * Games without most of their options and without their rules in words: enough for a first game, especially over a slow
 * line.
 */
const LIGHT_RULES: typeof RULES = {
  classic: async () => (await import('@ironfield/classic/introductory.ts')).introductory,
  battleforce2: async () => (await import('@ironfield/battleforce2/introductory.ts')).introductory,
  gearblitz: async () => (await import('@ironfield/gearblitz/introductory.ts')).introductory,
};

/** The words that those have not. */
const WORDS: Readonly<Record<string, () => Promise<readonly RuleEntry[]>>> = {
  classic: async () => (await import('@ironfield/classic/rule-index.ts')).rules,
  battleforce2: async () => (await import('@ironfield/battleforce2/rule-index.ts')).rules,
  gearblitz: async () => (await import('@ironfield/gearblitz/rule-index.ts')).rules,
};

/** The rules of a game, as many as are needed with these options. */
export async function loadGameWith(options: OptionValues, id: string): Promise<AnyGame | null> {
  if (!Object.hasOwn(LIGHT_RULES, id)) return loadGame(id);
  const light = (await LIGHT_RULES[id]()) as AnyGame;
  const isEnough = Object.keys(options).every((wanted) => light.options.some((each) => each.id === wanted));
  return isEnough ? light : loadGame(id);
}

export async function loadGame(id: string): Promise<AnyWrittenGame | null> {
  return Object.hasOwn(RULES, id) ? ((await RULES[id]()) as AnyWrittenGame) : null;
}

/** The rules of a game in words, without those of its options where it can be played without them. */
export async function loadWords(id: string): Promise<readonly RuleEntry[]> {
  return Object.hasOwn(WORDS, id) ? WORDS[id]() : ((await loadGame(id))?.rules ?? []);
}

export const titleOfGame = (game: string): string =>
  game === ABOUT_CAMPAIGNS.id ? 'BattleForce 2' : (ABOUT.find(({ id }) => id === game)?.title ?? game);

/** The title of a scenario, whether its game is loaded or not. */
export const titleOfScenario = (game: string, scenario: string): string =>
  (game === ABOUT_CAMPAIGNS.id ? 'Campaign' : ABOUT.find(({ id }) => id === game)?.battles[scenario]) ??
  scenario.charAt(0).toUpperCase() + scenario.slice(1).replaceAll('-', ' ');
