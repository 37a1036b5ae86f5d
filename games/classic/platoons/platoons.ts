import type { InfantryFile } from '../units/infantry-file.ts';
import { stock } from './stock.ts';

const PLATOONS: readonly InfantryFile[] = [
  stock('Wayside Watch', 'foot', 'rifle'),
  stock('Bridge Guard', 'foot', 'machine-gun'),
  stock('Kiln Hands', 'foot', 'flamer'),
  stock('Lamplighters', 'foot', 'laser'),
  stock('Quarrymen', 'foot', 'srm', { antiMech: true }),
  stock('Dust Riders', 'motorized', 'rifle', { antiMech: true }),
  stock('Toll Wagons', 'motorized', 'machine-gun'),
  stock('Tar Wagons', 'motorized', 'flamer'),
  stock('Lantern Column', 'motorized', 'laser'),
  stock('Rocket Post', 'motorized', 'srm'),
  stock('Crickets', 'jump', 'rifle', { antiMech: true }),
  stock('Hornets', 'jump', 'machine-gun', { antiMech: true }),
  stock('Sparrowhawks', 'jump', 'laser'),
  stock('Thistledown', 'jump', 'srm'),
];

/** Platoons of our own, by name. */
export const STOCK_PLATOONS: Readonly<Record<string, InfantryFile>> = Object.fromEntries(
  PLATOONS.map((platoon) => [platoon.name, platoon]),
);
