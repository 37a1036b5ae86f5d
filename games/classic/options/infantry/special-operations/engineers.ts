import type { Option } from '../../../option.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';

const PLATOONS = [
  stock('Ditch and Dam', 'motorized', 'rifle', { engineers: true }),
  stock('Pontoon Gang', 'motorized', 'rifle', { engineers: true, antiMech: true }),
];

/** MT-SOPS-05: what they can do, other options say. */
export const engineers: Option<boolean> = {
  id: 'engineers',
  title: 'Combat engineers',
  summary: 'Motorized platoons with rifles may be engineers, who do the work that further options allow.',
  group: 'Infantry',
  rule: 'MT-SOPS-05',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-05',
    'Combat engineers',
    "A whole motorized platoon with rifles, trained against 'Mechs or not, with no other gear. One job at a time, each instead of all attacks.",
    'engineers',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, "engineers' tools"],
      unitsOffered: (files) => [...files, ...PLATOONS],
    },
  }),
};
