import type { About } from '@ironfield/kernel/play/game.ts';

/** What a player choosing a game sees before its rules are loaded. */
export const about = {
  id: 'battleforce2',
  title: 'BattleForce 2',
  summary: 'Whole companies on one map: lances, Stars and Levels II fight for objectives.',
  minutes: [30, 120],
  holds: '1,052 elements, 12 scenarios, 11 mapsheets',
  battles: {
    'border-raid': 'Border raid',
    militia: 'Militia',
    'combined-arms': 'Combined arms',
    'fire-support': 'Fire support',
    garrison: 'Garrison town',
    'stand-up-fight': 'Stand-up fight',
    'hide-and-seek': 'Hide and seek',
    'hold-the-line': 'Hold the line',
    extraction: 'Extraction',
    'break-through': 'Break through',
    'conventional-wisdom': 'Conventional wisdom',
    'the-chase': 'The chase',
  },
} as const satisfies About;
