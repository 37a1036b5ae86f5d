import { weaponFamily } from '../arsenal.ts';

export const streakLrms = weaponFamily({
  id: 'streak-lrm',
  title: 'Streak LRMs',
  summary: 'Clan units may carry Streak LRMs.',
  gear: 'Streak LRMs',
  play: 'They lock on as Streak SRMs do, strike with all missiles in groups of 5, and are never fired indirectly.',
});
