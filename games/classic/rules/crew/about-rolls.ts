import { sum } from '@ironfield/kernel/dice.ts';
import type { About } from '@ironfield/kernel/play/play.ts';
import type { Forces } from '../../battlefield.ts';

/** Whose roll it is, what it has to come to where that is a number, and whom it affects besides (MT-ABIL-04). */
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
