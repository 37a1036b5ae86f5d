import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

/** One reading for all that was wrong where chapters meet: procedures ask `isChapterByChapter`. */
export const chapterByChapter: Reading<PastPoints> = {
  id: 'chapter-by-chapter',
  rule: 'HGB-DRONE-03',
  summary:
    'where two chapters meet each was read by itself, such as drones and morale, Hoppers and areas, squads and Snap Fire',
  until: 5,
  handlers: { replace: { isChapterByChapter: () => true } },
};
