import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId) => ({ message, rule });

export const CONCEALED_LABELS = {
  jam: 'Place ECM counters',
  identify: 'Identify',
} as const;

export const CONCEALED_PROMPTS = {
  jam: 'Which units hide even their general type behind an ECM counter?',
} as const;

export const CONCEALED_REASONS = {
  scan: 'Identifying a unit',
  probe: 'Active probe',
  ecm: 'ECM',
} as const;

export const SCAN_MEASURE = 'scan';

export const CONCEALED_WHY_NOT = {
  noEcm: why('That needs a unit on the ground with ECM', 'BF2-CONC-03'),
  hasScanned: why('A unit may try once, before it attacks', 'BF2-CONC-04'),
  isIdentified: why('That unit is identified', 'BF2-CONC-04'),
  tooFar: why('That unit is more than 8 hexes away', 'BF2-CONC-04'),
} as const;
