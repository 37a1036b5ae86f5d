import type { Classic } from '@ironfield/classic/game-types.ts';
import type { LessonDoor } from '../../../coach/lesson.ts';
import { doorTo } from '../../../coach/lesson-door.ts';
import { ARMS_SEED, SEED } from './seed.ts';

export const lessons: readonly LessonDoor<Classic>[] = [
  doorTo(SEED, () => import('./first-game.ts')),
  {
    id: 'combined-arms',
    seed: ARMS_SEED,
    load: async () => (await import('./combined-arms/combined-arms.ts')).combinedArms,
  },
];
