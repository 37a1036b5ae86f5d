import type { Event } from '@ironfield/classic/events.ts';
import type { GameViews } from '../views.ts';
import { ClassicPlay } from './classic-play.tsx';
import { ClassicPicture } from './picture.tsx';
import { after, joins } from './step-by-step.ts';
import { StillMap } from './still-map.tsx';
import type { Table } from './table.ts';
import { KEYS } from './text.ts';

export const classicViews: GameViews = {
  Play: ClassicPlay,
  Board: StillMap,
  Picture: ClassicPicture,
  keys: KEYS,
  after: (table, event) => after(table as Table, event as Event),
  joins: (event) => joins(event as Event),
};
