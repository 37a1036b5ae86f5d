import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { GameCoach } from '../../../table/game-coach.ts';
import { hints } from './hints.ts';
import { momentOf, type Situation, situationOf } from './situation.ts';

export const battleforceCoach = { hints, situationOf, momentOf } as GameCoach<
  BattleforceQs,
  Situation
> as GameCoach<BattleforceQs>;
