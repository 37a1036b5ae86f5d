import { doorTo } from '../../../coach/lesson-door.ts';
import { SEED } from './seed.ts';

export const lessons = [doorTo(SEED, () => import('./first-game.ts'))];
