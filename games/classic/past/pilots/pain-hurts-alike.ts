import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const painHurtsAlike: Reading<PastPoints> = {
  id: 'pain-hurts-alike',
  rule: 'MT-ABIL-07',
  summary: 'nothing helped a MechWarrior against a bypass that was hit or a weapon that overloaded',
  until: 4,
  option: 'advanced-abilities',
  handlers: { replace: { hurtsAlike: () => true } },
};
