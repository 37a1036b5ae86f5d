import { weaponFamily } from './arsenal.ts';

export const ultraAutocannons = weaponFamily({
  id: 'ultra-autocannons',
  title: 'Ultra autocannons',
  summary: 'Units may carry Ultra autocannons, which fire two rounds at once and may jam.',
  gear: 'Ultra autocannons',
  play: 'Two rounds take one roll to hit, and one on the column of 2 for how many do. They make twice the heat. A roll of 2 is a miss, and jams the gun for the game.',
});
