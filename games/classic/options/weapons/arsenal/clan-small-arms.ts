import { weaponFamily } from './arsenal.ts';

export const clanSmallArms = weaponFamily({
  id: 'clan-small-arms',
  title: 'Machine guns and flamers of the Clans',
  summary: 'Units may carry light, heavy and ordinary machine guns and flamers of the Clans.',
  gear: 'small arms of the Clans',
  play: 'Against platoons dice take the place of their points: a light machine gun has one, an ordinary one two, a heavy one three.',
  more: [
    [
      'MT-WPN-45',
      'Light and heavy machine guns',
      'A light machine gun does 1 point and reaches 6 hexes, a heavy one does 3 and reaches 2, with nothing beyond. Their ammunition comes by the half ton, too.',
    ],
  ],
});
