import type { Reading } from '@ironfield/kernel/options/readings.ts';
import { chaptersApart } from './chapters-apart.ts';
import { claimsEndAll } from './claims-end-all.ts';
import { movesApart } from './moves-apart.ts';
import { oldEndingWords } from './old-ending-words.ts';
import { opensByTurns } from './opens-by-turns.ts';
import type { PastPoints } from './points.ts';
import { rulesApart } from './rules-apart.ts';
import { shipsTaxiOnto } from './ships-taxi-onto.ts';
import { strafedInside } from './strafed-inside.ts';
import { withheldAtDeclaration } from './withheld-at-declaration.ts';

/** Rules as they were read before their correction, for games that began then. */
export const readings: readonly Reading<PastPoints>[] = [
  // 1
  withheldAtDeclaration,
  // 2
  strafedInside,
  // 3
  claimsEndAll,
  // 4
  oldEndingWords,
  // 5
  opensByTurns,
  // 6
  rulesApart,
  // 7
  chaptersApart,
  // 8
  movesApart,
  // 9
  shipsTaxiOnto,
];
