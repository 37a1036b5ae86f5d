import { weaponFamily } from './arsenal.ts';

export const gaussRifles = weaponFamily({
  id: 'gauss-rifles',
  title: 'Gauss rifles',
  summary: 'Units may carry Gauss rifles: their ammunition is safe, and they explode themselves.',
  gear: 'Gauss rifles',
  play: 'What it fires never explodes. The first critical hit on it does: 20 points where it is mounted, 16 of a light one, and 2 to the pilot.',
});
