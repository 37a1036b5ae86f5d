import type { GameViews } from '../views.ts';
import { GenericPlay } from './generic-play.tsx';
import { GenericPicture } from './picture.tsx';

export const genericViews: GameViews = { Play: GenericPlay, Picture: GenericPicture, keys: [] };
