import { section } from './section.ts';

export const ENVIRONMENT = section(
  'Environment',
  [
    'BF2-ENV-01',
    'Extreme temperatures',
    'Above 50 or below −30 degrees vehicles and battle armor slow down, and infantry stays inside.',
    'temperature',
  ],
  ['BF2-ENV-02', 'Ice', 'At 0 degrees or less; 1 MP more, and frozen water counts as clear.', 'ice'],
  [
    'BF2-ENV-03',
    'Breaking the ice',
    '’Mechs that land on it break it on 4 or more; it can be shot away.',
    'ice',
  ],
  ['BF2-ENV-04', 'Gravity', 'Printed MP are divided by it.', 'gravity'],
  ['BF2-ENV-05', 'Strain', 'Whoever spends more than its normal MP may be damaged by it.', 'gravity'],
  ['BF2-ENV-06', 'Vacuum', 'Only ’Mechs and battle armor; every hit on a ’Mech may be critical.', 'vacuum'],
  ['BF2-ENV-07', 'Night', 'All to-hit numbers are 2 higher, 1 at dusk.', 'night'],
);
