import type { VehicleFile } from '../units/vehicle-file.ts';
import { stock } from './stock.ts';

/** Vehicles of our own with two turrets (MT-VCON-04). */
export const TWO_TURRETS: readonly VehicleFile[] = [
  stock('Duplex', {
    motion: 'wheeled',
    tons: 40,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: [44, 30, 22, 32],
    frontTurret: 22,
    TU: 'AC/5',
    FT: '2 Machine Gun',
    BD: 'Ammo AC/5, Ammo Machine Gun',
  }),
  stock('Tandem', {
    motion: 'tracked',
    tons: 70,
    cruise: 4,
    engine: 'fusion',
    heatSinks: 13,
    role: 'brawler',
    armor: [70, 45, 35, 50],
    frontTurret: 40,
    FR: 'Machine Gun',
    TU: 'PPC',
    FT: 'SRM 6, Medium Laser',
    BD: 'Ammo SRM 6, Ammo Machine Gun (half)',
  }),
];
