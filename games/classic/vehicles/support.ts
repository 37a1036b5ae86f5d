import type { VehicleFile } from '../units/vehicle-file.ts';
import { stock } from './stock.ts';

/** Vehicles with artillery or TAG, which are offered where the options allow what they carry. */
export const SUPPORT_VEHICLES: readonly VehicleFile[] = [
  stock('Pointer', {
    motion: 'hover',
    tons: 20,
    cruise: 10,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [18, 14, 10, 16],
    TU: 'TAG, Machine Gun',
    BD: 'Ammo Machine Gun (half)',
  }),
  stock('Culverin', {
    motion: 'tracked',
    tons: 60,
    cruise: 3,
    engine: 'combustion',
    heatSinks: 0,
    role: 'missileBoat',
    armor: [44, 32, 26],
    FR: 'Sniper, 2 Machine Gun',
    BD: '3 Ammo Sniper, Ammo Cluster Sniper, Ammo Copperhead Sniper, Ammo Illumination Sniper, Ammo Smoke Sniper, Ammo Machine Gun (half)',
  }),
  stock('Petrel', {
    motion: 'wheeled',
    tons: 50,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'missileBoat',
    armor: [44, 32, 28],
    FR: 'Arrow IV',
    BD: '3 Ammo Arrow IV, Ammo Arrow IV Homing, Ammo Arrow IV Thunder',
  }),
  stock('Great Bell', {
    motion: 'tracked',
    tons: 80,
    cruise: 2,
    engine: 'combustion',
    heatSinks: 0,
    role: 'missileBoat',
    armor: [100, 65, 50],
    FR: 'Long Tom, 2 Machine Gun',
    BD: '4 Ammo Long Tom, Ammo Cluster Long Tom, Ammo Flechette Long Tom, Ammo Illumination Long Tom, Ammo Machine Gun (half)',
  }),
];
