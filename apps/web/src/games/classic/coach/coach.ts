import { coachOf } from '../../../table/guide/game-coach.ts';
import { fightingHints } from './fighting-hints.ts';
import { movingHints } from './moving-hints.ts';
import { momentOf, situationOf } from './situation.ts';

/** The coach's hints, the most important first. */
export const hints = [...movingHints, ...fightingHints];

export const classicCoach = coachOf({ hints, situationOf, momentOf });
