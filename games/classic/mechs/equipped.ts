// 'Mechs of our own with equipment of Levels 2 and 3; they are offered where options allow all that they carry.

import type { MechFile } from '../units/unit-file.ts';
import { stock } from './stock.ts';

export const EQUIPPED_MECHS: readonly MechFile[] = [
  stock('Bartizan', 'BTZ-1C', {
    tons: 50,
    walk: 4,
    heatSinks: 10,
    role: 'brawler',
    houses: ['Davion'],
    armor: [9, [20, 6], [16, 5], 14, 19],
    LT: 'LRM 10, Ammo LRM 10, CASE',
    RT: '2 Ammo AC/10, CASE',
    RA: 'AC/10',
    LA: 'Medium Laser, Small Laser',
    LL: 'Heat Sink',
    RL: 'Heat Sink',
  }),
  {
    ...stock('Halyard', 'HLY-3D', {
      tons: 55,
      walk: 5,
      heatSinks: 12,
      role: 'skirmisher',
      houses: ['Steiner'],
      armor: [9, [24, 8], [18, 6], 16, 19],
      LT: 'Double Heat Sink',
      HD: 'Medium Laser',
      RT: 'Medium Laser',
      RA: 'PPC',
      LA: 'PPC',
    }),
    doubleSinks: true,
  },
  {
    ...stock('Gambeson', 'GBS-5X', {
      tons: 70,
      walk: 5,
      heatSinks: 13,
      role: 'brawler',
      houses: ['Marik'],
      armor: [9, [33, 11], [23, 7], 22, 29],
      LT: '3 Engine, 2 Ammo AC/10, Ammo SRM 6, CASE, 2 Endo Steel',
      RT: '3 Engine, AC/10, 2 Endo Steel',
      LA: 'PPC, Medium Laser, 4 Endo Steel',
      RA: 'SRM 6, Medium Laser, 4 Endo Steel',
      LL: '2 Endo Steel',
      HD: 'Small Laser',
    }),
    doubleSinks: true,
    engine: 'XL',
  },
  {
    ...stock('Sallet', 'SLT-2L', {
      tons: 40,
      walk: 6,
      heatSinks: 10,
      role: 'striker',
      houses: ['Liao'],
      armor: [9, [16, 4], [12, 3], 10, 14],
      LT: '2 Engine, Ammo SRM 4, 4 Ferro-Fibrous',
      RT: '2 Engine, SRM 4, 4 Ferro-Fibrous',
      CT: 'Medium Laser',
      LA: '2 Medium Laser, 3 Ferro-Fibrous',
      RA: 'PPC, Medium Laser, 3 Ferro-Fibrous',
      LL: 'Heat Sink',
      HD: 'Medium Laser',
    }),
    engine: 'light',
  },
];
