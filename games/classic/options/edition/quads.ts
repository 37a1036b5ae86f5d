import type { Battlefield } from '../../battlefield.ts';
import { quad } from '../../kinds/mech/quad.ts';
import { addKinds } from '../../kinds.ts';
import { FOUR_LEGGED } from '../../mechs/four-legged.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { UnitState } from '../../state.ts';

const FOUR = 4;

addKinds([quad]);

/** On four, and all of them are there. */
function hasFourLegs(field: Battlefield, unit: number, { body }: UnitState): boolean {
  const legs = field.kinds[unit].limbs?.walksOn(field, unit) ?? [];
  return legs.length === FOUR && legs.every((leg) => !isLost(body, leg));
}

/** MT-PRE-11 */
export const quads: Option<boolean> = {
  id: 'quads',
  title: "Four-legged 'Mechs",
  summary: "'Mechs on four legs take the field: sure of foot, and able to step sideways.",
  group: 'Edition',
  rule: 'MT-PRE-11',
  base: false,
  rules: section('Maximum Tech, the edition it extends', [
    'MT-PRE-11',
    'Quads',
    "On four whole legs a 'Mech rolls at −2, steps sideways over the hexsides beside the one ahead or behind for 1 MP more, and fires prone like standing. It turns no torso, has no arms, and kicks ahead with its front legs.",
    'quads',
  ]),
  plug: () => ({
    stage: {
      shifts: (does, field, unit, mech) => does || hasFourLegs(field, unit, mech),
      gear: (names) => [...names, 'four legs'],
      unitsOffered: (files) => [...files, ...FOUR_LEGGED],
    },
  }),
};
