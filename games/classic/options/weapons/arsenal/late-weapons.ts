import type { Gear } from '../../../data/gear.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'edition-level2-late';
const LATE: readonly Gear[] = ['heavy Gauss rifles'];

export const lateWeapons: Option<boolean> = {
  id: OPTION,
  title: 'Late weapons of Level 2',
  summary: 'Units may carry heavy Gauss rifles.',
  group: 'Equipment',
  rule: 'MT-WPN-43',
  base: false,
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-43',
    'Heavy Gauss rifles and rotary autocannons',
    "A heavy Gauss rifle does 25, 20 and 10 points at short, medium and long range. A 'Mech that has spent MP and fires it rolls at the end of the phase: at +2 if it is light, +1 if medium, -1 if an assault 'Mech.",
    OPTION,
  ]),
  plug: () => ({
    stage: { gear: (names) => [...names, ...LATE], unitsOffered: withAdvancedMechs },
  }),
};
