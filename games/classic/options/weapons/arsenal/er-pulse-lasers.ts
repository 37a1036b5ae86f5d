import { weaponFamily } from './arsenal.ts';

export const erPulseLasers = weaponFamily({
  id: 'er-pulse-lasers',
  title: 'ER pulse lasers',
  summary: 'Clan units may carry extended-range pulse lasers.',
  gear: 'ER pulse lasers',
  play: 'They take 1 off the number that they need, where pulse lasers take 2.',
});
