import type { Classic } from '@ironfield/classic/game-types.ts';
import type { LessonDoor } from '../../../coach/lesson.ts';
import { SEED } from './seed.ts';

/** The guided game, which is fetched for those who take it. */
export const lesson: LessonDoor<Classic> = {
  seed: SEED,
  load: async () => (await import('./first-game.ts')).firstGame,
};
