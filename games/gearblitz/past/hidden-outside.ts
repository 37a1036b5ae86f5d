import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const hiddenOutside: Reading<PastPoints> = {
  id: 'hidden-outside',
  rule: 'HGB-INF-12',
  summary:
    'infantry went Hull-Down beside buildings, wrecks and trenches, and at once, and whoever flew behind what stood below',
  until: 1,
  handlers: { replace: { hidesOutside: () => true } },
};
