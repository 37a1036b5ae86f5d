import type { GameViews } from '../../table/game-views.ts';
import { GenericPlay } from './generic-play.tsx';
import { GenericPicture } from './picture.tsx';

export const views: GameViews = { Play: GenericPlay, Picture: GenericPicture, keys: [] };
