import type { Option } from '../../../option.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';

const PLATOONS = [
  stock('Pointing Finger', 'foot', 'laser', { tag: true }),
  stock('Will o’ Wisps', 'jump', 'laser', { tag: true }),
];

/** MT-IEQP-07: how targets are designated, the rules of TAG say. */
export const infantryTag: Option<boolean> = {
  id: 'infantry-tag',
  title: 'TAG of infantry',
  summary: 'Platoons with lasers may have TAG, with which they designate targets.',
  group: 'Infantry',
  rule: 'MT-IEQP-07',
  base: false,
  requires: ['combined-arms', 'tag'],
  rules: section('Maximum Tech, infantry', [
    'MT-IEQP-07',
    'TAG of infantry',
    'A platoon with lasers may designate a target instead of attacking, with the ranges of its lasers.',
    'infantry-tag',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'TAG of infantry'],
      unitsOffered: (files) => [...files, ...PLATOONS],
    },
  }),
};
