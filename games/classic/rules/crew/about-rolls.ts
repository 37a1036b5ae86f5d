import { sum } from '@ironfield/kernel/dice.ts';
import type { About, Play } from '@ironfield/kernel/play/play.ts';
import type { Forces } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { PURPOSES } from '../../text/heat.ts';

/** The roller of a roll, its number where it has one, and the unit it affects besides (MT-ABIL-04). */
export const rolledBy = (unit: number, needed?: number, against?: number): About => ({
  needed,
  concerns: () => (against === undefined || against === unit ? [unit] : [unit, against]),
});

/** The same for what a unit does with its things. */
export const doneBy = ({ past }: Pick<Forces, 'past'>, unit: number, needed: number): About | undefined =>
  past.narrowEdge?.() ? undefined : rolledBy(unit, needed);

/** And for what befalls it when the dice come to so much. */
export const befalls = (
  { past }: Pick<Forces, 'past'>,
  unit: number,
  harms: (total: number) => boolean,
): About | undefined =>
  past.narrowEdge?.() ? undefined : { concerns: (dice) => (harms(sum(dice)) ? [unit] : []) };

/** A number below `count`, all equally likely. */
export function anyOf(play: Play<Classic>, count: number): number {
  for (;;) {
    let value = 0;
    let range = 1;
    while (range < count) {
      value = value * 6 + play.roll(PURPOSES.choice, 1)[0] - 1;
      range *= 6;
    }
    const even = range - (range % count);
    if (value < even) return value % count;
  }
}
