import { stepsPastArmor } from '../../buildings/armor.ts';
import { ARMORED } from '../../data/terrain.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

const OPTION = 'structure-armament';

/** What is mounted on fortresses. */
export const structureArmament: Option<boolean> = {
  id: OPTION,
  title: 'Structures: armor',
  summary: 'Hexes of a fortress may be armored: nothing but infantry gets in, and nobody inside is hurt.',
  group: 'Buildings',
  rule: 'MT-STRUCT-10',
  base: false,
  requires: ['structures-l3'],
  rules: section('Maximum Tech, structures', [
    'MT-STRUCT-10',
    'Armor of structures',
    'Damage takes the armor of a fortress first, and shelters those inside. Only infantry enters, or whoever charges and damages more than the armor: it goes in; if not it stays. The charge costs it a tenth of its tons.',
    OPTION,
  ]),
  plug: () => ({
    replace: { hasArmor: () => true },
    stage: {
      mapKinds: allows(ARMORED),
      steps: (steps, field, _mech, unit) => stepsPastArmor(steps, field, unit),
    },
  }),
};
