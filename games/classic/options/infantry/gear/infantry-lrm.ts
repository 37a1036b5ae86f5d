import type { Option } from '../../../option.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';

const PLATOONS = [
  stock('Far Post', 'foot', 'lrm'),
  stock('Signal Rockets', 'motorized', 'lrm'),
  stock('Kestrel Battery', 'jump', 'lrm'),
];

/** MT-IEQP-05: their numbers are those of the kind. */
export const infantryLrm: Option<boolean> = {
  id: 'infantry-lrm',
  title: 'LRM infantry',
  summary: 'Platoons may carry LRMs, which reach 12 hexes.',
  group: 'Infantry',
  rule: 'MT-IEQP-05',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, infantry', [
    'MT-IEQP-05',
    'LRM infantry',
    'A point for every four troopers. In the own hex +8, at 1 hex +6, at 2 +4, at 3 +2, from 4 to 6 nothing, to 9 +2, to 11 +4, at 12 +5. Only at what they see themselves. Motorized 3 MP; jumping 1 on the ground and 3.',
    'infantry-lrm',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'LRMs'],
      unitsOffered: (files) => [...files, ...PLATOONS],
    },
  }),
};
