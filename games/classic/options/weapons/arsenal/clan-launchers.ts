import { weaponFamily } from './arsenal.ts';

export const clanLaunchers = weaponFamily({
  id: 'clan-launchers',
  title: 'LRMs and SRMs of the Clans',
  summary: 'Units may carry the lighter launchers of the Clans; their LRMs have no minimum range.',
  gear: 'launchers of the Clans',
  play: 'They differ from the others in their figures alone, and use the same columns of the Cluster Hits Table.',
});
