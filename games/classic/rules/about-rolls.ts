import type { About } from '@ironfield/kernel/play.ts';

/** Whose roll it is, what it has to come to where that is a number, and whom it affects besides (MT-ABIL-04). */
export const rolledBy = (unit: number, needed?: number, against?: number): About => ({
  needed,
  concerns: () => (against === undefined || against === unit ? [unit] : [unit, against]),
});
