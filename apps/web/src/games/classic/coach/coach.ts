import type { Classic } from '@ironfield/classic/game-types.ts';
import type { GameCoach } from '../../../table/game-coach.ts';
import { hints } from './hints.ts';
import { momentOf, type Situation, situationOf } from './situation.ts';

export const classicCoach = { hints, situationOf, momentOf } as GameCoach<
  Classic,
  Situation
> as GameCoach<Classic>;
