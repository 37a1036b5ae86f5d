import type { About } from '@ironfield/kernel/play/game.ts';

export const about = {
  id: 'gearblitz',
  title: 'Heavy Gear Blitz',
  summary:
    'Combat groups of Gears on a table without hexes, with inches, opposed dice and electronic warfare.',
  minutes: [45, 120],
  holds: 'Gears, striders, tanks and infantry of three armies',
  battles: {
    meeting: 'Meeting at two farms',
    outpost: 'The outpost',
    fields: 'Between the fields',
    woods: 'Woods at dusk',
    sandstorm: 'Sandstorm',
    frequencies: 'Crossed frequencies',
    border: 'Border war',
    pass: 'The pass',
    streets: 'Street by street',
  },
} as const satisfies About;
