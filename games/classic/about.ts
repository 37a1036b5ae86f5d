import type { About } from '@ironfield/kernel/game.ts';

/** What somebody who picks a game wants to know, without loading its rules. */
export const about: About = {
  id: 'classic',
  title: 'BattleTech, introductory rules',
  summary: "'Mech against 'Mech, hex by hex: heat, armour by location, critical hits, fists and falls.",
  minutes: [15, 90],
  holds: "24 'Mechs, 8 scenarios, your own forces",
};
