import type { About } from '@ironfield/kernel/play/game.ts';

/** For the page on which players pick a game, which loads no rules. */
export const about = {
  id: 'planetary',
  title: 'Planetary Assault',
  summary:
    'War over a planet, with hidden counters, supply and sieges, and its battles on a board of five by five boxes.',
  minutes: [10, 90],
  holds: '92 types of unit, 4 battles, 8 wars',
  battles: {
    battle: 'Battle in the woods',
    fortress: 'Storm on a fortress',
    coast: 'Battle at sea',
    orbit: 'Battle in orbit',
    australia: 'War for Australia',
    'south-america': 'War for South America',
    africa: 'Descent on Africa',
    assault: 'Assault on a planet',
    raid: 'Raid',
    extraction: 'Extraction',
    'last-stand': 'Last Stand',
    drawn: 'Any of the four, by a die',
    'fall-of-terra': 'The Fall of Terra',
  },
} as const satisfies About;
