import { weaponFamily } from './arsenal.ts';

export const levelTwoBeams = weaponFamily({
  id: 'level-2-beams',
  title: 'Beams of Level 2',
  summary: 'Units may carry extended-range lasers and PPCs, pulse lasers and heavy lasers.',
  gear: 'beams of Level 2',
  play: 'Lasers and PPCs of Level 2 differ from the others in their figures alone.',
  more: [
    [
      'MT-WPN-41',
      'What weapons add to the number',
      'Pulse lasers take 2 off the number that they need, ER pulse lasers 1; heavy lasers, MRMs and rocket launchers add 1.',
    ],
  ],
});
