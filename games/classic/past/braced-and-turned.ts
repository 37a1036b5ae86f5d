import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const bracedAndTurned: Reading<PastPoints> = {
  id: 'braced-and-turned',
  rule: 'MT-ADVF-04',
  summary: 'where moves are plotted, a braced unit could turn its torso',
  until: 9,
  option: 'bracing',
  handlers: { replace: { turnsBraced: () => true } },
};
