import { doorTo } from '../../../coach/guided-game.ts';
import { SEED } from './seed.ts';

export const lesson = doorTo(SEED, () => import('./first-game.ts'));
