import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const withheldAtDeclaration: Reading<PastPoints> = {
  id: 'withheld-at-declaration',
  rule: 'BF2-INFO-04',
  summary: 'damage to withhold was said with the declaration of an attack',
  until: 1,
  handlers: { replace: { withholdsAtDeclaration: () => true } },
};
