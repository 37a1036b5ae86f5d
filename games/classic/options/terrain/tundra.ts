import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

export const tundra: Option<boolean> = {
  id: 'terrain-tundra',
  title: 'Tundra',
  summary: 'Tundra makes piloting harder, and units get stuck in it.',
  group: 'Terrain',
  rule: 'MT-TER-08',
  base: false,
  requires: ['expanded-terrain-table', 'bog-down'],
  rules: section('Maximum Tech, terrain', [
    'MT-TER-08',
    'Tundra',
    '1 MP, Piloting Skill Rolls +1, and one may get stuck.',
    'terrain-tundra',
  ]),
  plug: () => ({ stage: { mapKinds: allows('tundra') } }),
};
