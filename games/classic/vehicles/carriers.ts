// Vehicles of our own that carry infantry (MT-PRE-25).

import type { VehicleFile } from '../units/vehicle-file.ts';
import { stock } from './stock.ts';

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
