import { pipsOf, pointsText } from './danger.ts';
import type { DangerShown } from './use-danger.ts';

/** A place in words, for those who cannot see the layer. */
export function dangerWords<Place>(
  { rules, danger }: DangerShown<never, Place>,
  place: Place,
): string | false {
  const spot = danger.spots.find((each) => each.place === place);
  if (!spot) return false;
  const { suffered, dealt, how } = spot;
  const best = spot === danger.best ? ', the best trade' : '';
  const deals = pipsOf(dealt, rules.pips, rules.grain) === 0 ? 'deals nothing' : `deals ${pointsText(dealt)}`;
  return `${how} there, suffers ${pointsText(suffered)} and ${deals}${best}`;
}
