import type { OptionModule } from '@ironfield/kernel/options.ts';
import type { Points } from '../options.ts';

export const luck: OptionModule<Points> = {
  id: 'luck',
  title: 'Luck for sale',
  summary: 'A roll to hit may be made again for one supply.',
  rule: 'DEMO-LUCK-01',
  base: false,
};
