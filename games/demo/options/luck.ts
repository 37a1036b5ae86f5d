import type { Option } from '../points.ts';

export const luck: Option<boolean> = {
  id: 'luck',
  title: 'Luck for sale',
  summary: 'A roll to hit may be made again for one supply.',
  group: 'Fire',
  rule: 'DEMO-LUCK-01',
  base: false,
};
