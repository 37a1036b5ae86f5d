import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { LessonDoor } from '../../../coach/lesson.ts';
import { SEED } from './seed.ts';

/** The guided game, which is fetched for those who take it. */
export const lesson: LessonDoor<Battleforce2> = {
  seed: SEED,
  load: async () => (await import('./first-game.ts')).firstGame,
};
