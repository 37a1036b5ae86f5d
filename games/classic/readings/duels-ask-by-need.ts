import type { Reading } from '@ironfield/kernel/readings.ts';
import type { Points } from '../points.ts';

export const duelsAskByNeed: Reading<Points> = {
  id: 'duels-ask-by-need',
  rule: 'MT-INFO-01',
  summary: 'in duels with concealed information, whom the game asked showed who could still act',
  until: 9,
  option: 'dueling',
  handlers: { replace: { duelsAskByNeed: () => true } },
};
