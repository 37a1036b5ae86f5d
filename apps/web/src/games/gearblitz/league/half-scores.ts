import { load, store } from '../../../ui/keep/storage.ts';

const KEY = 'ironfield-gearblitz-half-scores';

/** The texts in the fields of both players. */
export type Texts = readonly [string, string];

/** Nonsense is as nothing. */
function all(): Record<string, Texts> {
  try {
    return { ...JSON.parse(load(KEY) ?? '{}') };
  } catch {
    return {};
  }
}

/** Scores that are only half entered, by the game that they belong to: no result yet, and not lost either. */
export const halfScores = {
  of(game: string): Texts | null {
    const texts: unknown = all()[game];
    const isPair =
      Array.isArray(texts) && texts.length === 2 && texts.every((text) => typeof text === 'string');
    return isPair ? (texts as unknown as Texts) : null;
  },
  /** Null: they are complete, or nothing is left of them. */
  keep(game: string, texts: Texts | null): void {
    const { [game]: _, ...others } = all();
    store(KEY, JSON.stringify(texts ? { ...others, [game]: texts } : others));
  },
  /** Those of a league that is gone. */
  forget(league: string): void {
    const left = Object.entries(all()).filter(([game]) => !game.startsWith(`${league}/`));
    store(KEY, JSON.stringify(Object.fromEntries(left)));
  },
};
