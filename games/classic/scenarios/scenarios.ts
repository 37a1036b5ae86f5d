import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { Setup } from '../state.ts';
import { divideAndConquer, divideAndConquerShort, divideAndConquerThree } from './divide-and-conquer.ts';
import { finalExam, finalExamAlternate } from './final-exam.ts';
import { skirmish } from './skirmish.ts';
import { chase, trialByFire } from './trial-by-fire.ts';

export const scenarios: readonly Scenario<Setup>[] = [
  skirmish,
  finalExam,
  finalExamAlternate,
  trialByFire,
  chase,
  divideAndConquer,
  divideAndConquerShort,
  divideAndConquerThree,
];
