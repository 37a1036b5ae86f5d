import { areEngineers } from '../../../engineers/crews.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const LIMITS = { clearedOn: 9, sprungTo: 3 };

/** MT-SOPS-09 */
export const engineersMinesweeping: Option<boolean> = {
  id: 'engineers-minesweeping',
  title: 'Minesweeping by engineers',
  summary: 'Engineers clear mines on 9 and more, and set them off on 3 and less.',
  group: 'Infantry',
  rule: 'MT-SOPS-09',
  base: false,
  requires: ['engineers', 'minefields'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-09',
    'Minesweeping',
    'Engineers clear the mines of their hex on 9 and more, and set them off on 3 and less.',
    'engineers-minesweeping',
  ]),
  plug: () => ({
    stage: { sweeping: (limits, field, unit) => (areEngineers(field, unit) ? LIMITS : limits) },
  }),
};
