import { weaponFamily } from './arsenal.ts';

export const lbxAutocannons = weaponFamily({
  id: 'lb-x-autocannons',
  title: 'LB-X autocannons',
  summary: 'Units may carry LB-X autocannons, which fire slugs or clusters of pellets.',
  gear: 'LB-X autocannons',
});
