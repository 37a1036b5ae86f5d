import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** The rules of hidden units say what they find. */
export const activeProbes: Option<boolean> = {
  id: 'active-probes',
  title: 'Active probes',
  summary: 'Units may have probes, which find those who hide.',
  group: 'Equipment',
  rule: 'MT-ELEC-21',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-ELEC-21',
    'Active probes',
    'A Beagle probe reaches 4 hexes, one of the Clans 5, a light one 3. When its carrier has moved it finds hidden units there, in sight or not, but for people without armor. ECM, a critical hit and a shutdown stop it.',
    'active-probes',
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'an active probe'] } }),
};
