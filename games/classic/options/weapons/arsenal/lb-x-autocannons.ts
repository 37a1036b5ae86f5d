import { weaponFamily } from './arsenal.ts';

export const lbxAutocannons = weaponFamily({
  id: 'lb-x-autocannons',
  title: 'LB-X autocannons',
  summary: 'Units may carry LB-X autocannons, which fire slugs or clusters of pellets.',
  gear: 'LB-X autocannons',
  play: 'Each shot is a slug, or a cluster if there is such ammunition: 1 less to hit, 3 less at a VTOL in the air; as many points as the Cluster Hits Table says, each in a place of its own, and never aimed.',
});
