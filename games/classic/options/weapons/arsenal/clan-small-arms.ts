import { weaponFamily } from './arsenal.ts';

export const clanSmallArms = weaponFamily({
  id: 'clan-small-arms',
  title: 'Machine guns and flamers of the Clans',
  summary: 'Units may carry light, heavy and ordinary machine guns and flamers of the Clans.',
  gear: 'small arms of the Clans',
  play: 'Against platoons dice take the place of their points: a light machine gun has one, an ordinary one two, a heavy one three.',
});
