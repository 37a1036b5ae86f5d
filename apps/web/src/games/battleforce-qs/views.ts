import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { GameViews } from '../views.ts';
import { BattleforcePlay } from './battleforce-play.tsx';
import { BattleforcePicture } from './picture.tsx';
import type { Table } from './plan.ts';
import { after, joins } from './step-by-step.ts';
import { StillMap } from './still-map.tsx';

export const battleforceViews: GameViews = {
  Play: BattleforcePlay,
  Board: StillMap,
  Picture: BattleforcePicture,
  keys: [
    ['Q E', 'turn left, right'],
    ['R', 'ruler'],
  ],
  after: (table, event) => after(table as Table, event as Event),
  joins: (event) => joins(event as Event),
};
