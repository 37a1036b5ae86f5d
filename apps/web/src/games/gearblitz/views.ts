import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { lazy } from 'react';
import type { OwnViews } from '../../table/game-views.ts';
import { tabletopViews } from '../../tabletop/tabletop-views.tsx';
import { readMark } from './marks.ts';
import { GearblitzPicture } from './picture.tsx';
import { gearblitzTable } from './table.tsx';

const ForceBuilder = lazy(async () => ({
  default: (await import('./forces/force-builder.tsx')).ForceBuilder,
}));

export const views: OwnViews<GearBlitz> = {
  ...tabletopViews(gearblitzTable),
  Picture: GearblitzPicture,
  ForceBuilder,
  marks: readMark,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
