import { section } from './section.ts';

export const SUPPORT = section(
  'Support assets',
  ['HGB-AIR-01', 'Scheduling', 'Written down before the game, or called; 1D6 rounds later.'],
  ['HGB-AIR-02', 'Attack run', 'Along a straight line, targets within 6 inches.'],
  ['HGB-AIR-03', 'Interception', 'An unused strike against an arriving one.'],
  ['HGB-ARTY-01', 'Ordering', 'Written down before the game, or called by an observer.'],
  ['HGB-ARTY-02', 'Salvos', 'Indirect fire with skill 2 and twice the scatter.'],
);
