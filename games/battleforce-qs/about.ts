import type { About } from '@ironfield/kernel/play/game.ts';

/** What somebody who picks a game wants to know, without loading its rules. */
export const about = {
  id: 'battleforce-qs',
  title: 'BattleForce Quick-Start',
  summary: "Lances of 'Mechs in a fast game on one map; learned in minutes, played in half an hour.",
  minutes: [20, 30],
  holds: '2 scenarios',
  battles: {
    green: 'Green training scenario',
    veteran: 'Veteran training scenario',
  },
} as const satisfies About;
