import type { EmplacementFile } from '../units/emplacement-file.ts';

const stock = (
  name: string,
  rest: Pick<EmplacementFile, 'tons' | 'turret' | 'heatSinks' | 'items'>,
): EmplacementFile => ({
  format: 'ironfield-unit',
  version: 1,
  kind: 'emplacement',
  name,
  model: '',
  ...rest,
});

/** Weapons of fortresses, of our own making. */
export const STOCK_EMPLACEMENTS = {
  Rampart: stock('Rampart', { tons: 8, heatSinks: 0, items: ['AC/5', 'Ammo AC/5'] }),
  Embrasure: stock('Embrasure', { tons: 2, heatSinks: 6, items: ['Medium Laser', 'Medium Laser'] }),
  Barbican: stock('Barbican', {
    tons: 7.7,
    turret: true,
    heatSinks: 10,
    items: ['PPC'],
  }),
} as const satisfies Record<string, EmplacementFile>;
