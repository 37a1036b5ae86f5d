import type { Reading } from '@ironfield/kernel/options/readings.ts';
import { dominoAtAnyLevel } from './base/domino-at-any-level.ts';
import { minimumOfNone } from './base/minimum-of-none.ts';
import { noThrowOffMap } from './base/no-throw-off-map.ts';
import { noTurnUnderWay } from './base/no-turn-under-way.ts';
import { pilotBeforeAmmunition } from './base/pilot-before-ammunition.ts';
import { secondMoveSaves } from './base/second-move-saves.ts';
import { sinksBeforeMoving } from './base/sinks-before-moving.ts';
import { bracedAndTurned } from './braced-and-turned.ts';
import { chaptersApart } from './chapters-apart.ts';
import { everyGaitIsRunning } from './every-gait-is-running.ts';
import { flaresThatKill } from './flares-that-kill.ts';
import { aimAtTheUnseen } from './information/aim-at-the-unseen.ts';
import { fogHidesNobody } from './information/fog-hides-nobody.ts';
import { iceInPlots } from './information/ice-in-plots.ts';
import { sheetsThatTell } from './information/sheets-that-tell.ts';
import { skidsInPlots } from './information/skids-in-plots.ts';
import { stoppedUnasked } from './information/stopped-unasked.ts';
import { turnedOutOfHiding } from './information/turned-out-of-hiding.ts';
import { turretsAfterPlots } from './information/turrets-after-plots.ts';
import { lightOnOneUnit } from './light-on-one-unit.ts';
import { lightSmokeStays } from './light-smoke-stays.ts';
import { mildDrift } from './mild-drift.ts';
import { abilitiesRestInDuels } from './pilots/abilities-rest-in-duels.ts';
import { dodgingIsFree } from './pilots/dodging-is-free.ts';
import { duelsForgetShots } from './pilots/duels-forget-shots.ts';
import { narrowEdge } from './pilots/narrow-edge.ts';
import { painHurtsAlike } from './pilots/pain-hurts-alike.ts';
import type { PastPoints } from './points.ts';
import { steadySleepers } from './steady-sleepers.ts';

/** The earlier readings of corrected rules, for games that began with them. */
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
  // 11
  lightOnOneUnit,
  // 12
  flaresThatKill,
  turretsAfterPlots,
];
