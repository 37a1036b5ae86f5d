import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { lazy } from 'react';
import type { OwnViews } from '../../table/game-views.ts';
import { tabletopViews } from '../../tabletop/tabletop-views.tsx';
import { plural } from '../../ui/words/plural.ts';
import { ownCards } from './cards/own-cards.ts';
import { readMark } from './marks.ts';
import { GearblitzPicture } from './picture.tsx';
import { gearblitzTable } from './table.tsx';

const ForceBuilder = lazy(async () => ({
  default: (await import('./forces/force-builder.tsx')).ForceBuilder,
}));

export const views: OwnViews<GearBlitz> = {
  ...tabletopViews(gearblitzTable),
  Picture: GearblitzPicture,
  forces: ({ armies }) =>
    armies.map(({ groups }) => groups.flatMap(({ units }) => units.map(({ card }) => card.name))),
  ForceBuilder,
  doors: [
    ['Datacards', 'cards'],
    ['Leagues', 'league'],
  ],
  own: {
    words: () =>
      ownCards.all().length === 0 ? null : `${plural(ownCards.all().length, 'datacard')} of your own`,
    // All cards that there are come along, which nobody needs before they have some of their own.
    into: async (setup) =>
      (await import('@ironfield/gearblitz/army/files/own-cards.ts')).setupWith(setup, ownCards.all()),
  },
  marks: readMark,
  statistics: async () => (await import('./result/statistics.ts')).statisticsOf,
};
