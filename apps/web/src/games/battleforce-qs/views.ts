import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { scoresIn } from '@ironfield/battleforce-qs/rules/attack/victory-points.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { HEX_KEYS } from '../../hex-table/hex-keys.ts';
import { hexViews } from '../../hex-table/hex-views.tsx';
import type { OwnViews } from '../../table/game-views.ts';
import { BattleforcePicture } from './picture.tsx';
import { readMark } from './replay-marks.ts';
import { battleforceTable } from './table.tsx';

export const views: OwnViews<BattleforceQs> = {
  ...hexViews(battleforceTable),
  Picture: BattleforcePicture,
  forces: ({ forces }) => forces.map(({ units }) => units.map(({ name }) => name)),
  keys: [
    ...HEX_KEYS,
    ['1 … 9', 'how to go; whom to attack'],
    ['A', 'what it can do'],
    ['V', 'who can hit whom'],
    ['Q E', 'turn left, right'],
    ['N P', 'next, previous Unit'],
    ['R', 'ruler'],
  ],
  joins: ({ type }) => type === 'damaged' || type === 'critical' || type === 'heat',
  marks: readMark,
  scores: (view) => scoresIn(imagine(view, '')),
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
