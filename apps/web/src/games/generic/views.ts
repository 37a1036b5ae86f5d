import type { GameViews } from '../views.ts';
import { GenericPlay } from './generic-play.tsx';

export const genericViews: GameViews = { Play: GenericPlay };
