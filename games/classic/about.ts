/** What somebody who picks a game wants to know, without loading its rules. */
export const about = {
  id: 'classic',
  title: 'BattleTech, introductory rules',
  summary: "'Mech against 'Mech, hex by hex: heat, armour by location, critical hits, fists and falls.",
} as const;
