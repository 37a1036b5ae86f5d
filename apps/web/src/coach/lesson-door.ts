import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Lesson, LessonDoor } from './lesson.ts';

/** A guided game is fetched for those who take it. */
export const doorTo = <G extends GameTypes>(
  seed: string,
  load: () => Promise<{ readonly firstGame: Lesson<G> }>,
): LessonDoor<G> => ({ seed, load: async () => (await load()).firstGame });
