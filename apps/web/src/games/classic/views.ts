import type { Classic } from '@ironfield/classic/game-types.ts';
import { hexViews } from '../../hex-table/hex-views.tsx';
import type { GameViews } from '../../table/game-views.ts';
import { ClassicPicture } from './picture.tsx';
import { readMark } from './replay-marks.ts';
import { after, joins } from './step-by-step.ts';
import { classicTable } from './table.tsx';
import { KEYS } from './text.ts';

export const views: GameViews<Classic> = {
  ...hexViews(classicTable),
  Picture: ClassicPicture,
  keys: KEYS,
  after,
  joins,
  marks: readMark,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
