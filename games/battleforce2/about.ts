import type { About } from '@ironfield/kernel/game.ts';

/** What somebody who picks a game wants to know, without loading its rules. */
export const about: About = {
  id: 'battleforce2',
  title: 'BattleForce 2',
  summary: 'Whole companies on one table: lances, Stars and Levels II fight for objectives.',
  minutes: [30, 120],
  holds: '1,052 elements, 12 scenarios, 11 mapsheets',
};
