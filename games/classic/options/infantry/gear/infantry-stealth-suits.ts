import type { Option } from '../../../option.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';

const PLATOONS = [
  stock('Long Grass', 'foot', 'rifle', { suits: ['camo'] }),
  stock('Field Mice', 'foot', 'srm', { suits: ['camo'], antiMech: true }),
  stock('Static', 'jump', 'laser', { suits: ['ECM'] }),
  stock('Nobody Home', 'foot', 'laser', { suits: ['camo', 'ECM'] }),
];

/** MT-IEQP-01: where they hide, and what does not find them, those rules say. */
export const infantryStealthSuits: Option<boolean> = {
  id: 'infantry-stealth-suits',
  title: 'Camo and ECM suits',
  summary: 'Platoons may wear suits in which they hide anywhere, or escape all probes.',
  group: 'Infantry',
  rule: 'MT-IEQP-01',
  base: false,
  requires: ['combined-arms', 'hidden-units'],
  rules: section('Maximum Tech, infantry', [
    'MT-IEQP-01',
    'Camo and ECM suits',
    'In camo suits a platoon may be set up hidden in any hex. In ECM suits it is found by no probe. Whoever comes into its hex or stops beside it finds it all the same. Engineers wear neither.',
    'infantry-stealth-suits',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'camo suits', 'ECM suits'],
      unitsOffered: (files) => [...files, ...PLATOONS],
    },
  }),
};
