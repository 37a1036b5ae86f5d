import type { Linked } from '@ironfield/campaigns/linked/game-types.ts';
import type { OwnViews } from '../../table/game-views.ts';
import { CampaignBoard } from './campaign-board.tsx';
import { CampaignPicture } from './picture.tsx';
import { CampaignPlay } from './table.tsx';

export const views: OwnViews<Linked> = {
  Play: CampaignPlay,
  Board: CampaignBoard,
  Picture: CampaignPicture,
  joins: ({ type }) => type === 'mended' || type === 'mixed',
  sideOf: (event) => ('seat' in event ? event.seat : null),
};
