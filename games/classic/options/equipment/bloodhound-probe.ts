import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** The rules of hidden units say what it finds. */
export const bloodhoundProbe: Option<boolean> = {
  id: 'bloodhound-probe',
  title: 'Bloodhound probes',
  summary: 'Units may have probes that reach 8 hexes, and find people as well.',
  group: 'Equipment',
  rule: 'MT-ELEC-03',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-ELEC-03',
    'Bloodhound probes',
    'It reaches 8 hexes, and finds whoever hides there, people without armor and in stealthy suits included, but not those who wear ECM suits.',
    'bloodhound-probe',
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'a Bloodhound probe'] } }),
};
