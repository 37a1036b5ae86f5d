import type { Reading } from '@ironfield/kernel/options/readings.ts';
import { abilitiesRestInDuels } from './abilities-rest-in-duels.ts';
import { aimAtTheUnseen } from './aim-at-the-unseen.ts';
import { bracedAndTurned } from './braced-and-turned.ts';
import { chaptersApart } from './chapters-apart.ts';
import { dodgingIsFree } from './dodging-is-free.ts';
import { dominoAtAnyLevel } from './domino-at-any-level.ts';
import { duelsForgetShots } from './duels-forget-shots.ts';
import { everyGaitIsRunning } from './every-gait-is-running.ts';
import { fogHidesNobody } from './fog-hides-nobody.ts';
import { iceInPlots } from './ice-in-plots.ts';
import { lightSmokeStays } from './light-smoke-stays.ts';
import { mildDrift } from './mild-drift.ts';
import { minimumOfNone } from './minimum-of-none.ts';
import { narrowEdge } from './narrow-edge.ts';
import { noThrowOffMap } from './no-throw-off-map.ts';
import { noTurnUnderWay } from './no-turn-under-way.ts';
import { painHurtsAlike } from './pain-hurts-alike.ts';
import { pilotBeforeAmmunition } from './pilot-before-ammunition.ts';
import type { PastPoints } from './points.ts';
import { secondMoveSaves } from './second-move-saves.ts';
import { sheetsThatTell } from './sheets-that-tell.ts';
import { sinksBeforeMoving } from './sinks-before-moving.ts';
import { skidsInPlots } from './skids-in-plots.ts';
import { steadySleepers } from './steady-sleepers.ts';
import { stoppedUnasked } from './stopped-unasked.ts';
import { turnedOutOfHiding } from './turned-out-of-hiding.ts';

/** How rules were read before they were corrected, for the games that began then. */
export const readings: readonly Reading<PastPoints>[] = [
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
  // 10
  iceInPlots,
  turnedOutOfHiding,
  stoppedUnasked,
];
