import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { GameCoach } from '../../../table/game-coach.ts';
import { hints } from './hints.ts';
import { momentOf, type Situation, situationOf } from './situation.ts';

export const battleforce2Coach = { hints, situationOf, momentOf } as GameCoach<
  Battleforce2,
  Situation
> as GameCoach<Battleforce2>;
