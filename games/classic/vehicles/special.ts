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

/** Headquarters of our own (MT-SPV-19). */
export const HEADQUARTERS: readonly VehicleFile[] = [
  stock('Switchboard', {
    motion: 'wheeled',
    tons: 20,
    cruise: 6,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [34, 22, 12, 14],
    TU: 'Machine Gun',
    BD: '3 Communications Equipment, Ammo Machine Gun (half)',
  }),
  stock('Semaphore', {
    motion: 'tracked',
    tons: 60,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'sniper',
    armor: [80, 60, 50],
    FR: '2 Machine Gun, LRM 5',
    BD: '7 Communications Equipment, Ammo LRM 5, Ammo Machine Gun',
  }),
];

/** A dune buggy of our own (MT-SPV-09). */
export const BUGGIES: readonly VehicleFile[] = [
  stock('Sirocco', {
    motion: 'wheeled',
    tons: 15,
    cruise: 8,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [18, 12, 8, 14],
    TU: 'SRM 2',
    BD: 'Ammo SRM 2, Dune Buggy Gear',
  }),
];

/** A snowmobile of our own (MT-SPV-10). */
export const SNOWMOBILES: readonly VehicleFile[] = [
  stock('Ptarmigan', {
    motion: 'tracked',
    tons: 35,
    cruise: 6,
    engine: 'combustion',
    heatSinks: 0,
    role: 'skirmisher',
    armor: [28, 18, 14, 18],
    FR: 'Machine Gun',
    TU: 'SRM 6',
    BD: 'Ammo SRM 6, Ammo Machine Gun (half), Snowmobile Gear',
  }),
];

/** An amphibious vehicle of our own (MT-SPV-08). */
export const AMPHIBIANS: readonly VehicleFile[] = [
  stock('Muskrat', {
    motion: 'tracked',
    tons: 30,
    cruise: 5,
    engine: 'combustion',
    heatSinks: 0,
    role: 'skirmisher',
    armor: [32, 22, 14, 22],
    TU: 'SRM 4, Machine Gun',
    BD: 'Ammo SRM 4, Ammo Machine Gun (half), Amphibious Equipment',
  }),
];

/** A minesweeper of our own (MT-SPV-06). */
export const SWEEPERS: readonly VehicleFile[] = [
  stock('Besom', {
    motion: 'tracked',
    tons: 35,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: [40, 25, 20, 26],
    TU: 'AC/2',
    BD: 'Ammo AC/2, Minesweeper (vehicle)',
  }),
];

/** A bulldozer of our own (MT-SPV-05). */
export const DOZERS: readonly VehicleFile[] = [
  stock('Grubber', {
    motion: 'tracked',
    tons: 40,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: [52, 32, 24, 32],
    TU: 'AC/2, Machine Gun',
    BD: 'Ammo AC/2, Ammo Machine Gun (half), Bulldozer Blade',
  }),
];

/** Bridgelayers of our own (MT-SPV-03). */
export const LAYERS: readonly VehicleFile[] = [
  stock('Trestle', {
    motion: 'tracked',
    tons: 35,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [42, 31, 28],
    FR: 'SRM 6, SRM 4, 2 Machine Gun',
    BD: 'Ammo SRM 6, Ammo SRM 4, Ammo Machine Gun, Bridgelayer (Medium)',
  }),
  stock('Viaduct', {
    motion: 'tracked',
    tons: 60,
    cruise: 3,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: [74, 58, 46],
    FR: 'LRM 15, SRM 6, Machine Gun',
    BD: '3 Ammo LRM 15, 2 Ammo SRM 6, Ammo Machine Gun (half), Bridgelayer (Heavy)',
  }),
];

/** A coolant truck of our own (MT-SPV-11). */
export const COOLERS: readonly VehicleFile[] = [
  stock('Freshet', {
    motion: 'wheeled',
    tons: 30,
    cruise: 5,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [28, 18, 12, 14],
    TU: 'Machine Gun',
    BD: 'Ammo Machine Gun (half), Coolant System',
  }),
];

/** A field hospital of our own (MT-SPV-07). */
export const HOSPITALS: readonly VehicleFile[] = [
  stock('Lazaret', {
    motion: 'wheeled',
    tons: 25,
    cruise: 5,
    engine: 'combustion',
    heatSinks: 0,
    role: 'scout',
    armor: [28, 20, 16],
    FR: 'Machine Gun',
    BD: 'Ammo Machine Gun (half), 5 MASH Unit',
  }),
];

/** A coolant truck of our own with flamers that can spray it (MT-SPV-12). */
export const SPRAYERS: readonly VehicleFile[] = [
  stock('Sprinkler', {
    motion: 'tracked',
    tons: 35,
    cruise: 4,
    engine: 'combustion',
    heatSinks: 0,
    role: 'brawler',
    armor: [34, 24, 16, 22],
    TU: '3 Flamer (Vehicle)',
    BD: 'Ammo Flamer (Vehicle), Coolant System',
  }),
];
