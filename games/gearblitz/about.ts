import type { About } from '@ironfield/kernel/game.ts';

export const about: About = {
  id: 'gearblitz',
  title: 'Heavy Gear Blitz',
  summary: 'Combat groups of Gears on a table without hexes: inches, opposed dice, electronic warfare.',
  minutes: [45, 120],
  holds: 'Gears, striders, tanks and infantry of three armies',
  isInPreparation: true,
};
