import { weaponFamily } from '../arsenal.ts';

export const streakMissiles = weaponFamily({
  id: 'streak-missiles',
  title: 'Streak missiles',
  summary: 'Units may carry Streak SRMs, which fire only when they hit.',
  gear: 'Streak SRMs',
  play: 'A launcher that misses does not fire: it keeps its missiles and makes no heat. One that hits does so with all of them.',
});
