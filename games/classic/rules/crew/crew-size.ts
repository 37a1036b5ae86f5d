import type { Forces } from '../../battlefield.ts';
import type { Design } from '../../design.ts';

/** MT-VCREW-01: one for every 15 tons of a machine that is driven or flown. */
const TONS = 15;

export const crewFor = (tons: number): number => Math.ceil(tons / TONS);

/** The number of people aboard; 0 where there is no such crew. */
export const crewOf = ({ kinds, designs }: Pick<Forces, 'kinds' | 'designs'>, unit: number): number =>
  kinds[unit].driving ? (isDrone(designs[unit]) ? 1 : crewFor(designs[unit].tons)) : 0;

/** MT-DRONE-02: somebody drives it from elsewhere. */
export const isDrone = ({ fittings }: Pick<Design, 'fittings'>): boolean =>
  fittings?.some(({ type }) => type.id === 'drone-remote') === true;
