import type { Option } from '../../../option.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';

const PLATOONS = [
  stock('Maple Keys', 'foot', 'rifle', { paratroops: true, antiMech: true }),
  stock('Dandelions', 'foot', 'machine-gun', { paratroops: true }),
  stock('Ballooners', 'jump', 'laser', { paratroops: true }),
];

/** MT-SOPS-01: how they come down, the base rule says. */
export const paratroops: Option<boolean> = {
  id: 'paratroops',
  title: 'Paratroops',
  summary: 'Platoons with parachutes drop in, too.',
  group: 'Infantry',
  rule: 'MT-SOPS-01',
  base: false,
  requires: ['combined-arms', 'dropping-troops'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-01',
    'Paratroops',
    'A platoon, or each squad by itself, lands as planned on 4 and more. Otherwise it loses a trooper of each squad and scatters.',
    'paratroops',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'parachutes'],
      unitsOffered: (files) => [...files, ...PLATOONS],
    },
  }),
};
