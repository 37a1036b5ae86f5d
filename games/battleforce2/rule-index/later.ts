import { section } from './section.ts';

/** Rules of other chapters that the basic game already needs. */
export const LATER = [
  ...section(
    'Special abilities',
    ['BF2-EQ-01', 'Codes', 'Letters that stand for equipment.'],
    ['BF2-EQ-13', 'Move or fire', 'No attack in a turn in which the unit has moved.'],
  ),
  ...section('Commands', ['BF2-CMD-02', 'Chain of command', 'A tree: every unit has one superior at most.']),
  ...section('Point system', [
    'BF2-GEN-21',
    'Buying skill',
    'Points times a multiple by skill, never below one half.',
  ]),
  ...section('Creating scenarios', [
    'BF2-SCEN-06',
    'Points for objectives',
    'Units of the enemy, five times that if claimed, doubled for a headquarters.',
  ]),
];
