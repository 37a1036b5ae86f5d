import type { FieldArtilleryFile } from '../units/field-artillery-file.ts';

const stock = (name: string, tons: number, items: readonly string[]): FieldArtilleryFile => ({
  format: 'ironfield-unit',
  version: 1,
  kind: 'field-artillery',
  name,
  model: '',
  tons,
  items: [...items],
});

/** Towed artillery of our own (MT-ARTY-14). */
export const STOCK_PIECES: readonly FieldArtilleryFile[] = [
  stock('Kettle', 21, ['Thumper', 'Ammo Thumper', 'Ammo Smoke Thumper']),
  stock('Bittern', 26, ['Sniper', 'Ammo Sniper', 'Ammo Sniper', 'Ammo Cluster Sniper', 'Ammo Smoke Sniper']),
  stock('Bombard', 36, [
    'Long Tom',
    'Ammo Long Tom',
    'Ammo Long Tom',
    'Ammo Cluster Long Tom',
    'Ammo Illumination Long Tom',
  ]),
];
