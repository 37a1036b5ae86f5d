import { withAdvancedMechs } from '../../mechs/offered.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** The kind of the unit knows how much they take away, and when they are gone. */
export const doubleHeatSinks: Option<boolean> = {
  id: 'double-heat-sinks',
  title: 'Double heat sinks',
  summary: "'Mechs may have heat sinks that take away two points each.",
  group: 'Equipment',
  rule: 'MT-MCON-09',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-MCON-09',
    'Double heat sinks',
    'Each takes away 2 points of heat, and 2 more under water, where 6 more are the most. A critical hit on any of its three slots, or two of the Clans, puts all of it out.',
    'double-heat-sinks',
  ]),
  plug: () => ({
    stage: { gear: (names) => [...names, 'double heat sinks'], unitsOffered: withAdvancedMechs },
  }),
};
