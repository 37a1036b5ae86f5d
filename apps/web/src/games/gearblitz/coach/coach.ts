import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { GameCoach } from '../../../table/game-coach.ts';
import { hints } from './hints.ts';
import { momentOf, type Situation, situationOf } from './situation.ts';

export const gearblitzCoach = { hints, situationOf, momentOf } as GameCoach<
  GearBlitz,
  Situation
> as GameCoach<GearBlitz>;
