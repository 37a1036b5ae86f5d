import type { Event } from '@ironfield/classic/events.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { GameViews } from '../../table/game-views.ts';
import { ClassicPlay } from './classic-play.tsx';
import { ClassicPicture } from './picture.tsx';
import { readMark } from './replay-marks.ts';
import { StillMap } from './still-map.tsx';
import { KEYS } from './text.ts';

/** Where it hits and what it breaks belongs to the attack; the heat of all 'Mechs is one step. */
const JOINED: readonly Event['type'][] = [
  'cluster',
  'aimed',
  'location',
  'damaged',
  'location-lost',
  'critical-roll',
  'critical',
  'heat',
];

export const views: GameViews<Classic> = {
  Play: ClassicPlay,
  Board: StillMap,
  Picture: ClassicPicture,
  keys: KEYS,
  joins: ({ type }) => JOINED.includes(type),
  marks: readMark,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
