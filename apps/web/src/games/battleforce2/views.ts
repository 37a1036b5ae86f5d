import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { scoresIn } from '@ironfield/battleforce2/rules/victory/victory.ts';
import { imagine } from '@ironfield/battleforce2/view/imagining.ts';
import { lazy } from 'react';
import { HEX_KEYS } from '../../hex-table/hex-keys.ts';
import { hexViews } from '../../hex-table/hex-views.tsx';
import type { OwnViews } from '../../table/game-views.ts';
import { Picture } from './picture.tsx';
import { readMark } from './replay-marks.ts';
import { battleforce2Table } from './table.tsx';

const ForceBuilder = lazy(async () => ({
  default: (await import('./forces/force-builder.tsx')).ForceBuilder,
}));

const Reference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));

const JOINED: readonly Battleforce2['Event']['type'][] = [
  'damaged',
  'critical',
  'destroyed',
  'announced',
  'heat',
];

export const views: OwnViews<Battleforce2> = {
  ...hexViews(battleforce2Table),
  Picture,
  forces: ({ sides }) => sides.map(({ name }) => [name]),
  ForceBuilder,
  Reference,
  doors: [['Campaigns', 'campaign']],
  keys: [
    ...HEX_KEYS,
    ['1 … 9', 'how to go; whom to attack'],
    ['A', 'what it can do'],
    ['V', 'who can hit whom'],
    ['Q E', 'turn left, right'],
    ['N P', 'next, previous unit'],
    ['R', 'ruler'],
  ],
  joins: ({ type }) => JOINED.includes(type),
  marks: readMark,
  scores: (view) => scoresIn(imagine(view, '')),
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
