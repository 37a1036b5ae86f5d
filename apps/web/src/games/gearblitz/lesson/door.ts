import { doorTo } from '../../../coach/lesson-door.ts';
import { FORMER_SEEDS, SEED } from './seed.ts';

export const lessons = [{ ...doorTo(SEED, () => import('./first-game.ts')), former: FORMER_SEEDS }];
