import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

export const sand: Option<boolean> = {
  id: 'terrain-sand',
  title: 'Sand',
  summary: 'Sand costs no more, and makes piloting harder.',
  group: 'Terrain',
  rule: 'MT-TER-09',
  base: false,
  requires: ['expanded-terrain-table'],
  rules: section('Maximum Tech, terrain', [
    'MT-TER-09',
    'Sand',
    '1 MP, Piloting Skill Rolls +1.',
    'terrain-sand',
  ]),
  plug: () => ({ stage: { mapKinds: allows('sand') } }),
};
