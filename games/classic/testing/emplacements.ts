// Weapons of fortresses for tests: what a test does not care about is ordinary.

import { slotEntry } from '../units/design.ts';
import type { EmplacementFile } from '../units/emplacement-file.ts';
import type { Sheet } from './scene.ts';

type Plan = Partial<Pick<EmplacementFile, 'turret' | 'heatSinks' | 'items' | 'tons'>>;

export function guns(name: string, plan: Plan = {}): EmplacementFile {
  const { items = ['AC/5', 'Ammo AC/5'], heatSinks = 0, turret } = plan;
  const halves = items.map((item) => (item.startsWith('Ammo ') ? 0 : slotEntry(item, 0)!.weapon!.halfTons));
  const weight = halves.reduce((sum, each) => sum + each, 0) / 2;
  return {
    format: 'ironfield-unit',
    version: 1,
    kind: 'emplacement',
    name,
    model: '',
    tons: plan.tons ?? Math.round(weight * (turret ? 110 : 100)) / 100,
    ...(turret && { turret }),
    heatSinks,
    items,
  };
}

/** On this floor of the fortress in its hex. */
export const mounted = (floor = 0): Partial<Sheet> => ({
  marks: { emplaced: true, ...(floor > 0 && { floor }) },
});
