/** What somebody who picks a game wants to know, without loading its rules. */
export const about = {
  id: 'battleforce2',
  title: 'BattleForce 2',
  summary: 'Whole companies on one table: lances, Stars and Levels II fight for objectives.',
} as const;
