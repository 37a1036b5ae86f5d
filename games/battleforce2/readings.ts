import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { Points } from './points.ts';
import { chaptersApart } from './readings/chapters-apart.ts';
import { claimsEndAll } from './readings/claims-end-all.ts';
import { movesApart } from './readings/moves-apart.ts';
import { oldEndingWords } from './readings/old-ending-words.ts';
import { opensByTurns } from './readings/opens-by-turns.ts';
import { rulesApart } from './readings/rules-apart.ts';
import { shipsTaxiOnto } from './readings/ships-taxi-onto.ts';
import { strafedInside } from './readings/strafed-inside.ts';
import { withheldAtDeclaration } from './readings/withheld-at-declaration.ts';

/** How rules were read before they were corrected, for the games that began then. */
export const readings: readonly Reading<Points>[] = [
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
