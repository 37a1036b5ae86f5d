import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const HARDER = 1;

export const clanPhysicalPenalty: Option<boolean> = {
  id: 'clan-physical-penalty',
  title: 'Clan pilots fight at a distance',
  summary: 'Physical attacks by pilots of the Clans are 1 harder.',
  group: 'Physical attacks',
  rule: 'MT-PHYS-02',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-02',
    'Clan pilots',
    'All physical attacks by Clan pilots are at +1.',
    'clan-physical-penalty',
  ]),
  plug: () => ({
    stage: { clansMatter: () => true },
    add: {
      physicalToHit: (tally, { setup }, _state, { attacker }) => {
        if (setup.units[attacker].pilot.isClan) tally.add(HARDER, 'Clan pilot', 'MT-PHYS-02');
      },
    },
  }),
};
