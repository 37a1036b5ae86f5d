import type { VehicleFile } from '../units/vehicle-file.ts';
import { stock } from './stock.ts';

/** Vehicles with equipment of Levels 2 and 3, which are offered where the options allow what they carry. */
export const EQUIPPED_VEHICLES: readonly VehicleFile[] = [
  stock('Coffer', {
    motion: 'tracked',
    tons: 60,
    cruise: 3,
    engine: 'combustion',
    heatSinks: 0,
    role: 'missileBoat',
    armor: [64, 44, 40, 56],
    FR: '2 Machine Gun',
    TU: 'LRM 20, SRM 6',
    BD: '3 Ammo LRM 20, 2 Ammo SRM 6, Ammo Machine Gun (half), CASE',
  }),
  stock('Awning', {
    motion: 'wheeled',
    tons: 45,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: [46, 30, 28, 42],
    FR: 'Machine Gun',
    TU: 'AC/5, AMS',
    BD: '2 Ammo AC/5, 2 Ammo AMS, Ammo Machine Gun (half), CASE',
  }),
  stock('Lurcher', {
    motion: 'hover',
    tons: 30,
    cruise: 8,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [40, 27, 22, 28],
    FR: 'SRM 2',
    TU: 'Machine Gun',
    BD: 'Ammo SRM 2, Ammo Machine Gun (half), Beagle Active Probe, Guardian ECM Suite',
  }),
  stock('Antiphon', {
    motion: 'tracked',
    tons: 50,
    cruise: 3,
    engine: 'combustion',
    heatSinks: 0,
    role: 'sniper',
    armor: [58, 38, 32, 48],
    FR: '2 Machine Gun',
    TU: 'AC/10',
    BD: '2 Ammo AC/10, Ammo Machine Gun (half), C3 Slave',
  }),
];
