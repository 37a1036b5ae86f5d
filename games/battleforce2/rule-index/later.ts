import { section } from './section.ts';

/** Rules of other chapters that the basic game already needs. */
export const LATER = [
  ...section(
    'Vehicles',
    ['BF2-VEH-01', 'Vehicle damage', 'Structure only, critical rolls on every hit, no heat.'],
    ['BF2-VEH-02', 'Mixed units', 'All restrictions of all elements.'],
    ['BF2-VEH-03', 'Tracked and wheeled', 'No heavy woods or water; no rough ground or woods at all.'],
    ['BF2-VEH-05', 'Naval', 'Water only.'],
    ['BF2-VEH-07', 'VTOL', 'Over everything at 1 MP a hex, without cover.'],
  ),
  ...section(
    'Infantry',
    ['BF2-INF-01', 'Organization', 'Companies of three platoons; Stars of five Points.'],
    ['BF2-INF-03', 'Combat', 'No facing, no rear, no critical hits.'],
    ['BF2-INF-04', 'Movement', 'No water; 1 MP into any building.'],
  ),
  ...section(
    'Special abilities',
    ['BF2-EQ-01', 'Codes', 'Letters that stand for equipment.'],
    ['BF2-EQ-02', 'Active probe', 'Scans units within 4 hexes.'],
    ['BF2-EQ-13', 'Move or fire', 'No attack in a turn in which the unit has moved.'],
  ),
];
