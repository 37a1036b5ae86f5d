import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { LessonDoor } from '../../../coach/lesson.ts';
import { FORMER_SEEDS, SEED } from './seed.ts';

/** The guided game, which is fetched for those who take it. */
export const lesson: LessonDoor<GearBlitz> = {
  seed: SEED,
  former: FORMER_SEEDS,
  load: async () => (await import('./first-game.ts')).firstGame,
};
