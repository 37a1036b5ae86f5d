import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { LessonDoor } from '../../../coach/lesson.ts';
import { SEED } from './seed.ts';

/** The guided game, which is fetched for those who take it. */
export const lesson: LessonDoor<BattleforceQs> = {
  seed: SEED,
  load: async () => (await import('./first-game.ts')).firstGame,
};
