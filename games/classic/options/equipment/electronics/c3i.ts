import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'c3i-computers';

/** How ranges are shared is said where the other computers are. */
export const c3iComputers: Option<boolean> = {
  id: OPTION,
  title: 'C3i computers',
  summary: 'Units with C3i share ranges as with C3, up to six of them, without a master.',
  group: 'Equipment',
  rule: 'MT-ELEC-16',
  base: false,
  requires: ['c3-computers', 'edition-level2-late'],
  rules: section('Maximum Tech, equipment', [
    'MT-ELEC-16',
    'C3i computers',
    'Up to six units of a side share ranges, all equal. Whoever is lost, shut down, or in the field of enemy ECM is out, and nobody else. A unit has either C3 or C3i.',
    OPTION,
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'a C3i computer'] } }),
};
