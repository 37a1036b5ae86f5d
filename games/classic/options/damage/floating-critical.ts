import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const floatingCritical: Option<boolean> = {
  id: 'floating-critical',
  title: 'Floating criticals',
  summary: 'A hit location of 2 is thrown again, and the inside is at risk wherever the hit lands.',
  group: 'Damage',
  rule: 'MT-HITL-01',
  base: false,
  rules: section('Maximum Tech, hit location', [
    'MT-HITL-01',
    'Floating critical',
    'On a hit location of 2 the location is thrown again, and one roll for critical hits is made for the one that comes up, a second 2 being the torso.',
    'floating-critical',
  ]),
  plug: () => ({ replace: { floatsCriticals: () => true } }),
};
