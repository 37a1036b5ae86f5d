import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { Points } from './points.ts';
import { blastsAsShots } from './readings/blasts-as-shots.ts';
import { blindLocks } from './readings/blind-locks.ts';
import { brokenRams } from './readings/broken-rams.ts';
import { cappedHits } from './readings/capped-hits.ts';
import { chapterByChapter } from './readings/chapter-by-chapter.ts';
import { followedFromTable } from './readings/followed-from-table.ts';
import { heatSinceActivation } from './readings/heat-since-activation.ts';
import { hiddenOutside } from './readings/hidden-outside.ts';
import { outlivedReasons } from './readings/outlived-reasons.ts';
import { sparedWalls } from './readings/spared-walls.ts';
import { squeezedSquads } from './readings/squeezed-squads.ts';
import { watchedAsWished } from './readings/watched-as-wished.ts';
import { wokenSleepers } from './readings/woken-sleepers.ts';

/** How rules were read before they were corrected, for the games that began then. */
export const readings: readonly Reading<Points>[] = [
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
];
