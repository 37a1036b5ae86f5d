import { stepsPastArmor } from '../../buildings/armor.ts';
import { whySeized } from '../../buildings/mounted.ts';
import { ARMORED } from '../../data/terrain.ts';
import { emplacement } from '../../kinds/emplacement/emplacement.ts';
import { addKinds } from '../../kinds.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';
import { fireFromWalls } from './fire-from-walls.ts';

const OPTION = 'structure-armament';

addKinds([emplacement]);

/** Weapons mounted on fortresses. */
export const structureArmament: Option<boolean> = {
  id: OPTION,
  title: 'Structures: weapons and armor',
  summary: 'Fortresses may have weapons, which nobody attacks, and armor, which keeps all but infantry out.',
  group: 'Buildings',
  rule: 'MT-STRUCT-07',
  base: false,
  requires: ['structures-l3'],
  rules: section(
    'Maximum Tech, structures',
    [
      'MT-STRUCT-07',
      'Weapons of fortresses',
      'A hex carries a tenth of its factor in tons of weapons and half of it in ammunition. They fire from their level in a front arc, at a target each for nothing; energy weapons as far as their sinks go. Nobody attacks them.',
      OPTION,
    ],
    [
      'MT-STRUCT-08',
      'Seized weapons',
      'Weapons do not fire as long as enemy infantry is on their level, and none of their own side. They are lost with their hex.',
      OPTION,
    ],
    [
      'MT-STRUCT-09',
      'Turrets of fortresses',
      'A hex may have a turret on its roof. It turns all around, and weighs a tenth of its weapons.',
      OPTION,
    ],
    [
      'MT-STRUCT-10',
      'Armor of structures',
      'Damage takes the armor of a fortress first, and shelters those inside. Only infantry enters, or whoever charges and damages more than the armor: it goes in; if not it stays. The charge costs it a tenth of its tons.',
      OPTION,
    ],
  ),
  plug: () => ({
    replace: { hasArmor: () => true },
    stage: {
      mapKinds: allows(ARMORED),
      unitKinds: (ids) => [...ids, emplacement.id],
      peril: (cost, field, state, unit, place) => cost + fireFromWalls(field, state, unit, place.cell),
      whyNoAttack: (why, state, unit, what) => why ?? (what === 'fire' ? whySeized(state, unit) : null),
      steps: (steps, field, _mech, unit) => stepsPastArmor(steps, field, unit),
    },
  }),
};
