import { doorTo } from '../../../coach/lesson-door.ts';
import { SEED } from './seed.ts';

export const lesson = doorTo(SEED, () => import('./first-game.ts'));
