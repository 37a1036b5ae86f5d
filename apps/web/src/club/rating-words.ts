import type { Ladder } from '@ironfield/client/club.ts';

type Entry = Ladder['raters'][number];

/** An identity that was deleted has left its games without its name. */
export const nameOfRater = ({ id, name }: Entry['rater']): string =>
  name ?? (/^(recruit|regular|veteran)$/.test(id) ? `Bots (${id})` : 'Somebody who has left');

export const ratingText = ({ rating, provisional }: Pick<Entry, 'rating' | 'provisional'>): string =>
  `${Math.round(rating)}${provisional ? ' ?' : ''}`;

export const scoreText = (score: number): string =>
  score === 1 ? 'Won' : score === 0 ? 'Lost' : score === 0.5 ? 'Drawn' : 'Partly won';
