import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const bogDown: Option<boolean> = {
  id: 'bog-down',
  title: 'Bogging down',
  summary: 'Not only swamp holds whoever walks in: tundra, crust, deep snow and deep mud do, too.',
  group: 'Terrain',
  rule: 'MT-COND-08',
  base: false,
  rules: section('Maximum Tech, terrain', [
    'MT-COND-08',
    'Bog down',
    'The roll not to get stuck is at 0 in swamp and liquid magma, else at −1, whatever piloting is there otherwise. Who walked in may jump out, but not out of swamp or magma.',
    'bog-down',
  ]),
  plug: () => ({ replace: { bogsDown: () => true } }),
};
