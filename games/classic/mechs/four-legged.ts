// 'Mechs on four legs of our own (MT-PRE-11).

import { stock } from './stock.ts';

export const FOUR_LEGGED = [
  stock('Ibex', 'IBX-1', {
    frame: 'quad',
    tons: 35,
    walk: 6,
    heatSinks: 13,
    role: 'striker',
    houses: [],
    armor: [8, [14, 4], [12, 3], 12, 12],
    CT: 'Medium Laser',
    LT: 'SRM 6, Ammo SRM 6, 2 Heat Sink',
    RT: '2 Medium Laser, 3 Heat Sink',
  }),
  stock('Drover', 'DRV-2', {
    frame: 'quad',
    tons: 55,
    walk: 5,
    heatSinks: 12,
    role: 'brawler',
    houses: [],
    armor: [9, [25, 8], [18, 6], 21, 22],
    LT: 'AC/5, Ammo AC/5',
    RT: 'SRM 6, Ammo SRM 6, Heat Sink',
    LA: 'Medium Laser',
    RA: 'Medium Laser',
  }),
  stock('Bastide', 'BST-4', {
    frame: 'quad',
    tons: 80,
    walk: 3,
    heatSinks: 21,
    role: 'sniper',
    houses: [],
    armor: [9, [35, 12], [20, 8], 34, 34],
    CT: 'Heat Sink',
    LT: 'PPC, LRM 20, 2 Ammo LRM 20, 2 Heat Sink',
    RT: 'PPC, 9 Heat Sink',
    LA: 'Medium Laser',
    RA: 'Medium Laser',
  }),
];
