// Vehicles of our own, one to five for each way of moving; their weights add up as MT-VCON-08 asks.

import type { VehicleFile } from './vehicle-file.ts';

const common = { format: 'ironfield-unit', version: 1, kind: 'vehicle', model: '' } as const;

/** By name. */
export const VEHICLES: Readonly<Record<string, VehicleFile>> = {
  Bastion: {
    ...common,
    name: 'Bastion',
    motion: 'tracked',
    tons: 80,
    cruise: 3,
    engine: 'fusion',
    heatSinks: 20,
    role: 'juggernaut',
    armor: { FR: 66, RS: 44, LS: 44, RR: 36, TU: 50 },
    items: {
      FR: ['LRM 10', 'SRM 4'],
      TU: ['PPC', 'PPC'],
      BD: ['Ammo LRM 10', 'Ammo LRM 10', 'Ammo SRM 4'],
    },
  },
  Palisade: {
    ...common,
    name: 'Palisade',
    motion: 'tracked',
    tons: 50,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: { FR: 40, RS: 28, LS: 28, RR: 20, TU: 28 },
    items: {
      FR: ['Machine Gun'],
      TU: ['AC/10'],
      BD: ['Ammo AC/10', 'Ammo AC/10', 'Ammo Machine Gun (half)'],
    },
  },
  Hayrick: {
    ...common,
    name: 'Hayrick',
    motion: 'wheeled',
    tons: 30,
    cruise: 6,
    engine: 'combustion',
    heatSinks: 0,
    role: 'striker',
    armor: { FR: 20, RS: 14, LS: 14, RR: 10, TU: 14 },
    items: { TU: ['SRM 6', 'SRM 6'], BD: ['Ammo SRM 6', 'Ammo SRM 6'] },
  },
  Teal: {
    ...common,
    name: 'Teal',
    motion: 'hover',
    tons: 35,
    cruise: 8,
    engine: 'combustion',
    heatSinks: 0,
    role: 'skirmisher',
    armor: { FR: 30, RS: 23, LS: 23, RR: 16, TU: 20 },
    items: { FR: ['SRM 2'], TU: ['AC/5'], BD: ['Ammo AC/5', 'Ammo SRM 2'] },
  },
  Midge: {
    ...common,
    name: 'Midge',
    motion: 'hover',
    tons: 10,
    cruise: 10,
    engine: 'fusion',
    heatSinks: 10,
    role: 'scout',
    armor: { FR: 16, RS: 11, LS: 11, RR: 10 },
    items: { FR: ['Medium Laser', 'Medium Laser'] },
  },
};
