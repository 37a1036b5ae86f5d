import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

export const ultraHeavyWoods: Option<boolean> = {
  id: 'terrain-ultra-heavy-woods',
  title: 'Ultra-heavy woods',
  summary: "Woods three levels high that no 'Mech enters and nobody sees through.",
  group: 'Terrain',
  rule: 'MT-TER-07',
  base: false,
  requires: ['expanded-terrain-table'],
  rules: section('Maximum Tech, terrain', [
    'MT-TER-07',
    'Ultra-heavy woods',
    "Closed to 'Mechs, 3 levels high; one hex of it blocks the line of sight, and a target inside is at +3.",
    'terrain-ultra-heavy-woods',
  ]),
  plug: () => ({ stage: { mapKinds: allows('ultra-heavy woods') } }),
};
