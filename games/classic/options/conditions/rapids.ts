import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

export const rapids: Option<boolean> = {
  id: 'condition-rapids',
  title: 'Rapids',
  summary: 'Fast water costs 1 MP more and makes piloting harder.',
  group: 'Terrain',
  rule: 'MT-COND-07',
  base: false,
  rules: section('Maximum Tech, terrain', [
    'MT-COND-07',
    'Rapids',
    '1 MP more and Piloting Skill Rolls +2, on top of what the water asks.',
    'condition-rapids',
  ]),
  plug: () => ({ stage: { mapKinds: allows('rapids') } }),
};
