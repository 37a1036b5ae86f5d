import type { Reading } from '@ironfield/kernel/options/readings.ts';
import { blastsAsShots } from './blasts-as-shots.ts';
import { blindLocks } from './blind-locks.ts';
import { brokenRams } from './broken-rams.ts';
import { cappedHits } from './capped-hits.ts';
import { chapterByChapter } from './chapter-by-chapter.ts';
import { followedFromTable } from './followed-from-table.ts';
import { heatSinceActivation } from './heat-since-activation.ts';
import { hiddenOutside } from './hidden-outside.ts';
import { outlivedReasons } from './outlived-reasons.ts';
import type { PastPoints } from './points.ts';
import { promisedShots } from './promised-shots.ts';
import { sparedWalls } from './spared-walls.ts';
import { squeezedSquads } from './squeezed-squads.ts';
import { stretchedSquads } from './stretched-squads.ts';
import { watchedAsWished } from './watched-as-wished.ts';
import { wokenSleepers } from './woken-sleepers.ts';

/** Rules as they were read before their correction, for games that began then. */
export const readings: readonly Reading<PastPoints>[] = [
  // 1
  hiddenOutside,
  followedFromTable,
  brokenRams,
  cappedHits,
  sparedWalls,
  heatSinceActivation,
  // 2
  blastsAsShots,
  // 3
  blindLocks,
  // 4
  watchedAsWished,
  // 5
  chapterByChapter,
  // 6
  wokenSleepers,
  // 7
  outlivedReasons,
  // 8
  squeezedSquads,
  // 9
  stretchedSquads,
  // 10
  promisedShots,
];
