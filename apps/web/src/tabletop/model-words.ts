import { degrees, placeText } from './measures.ts';
import type { Model } from './tabletop-game.ts';

/** A model as a screen reader tells it. */
export function modelWords({ name, at, heading, line, states = [], troubles = [], isDone }: Model): string {
  const place = at ? `at ${placeText(at)}, facing ${degrees(heading)}` : 'not on the table';
  return [name, place, line, ...states, ...troubles, isDone && 'has had its turn'].filter(Boolean).join(', ');
}
