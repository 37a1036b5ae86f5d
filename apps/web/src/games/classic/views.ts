import type { Classic } from '@ironfield/classic/game-types.ts';
import type { GameViews } from '../../table/game-views.ts';
import { ClassicPlay } from './classic-play.tsx';
import { ClassicPicture } from './picture.tsx';
import { readMark } from './replay-marks.ts';
import { after, joins } from './step-by-step.ts';
import { StillMap } from './still-map.tsx';
import { KEYS } from './text.ts';

export const views: GameViews<Classic> = {
  Play: ClassicPlay,
  Board: StillMap,
  Picture: ClassicPicture,
  keys: KEYS,
  after,
  joins,
  marks: readMark,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
