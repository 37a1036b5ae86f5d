import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

export const jungle: Option<boolean> = {
  id: 'terrain-jungle',
  title: 'Jungle',
  summary: 'Jungle stands in the way like woods, costs more and makes piloting harder.',
  group: 'Terrain',
  rule: 'MT-TER-03',
  base: false,
  requires: ['expanded-terrain-table'],
  rules: section('Maximum Tech, terrain', [
    'MT-TER-03',
    'Jungle',
    'Light 3 MP, heavy 4, ultra-heavy closed; piloting +1, +2, +3. To those who look and fire it is woods of the same density.',
    'terrain-jungle',
  ]),
  plug: () => ({ stage: { mapKinds: allows('light jungle', 'heavy jungle', 'ultra-heavy jungle') } }),
};
