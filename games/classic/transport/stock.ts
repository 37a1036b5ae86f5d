// 'Mechs of our own that carry battle armour (MT-PRE-25).

import { stock as mechStock } from '../mechs/stock.ts';
import type { MechFile } from '../units/unit-file.ts';

/** An OmniMech of our own, for squads to ride on. */
export const OMNI_MECHS: readonly MechFile[] = [
  {
    ...mechStock('Howdah', 'HWD-1', {
      tons: 50,
      walk: 5,
      heatSinks: 12,
      role: 'skirmisher',
      houses: [],
      armor: [9, [24, 8], [18, 6], 16, 24],
      CT: 'Small Laser',
      LT: '2 Heat Sink, Ammo SRM 6',
      LA: '2 Medium Laser, SRM 6',
      RA: 'Large Laser, 2 Medium Laser',
    }),
    omni: true,
  },
];
