import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const ARTILLERY_LABELS = {
  designate: 'Designate target hexes',
  targets: 'Hexes',
  shell: 'Fire artillery',
  shellUnit: 'Fire artillery at a unit off the map',
  element: 'Artillery',
  clears: 'To clear mines',
  lays: 'To lay mines',
  guide: 'Guide missiles',
  spotter: 'TAG',
  missiles: 'Missiles',
  unguided: 'No guidance',
} as const;

export const ARTILLERY_PROMPTS = {
  designate: 'Designate hexes that your artillery will always hit',
  guide: 'Arrow IV missiles arrive. Guide them to a target?',
} as const;

export const ARTILLERY_WHY_NOT = {
  noArtillery: why('That element cannot fire artillery now', 'BF2-ART-01'),
  tooFar: (sheets: number, most: number) =>
    why(`That is ${sheets} mapsheets away; this artillery reaches ${most}`, 'BF2-ART-04'),
  noUnit: why('Artillery fires at ground units in boxes of the support map', 'BF2-ART-01'),
  noTag: why('That element cannot guide a missile now', 'BF2-ART-09'),
  noGuidedTarget: why('No arriving missile can be guided to that element', 'BF2-ART-09'),
} as const;

export const ARTILLERY_REASONS = {
  base: 'Artillery fire',
  skill: 'Skill of the firer',
  observed: 'Observed shots',
  designated: 'Designated hex',
  registered: 'Has hit this hex before',
  guided: 'Guided missile',
} as const;
