import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { Points } from './points.ts';
import { abilitiesRestInDuels } from './readings/abilities-rest-in-duels.ts';
import { aimAtTheUnseen } from './readings/aim-at-the-unseen.ts';
import { bracedAndTurned } from './readings/braced-and-turned.ts';
import { chaptersApart } from './readings/chapters-apart.ts';
import { dodgingIsFree } from './readings/dodging-is-free.ts';
import { dominoAtAnyLevel } from './readings/domino-at-any-level.ts';
import { duelsForgetShots } from './readings/duels-forget-shots.ts';
import { everyGaitIsRunning } from './readings/every-gait-is-running.ts';
import { fogHidesNobody } from './readings/fog-hides-nobody.ts';
import { lightSmokeStays } from './readings/light-smoke-stays.ts';
import { mildDrift } from './readings/mild-drift.ts';
import { minimumOfNone } from './readings/minimum-of-none.ts';
import { narrowEdge } from './readings/narrow-edge.ts';
import { noThrowOffMap } from './readings/no-throw-off-map.ts';
import { noTurnUnderWay } from './readings/no-turn-under-way.ts';
import { painHurtsAlike } from './readings/pain-hurts-alike.ts';
import { pilotBeforeAmmunition } from './readings/pilot-before-ammunition.ts';
import { secondMoveSaves } from './readings/second-move-saves.ts';
import { sheetsThatTell } from './readings/sheets-that-tell.ts';
import { sinksBeforeMoving } from './readings/sinks-before-moving.ts';
import { skidsInPlots } from './readings/skids-in-plots.ts';
import { steadySleepers } from './readings/steady-sleepers.ts';

/** How rules were read before they were corrected, for the games that began then. */
export const readings: readonly Reading<Points>[] = [
  // 1
  noThrowOffMap,
  dominoAtAnyLevel,
  secondMoveSaves,
  pilotBeforeAmmunition,
  sinksBeforeMoving,
  minimumOfNone,
  // 2
  noTurnUnderWay,
  // 3
  everyGaitIsRunning,
  lightSmokeStays,
  // 4
  steadySleepers,
  mildDrift,
  fogHidesNobody,
  aimAtTheUnseen,
  abilitiesRestInDuels,
  painHurtsAlike,
  duelsForgetShots,
  // 5
  narrowEdge,
  // 6
  dodgingIsFree,
  // 7
  chaptersApart,
  // 8
  skidsInPlots,
  // 9
  sheetsThatTell,
  bracedAndTurned,
];
