import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'armor-patchwork';

/** What each kind of armor does it does in its part. */
export const armorPatchwork: Option<boolean> = {
  id: OPTION,
  title: 'Patchwork armor',
  summary: 'Each part of a unit may have armor of another kind.',
  group: 'Equipment',
  rule: 'MT-ARMOR-09',
  base: false,
  rules: section(
    'Maximum Tech, armor',
    [
      'MT-ARMOR-09',
      'Patchwork armor',
      'Every part, and front and rear of a torso, may have its own kind of armor. Hardened armor anywhere is +1 to piloting rolls, on a leg it costs 1 Running MP; all else holds for its part alone.',
      OPTION,
    ],
    ['MT-ARMOR-01', 'One kind of armor', 'Without patchwork armor a unit has one kind of armor.', OPTION],
  ),
  plug: () => ({ stage: { gear: (names) => [...names, 'patchwork armor'] } }),
};
