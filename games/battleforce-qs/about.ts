import type { About } from '@ironfield/kernel/play/game.ts';

/** What a player choosing a game sees before its rules are loaded. */
export const about = {
  id: 'battleforce-qs',
  title: 'BattleForce Quick-Start',
  summary: "Lances of 'Mechs in a fast game on one map: learn it in minutes, play it in half an hour.",
  minutes: [20, 30],
  holds: '2 scenarios',
  battles: {
    green: 'Green training scenario',
    veteran: 'Veteran training scenario',
  },
} as const satisfies About;
