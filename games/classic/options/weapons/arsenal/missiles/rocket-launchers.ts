import { weaponFamily } from '../arsenal.ts';

export const rocketLaunchers = weaponFamily({
  id: 'rocket-launchers',
  title: 'Rocket launchers',
  summary: 'Units may carry rocket launchers of one salvo each.',
  gear: 'rocket launchers',
  play: 'One salvo of 10, 15 or 20 rockets of a point each in groups of 5; then the launcher is dead weight. It never explodes.',
});
