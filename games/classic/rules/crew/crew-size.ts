import type { Forces } from '../../battlefield.ts';

/** MT-VCREW-01: one for every 15 tons of a machine that is driven or flown. */
const TONS = 15;

export const crewFor = (tons: number): number => Math.ceil(tons / TONS);

/** The number of people aboard; 0 where there is no such crew. */
export const crewOf = ({ kinds, designs }: Pick<Forces, 'kinds' | 'designs'>, unit: number): number =>
  kinds[unit].driving ? crewFor(designs[unit].tons) : 0;
