import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

/** MT-BASE-14: how slow a load makes a vehicle follows from its kind. */
export const cargo: Option<boolean> = {
  id: 'cargo',
  title: 'Cargo',
  summary: 'Vehicles may carry goods, in their holds or lashed to the outside.',
  group: 'Vehicle combat',
  rule: 'MT-BASE-14',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-BASE-14',
    'Cargo',
    'Goods in a hold cost nothing. Outside up to a quarter of the tons of a vehicle cost 3 Cruising MP, more than that half of them, and more than its own tons it does not carry.',
    'cargo',
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'a hold', 'a load'] } }),
};
