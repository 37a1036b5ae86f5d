// Carriers of our own (MT-PRE-25).

import { stock as mechStock } from '../mechs/stock.ts';
import type { MechFile } from '../units/unit-file.ts';
import type { VehicleFile } from '../units/vehicle-file.ts';
import { stock } from '../vehicles/stock.ts';

const ROTOR = 2;

export const CARRIERS: readonly VehicleFile[] = [
  stock('Hamper', {
    motion: 'wheeled',
    tons: 15,
    cruise: 6,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    troopSpace: 3,
    armor: [20, 12, 8, 12],
    TU: 'Machine Gun',
    BD: 'Ammo Machine Gun (half)',
  }),
  stock('Pannier', {
    motion: 'tracked',
    tons: 25,
    cruise: 5,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    troopSpace: 6,
    armor: [24, 15, 10, 14],
    TU: '2 Machine Gun',
    BD: 'Ammo Machine Gun (half)',
  }),
  stock('Coracle', {
    motion: 'hover',
    tons: 25,
    cruise: 8,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    troopSpace: 6,
    armor: [34, 23, 16],
    FR: '2 Machine Gun',
    BD: 'Ammo Machine Gun (half)',
  }),
  stock('Carrack', {
    motion: 'tracked',
    tons: 60,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    troopSpace: 6,
    armor: [40, 28, 20, 28],
    FR: 'SRM 4',
    TU: 'AC/5',
    BD: 'Ammo AC/5, Ammo SRM 4',
  }),
  stock('Stork', {
    motion: 'vtol',
    tons: 25,
    cruise: 9,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    troopSpace: 6,
    armor: [36, 22, 20],
    RO: ROTOR,
    FR: 'Machine Gun',
    BD: 'Ammo Machine Gun (half)',
  }),
];

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
