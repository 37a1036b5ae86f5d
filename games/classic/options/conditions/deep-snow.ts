import { hasCondition } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';

const COOLING = -1;

export const deepSnow: Option<boolean> = {
  id: 'condition-deep-snow',
  title: 'Deep snow',
  summary:
    "Snow over a metre deep: 1 MP more, harder piloting, 'Mechs may get stuck, and leg heat sinks cool better.",
  group: 'Terrain',
  rule: 'MT-COND-02',
  base: false,
  requires: ['expanded-terrain-table', 'bog-down'],
  rules: section('Maximum Tech, terrain', [
    'MT-COND-02',
    'Deep snow',
    'One MP more, Piloting Skill Rolls +1, and one may get stuck. With a working heat sink in a leg 1 point of heat less.',
    'condition-deep-snow',
  ]),
  plug: () => ({
    stage: { mapKinds: allows('deep snow') },
    add: {
      heat: (tally, field, state, unit) => {
        const { hex } = state.units[unit];
        if (
          hex >= 0 &&
          !field.designs[unit].laserSinks &&
          hasCondition(field, hex, 'deep snow') &&
          (field.kinds[unit].heat?.legSinks(field, state, unit) ?? 0) > 0
        )
          tally.add(COOLING, 'Deep snow', 'MT-COND-02');
      },
    },
  }),
};
