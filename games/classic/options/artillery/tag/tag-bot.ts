// For bots: whom to designate, if anything comes that could find them.

import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Order } from '../../../orders.ts';
import type { State } from '../../../state.ts';
import { bestTarget, taggersOf } from './tagging.ts';

/** Each unit as long as there is a missile for it. */
export function answerTag(field: Battlefield, state: State, { seat }: OptionFrames['tag/designate']): Order {
  const { side } = field.setup.seats[seat];
  const coming = field.plugged.comingHome?.(0, field, state, side) ?? 0;
  const tags = taggersOf(field, state, seat)
    .map((unit) => ({ unit, ...bestTarget(field, state, unit) }))
    .toSorted((a, b) => a.number - b.number)
    .filter(({ number }) => chanceOfTwoDice(number) > 0)
    .slice(0, coming)
    .map(({ unit, target }) => ({ unit, target }));
  return { type: 'designate', tags };
}
