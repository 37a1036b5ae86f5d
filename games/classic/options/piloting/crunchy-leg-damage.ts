import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const crunchyLegDamage: Option<boolean> = {
  id: 'crunchy-leg-damage',
  title: 'Crunchy legs',
  summary: 'A hip that is hit costs 2 MP and adds to all other damage of its leg, instead of halving the MP.',
  group: 'Piloting',
  rule: 'MT-PSR-05',
  base: false,
  rules: section('Maximum Tech, piloting', [
    'MT-PSR-05',
    'Crunchy broken leg',
    'Every hip that is hit takes 2 Walking MP and adds 2 to Piloting Skill Rolls, and the actuators of the same leg count besides.',
    'crunchy-leg-damage',
  ]),
  plug: () => ({ replace: { addsHips: () => true } }),
};
