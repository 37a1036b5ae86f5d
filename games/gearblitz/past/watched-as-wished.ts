import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const watchedAsWished: Reading<PastPoints> = {
  id: 'watched-as-wished',
  rule: 'HGB-ACT-12',
  summary:
    'a move was taken inch by inch only where the other side wanted to be asked, which told that it did',
  until: 4,
  handlers: { replace: { watchesAsWished: () => true } },
};
