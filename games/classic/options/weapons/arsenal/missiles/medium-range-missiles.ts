import { weaponFamily } from '../arsenal.ts';

export const mediumRangeMissiles = weaponFamily({
  id: 'medium-range-missiles',
  title: 'MRMs',
  summary: 'Units may carry medium-range missiles in large salvoes.',
  gear: 'MRMs',
  play: 'One point a missile in groups of 5, without a minimum range. MRM 30 rolls twice on the column of 15, MRM 40 twice on that of 20.',
});
