// Platoons for tests: what a test does not care about is ordinary.

import { type InfantryFile, PLATOON_TONS } from '../units/infantry-file.ts';

type PlatoonPlan = Partial<Omit<InfantryFile, 'format' | 'version' | 'kind' | 'name' | 'model'>>;

export function platoon(name: string, plan: PlatoonPlan = {}): InfantryFile {
  const { motion = 'foot', arms = 'rifle', troopers = motion === 'jump' ? 21 : 28, ...more } = plan;
  return {
    format: 'ironfield-unit',
    version: 1,
    kind: 'infantry',
    name,
    model: '',
    motion,
    tons: PLATOON_TONS[motion],
    arms,
    troopers,
    ...more,
  };
}
