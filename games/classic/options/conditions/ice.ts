import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isIce } from '../../rules/ground/steps.ts';
import { ICE } from '../../rules/weather/caution.ts';

const SLIPPERY = 4;

export const ice: Option<boolean> = {
  id: 'condition-ice',
  title: 'Treacherous ice',
  summary: 'Ice makes piloting much harder, and costs MP to cross with care.',
  group: 'Terrain',
  rule: 'MT-COND-05',
  base: false,
  requires: ['careful-movement'],
  rules: section('Maximum Tech, terrain', [
    'MT-COND-05',
    'Ice, harsh',
    'Piloting Skill Rolls on ice +4; 1 MP more for each hex of it, or full speed at the risk of a fall.',
    'condition-ice',
  ]),
  plug: () => ({
    stage: { care: (mp, field, cell) => (isIce(field, cell) ? Math.max(mp, ICE) : mp) },
    add: {
      piloting: (tally, field, state, unit, reason) => {
        const { hex } = state.units[unit];
        if (hex >= 0 && reason !== 'bog' && isIce(field, hex)) tally.add(SLIPPERY, 'On ice', 'MT-COND-05');
      },
    },
  }),
};
