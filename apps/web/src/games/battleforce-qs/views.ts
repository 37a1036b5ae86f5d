import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { GameViews } from '../../table/game-views.ts';
import { BattleforcePlay } from './battleforce-play.tsx';
import { firstGame } from './lesson/first-game.ts';
import { BattleforcePicture } from './picture.tsx';
import { readMark } from './replay-marks.ts';
import { StillMap } from './still-map.tsx';

export const views: GameViews<BattleforceQs> = {
  Play: BattleforcePlay,
  Board: StillMap,
  Picture: BattleforcePicture,
  keys: [
    ['Q E', 'turn left, right'],
    ['R', 'ruler'],
  ],
  joins: ({ type }) => type === 'damaged' || type === 'critical' || type === 'heat',
  marks: readMark,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
  lesson: firstGame,
};
