import { coachOf } from '../../../table/guide/game-coach.ts';
import { hints } from './hints.ts';
import { momentOf, situationOf } from './situation.ts';

export const gearblitzCoach = coachOf({ hints, situationOf, momentOf });
