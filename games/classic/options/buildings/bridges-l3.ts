import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const OPTION = 'bridges-l3';

/** Bridges bear so many tons, and come down hex by hex. */
export const bridges: Option<boolean> = {
  id: OPTION,
  title: 'Structures: bridges',
  summary: 'Bridges bear as many tons as they have points left, and may be shot to pieces.',
  group: 'Buildings',
  rule: 'MT-STRUCT-06',
  base: false,
  requires: ['structures-l3'],
  rules: section('Maximum Tech, structures', [
    'MT-STRUCT-06',
    'Bridges',
    'Each hex of a bridge has a factor, is attacked like a building, and bears as many tons as it has left, infantry included; under more it falls, and all on it. What stands between two fallen hexes falls as well.',
    OPTION,
  ]),
  plug: () => ({ replace: { hasBridges: () => true } }),
};
