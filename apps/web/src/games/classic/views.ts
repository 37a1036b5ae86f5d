import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Event } from '@ironfield/classic/events.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { lazy } from 'react';
import { HEX_KEYS } from '../../hex-table/hex-keys.ts';
import { hexViews } from '../../hex-table/hex-views.tsx';
import type { OwnViews } from '../../table/game-views.ts';
import { readMark } from './marks/replay-marks.ts';
import { ClassicPicture } from './picture.tsx';
import { unitAt, withBeginning } from './position/edits.ts';
import { classicTable } from './table.tsx';
import { KEYS } from './text.ts';
import { whyHidden } from './unseen.tsx';

/** The hit and its damage belong to the attack; the heat of all 'Mechs is one step. */
const JOINED: readonly Event['type'][] = [
  'cluster',
  'aimed',
  'location',
  'damaged',
  'seen-damage',
  'location-lost',
  'critical-roll',
  'critical',
  'heat',
];

export const views: OwnViews<Classic> = {
  ...hexViews(classicTable),
  Picture: ClassicPicture,
  whyHidden,
  keys: [...HEX_KEYS, ...KEYS],
  joins: ({ type }) => JOINED.includes(type),
  marks: readMark,
  forces: ({ units }) =>
    [0, 1].map((side) => units.flatMap((unit) => (unit.side === side ? [unit.unit.name] : []))),
  PositionEditor: lazy(async () => ({
    default: (await import('./position/position-editor.tsx')).PositionEditor,
  })),
  place: (setup, unit, cell) =>
    withBeginning(setup, unit, { at: battlefieldOf({ setup }).board.number[cell] }),
  unitAt: (setup, cell) => unitAt(setup, battlefieldOf({ setup }).board.number[cell]),
  forceSheets: async (force, title) => (await import('./fair/force-sheets.ts')).forceSheets(force, title),
  fairness: async () => (await import('./fair/fairness.ts')).fairness,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
