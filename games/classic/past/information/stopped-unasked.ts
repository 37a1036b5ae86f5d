import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const stoppedUnasked: Reading<PastPoints> = {
  id: 'stopped-unasked',
  rule: 'MT-INFO-01',
  summary:
    'where sheets are hidden, who was hit on its way or fell went on or stopped by the MP that it had left',
  until: 10,
  option: 'concealed-information',
  handlers: { replace: { stopsUnasked: () => true } },
};
