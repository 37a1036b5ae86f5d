import { weaponFamily } from './arsenal.ts';

export const lightAutocannons = weaponFamily({
  id: 'light-autocannons',
  title: 'Light autocannons',
  summary: 'Units may carry light AC/2 and light AC/5.',
  gear: 'light autocannons',
  play: 'They are autocannons in all but their figures.',
});
