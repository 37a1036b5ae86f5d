import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** MT-INFY-05 */
export const battleArmorCriticals: Option<boolean> = {
  id: 'battle-armor-criticals',
  title: 'Critical hits on battle armour',
  summary: 'A 6 for whom a hit strikes is thrown again: it kills whom that names, or has no effect.',
  group: 'Infantry',
  rule: 'MT-INFY-05',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, infantry', [
    'MT-INFY-05',
    'Critical hits on battle armour',
    'Where the die for the trooper shows a 6 it is thrown once more: a trooper who is left dies, whatever the damage; a 6, or one who is gone, and the hit has no effect.',
    'battle-armor-criticals',
  ]),
  plug: () => ({ replace: { sixMayKill: () => true } }),
};
