import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

export const mud: Option<boolean> = {
  id: 'condition-mud',
  title: 'Mud',
  summary: 'Mud costs 1 MP more and makes piloting harder; in deep mud units may get stuck.',
  group: 'Terrain',
  rule: 'MT-COND-06',
  base: false,
  rules: section('Maximum Tech, terrain', [
    'MT-COND-06',
    'Mud',
    '1 MP more and Piloting Skill Rolls +1; deep mud with bog-down may hold whoever enters.',
    'condition-mud',
  ]),
  plug: () => ({ stage: { mapKinds: allows('mud', 'deep mud') } }),
};
