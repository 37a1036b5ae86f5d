import { doorTo } from '../../../coach/guided-game.ts';
import { FORMER_SEEDS, SEED } from './seed.ts';

export const lesson = { ...doorTo(SEED, () => import('./first-game.ts')), former: FORMER_SEEDS };
