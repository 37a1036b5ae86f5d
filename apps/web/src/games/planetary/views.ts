import type { Planetary } from '@ironfield/planetary/game-types.ts';
import { lazy } from 'react';
import type { OwnViews } from '../../table/game-views.ts';
import { concernedBy } from './concerned.ts';
import { PlanetaryPicture } from './picture.tsx';
import { StillBoard } from './still-board.tsx';
import { PlanetaryPlay } from './table.tsx';

const Reference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));

export const views: OwnViews<Planetary> = {
  Play: PlanetaryPlay,
  Board: StillBoard,
  Picture: PlanetaryPicture,
  Reference,
  keys: [
    ['N P', 'next, previous counter that can act'],
    ['Q E', 'turn left, right'],
    ['arrows', 'walk over the board or the planet'],
    ['F', 'the planet as a globe, or flat'],
    ['Home', 'back to your own ground'],
  ],
  joins: ({ type }) => type === 'damage',
  sideOf: (event, table) => {
    const [counter] = concernedBy(event);
    return counter === undefined ? null : table.counters[counter].side;
  },
};
