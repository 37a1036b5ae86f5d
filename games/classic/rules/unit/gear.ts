// The gear of people besides their weapons.

import type { Forces } from '../../battlefield.ts';
import type { Gear } from '../../data/gear.ts';

export const wears = ({ designs }: Pick<Forces, 'designs'>, unit: number, gear: Gear): boolean =>
  designs[unit].gear?.includes(gear) === true;
