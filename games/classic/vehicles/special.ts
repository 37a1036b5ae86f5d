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

/** A super-heavy tank of our own (MT-VCON-01). */
export const SUPER_HEAVY: readonly VehicleFile[] = [
  stock('Ziggurat', {
    motion: 'tracked',
    tons: 150,
    cruise: 2,
    engine: 'fusion',
    heatSinks: 10,
    role: 'juggernaut',
    armor: [100, 72, 52, 64],
    rearSide: 72,
    FR: '2 LRM 15',
    RS: 'Machine Gun',
    LS: 'Machine Gun',
    TU: '2 AC/20',
    BD: '4 Ammo AC/20, 2 Ammo LRM 15, Ammo Machine Gun (half)',
  }),
];

/** A large ship of our own (MT-VCON-02). */
export const LARGE_SHIPS: readonly VehicleFile[] = [
  stock('Fulmar', {
    motion: 'displacement',
    tons: 320,
    cruise: 1,
    engine: 'combustion',
    heatSinks: 0,
    role: 'juggernaut',
    troopSpace: 40.5,
    armor: [200, 150, 120, 140],
    rearSide: 150,
    frontTurret: 100,
    FR: '2 LRM 15',
    RS: 'AC/10, SRM 6',
    LS: 'AC/10, SRM 6',
    RR: 'AC/5',
    TU: '2 AC/20',
    FT: '2 LRM 20',
    BD: '4 Ammo AC/20, 4 Ammo LRM 20, 4 Ammo LRM 15, 4 Ammo AC/10, 2 Ammo SRM 6, Ammo AC/5',
  }),
];
