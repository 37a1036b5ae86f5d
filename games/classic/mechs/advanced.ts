// 'Mechs of our own with what the introductory rules do not know; they are offered where options allow all they carry.

import { stock } from './stock.ts';

export const ADVANCED = [
  stock('Tinderbox', 'TBX-1R', {
    tons: 35,
    walk: 7,
    heatSinks: 12,
    role: 'striker',
    houses: ['Kurita'],
    armor: [8, [12, 4], [9, 3], 7, 10],
    LT: 'Jump Jet, Heat Sink',
    CT: 'Jump Jet',
    RT: 'Jump Jet, Heat Sink',
    LA: 'Medium Pulse Laser',
    RA: 'ER Medium Laser, ER Small Laser',
    HD: 'ER Medium Laser',
  }),
  stock('Kestrel', 'KST-2S', {
    tons: 45,
    walk: 6,
    heatSinks: 16,
    role: 'skirmisher',
    houses: ['Steiner'],
    armor: [9, [15, 5], [11, 4], 9, 13],
    LT: '3 Heat Sink, ER Small Laser',
    RT: '3 Heat Sink',
    LA: 'Medium Pulse Laser',
    RA: 'ER Large Laser',
  }),
  stock('Vigil', 'VGL-9E', {
    tons: 70,
    walk: 4,
    heatSinks: 13,
    role: 'sniper',
    houses: ['Davion'],
    armor: [9, [26, 8], [18, 6], 16, 22],
    LT: '2 Heat Sink, Medium Pulse Laser',
    RT: 'Gauss Rifle, 2 Ammo Gauss Rifle',
    LA: 'ER PPC',
    RA: 'ER Medium Laser, ER Small Laser',
  }),
];
