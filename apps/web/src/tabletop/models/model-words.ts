import type { Model } from '../tabletop-game.ts';
import { degrees, placeText } from '../words/measures.ts';

/** A model as a screen reader tells it. */
export function modelWords(model: Model): string {
  const { name, at, heading, line, badges = [], states = [], troubles = [], isDone } = model;
  const signs = badges.map(([, meaning]) => meaning);
  const place = at ? `at ${placeText(at)}, facing ${degrees(heading)}` : 'not on the table';
  return [name, place, line, ...signs, ...states, ...troubles, isDone && 'has had its turn']
    .filter(Boolean)
    .join(', ');
}
