import type { About } from '@ironfield/kernel/play/game.ts';

/** The title and summary of the game, for those who have not loaded its rules. */
export const about = {
  id: 'demo',
  title: 'Ambush (demonstration)',
  summary: 'A tiny game of markers, decoys and hidden cards that shows what the engine can do.',
  minutes: [5, 10],
  holds: '2 scenarios',
  isDemonstration: true,
  battles: {
    ravine: 'The ravine',
    picket: 'The picket',
  },
} as const satisfies About;
