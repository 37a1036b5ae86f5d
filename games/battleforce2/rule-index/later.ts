import { section } from './section.ts';

/** Rules of other chapters that the basic game already needs. */
export const LATER = [
  ...section(
    'Vehicles',
    ['BF2-VEH-01', 'Vehicle damage', 'Structure only, critical rolls on every hit, no heat.'],
    ['BF2-VEH-02', 'Mixed units', 'All restrictions of all elements.'],
    ['BF2-VEH-03', 'Tracked and wheeled', 'No heavy woods or water; no rough ground or woods at all.'],
    ['BF2-VEH-04', 'Hover', 'Over water as over clear ground, but through no woods; sets off no mines.'],
    ['BF2-VEH-05', 'Naval', 'Water only.'],
    [
      'BF2-VEH-06',
      'Submarines',
      'Surfaced like ships; submerged they fight each other, and whoever is above.',
    ],
    [
      'BF2-VEH-07',
      'VTOL',
      'Over everything at 1 MP a hex, without cover; flying high it sees all, and all see it.',
    ],
  ),
  ...section(
    'Infantry',
    ['BF2-INF-01', 'Organization', 'Companies of three platoons; Stars of five Points.'],
    ['BF2-INF-02', 'Types', 'Foot, motorized, jump infantry and battle armor.'],
    ['BF2-INF-03', 'Combat', 'No facing, no rear, no critical hits.'],
    ['BF2-INF-04', 'Movement', 'No water; 1 MP into any building.'],
    ['BF2-INF-05', 'Riders', "Battle armor on OmniMechs takes the first point of every hit on its 'Mech."],
  ),
  ...section(
    'Special abilities',
    ['BF2-EQ-01', 'Codes', 'Letters that stand for equipment.'],
    ['BF2-EQ-02', 'Active probe', 'Scans units within 4 hexes.'],
    ['BF2-EQ-03', 'Artillery', 'Without rules for artillery it fires indirectly.'],
    [
      'BF2-EQ-04',
      'C3 networks',
      'A master links three slaves; a company master links three of these lances.',
    ],
    ['BF2-EQ-05', 'C3 benefit', 'The range modifier of the linked element that is nearest to the target.'],
    ['BF2-EQ-06', 'Cargo', 'The tons that an element takes up when it is carried.'],
    [
      'BF2-EQ-07',
      'Coolant truck',
      'A unit beside it overheats without heat; both stand still and are easy targets.',
    ],
    ['BF2-EQ-08', 'ECM', 'Stops enemy probes and C3 within a hex.'],
    ['BF2-EQ-09', 'Engineers', 'To them rubble is the ground below.'],
    [
      'BF2-EQ-11',
      'Indirect fire',
      'Out of sight, with a spotter who does not attack: long range damage, 1 harder.',
    ],
    ['BF2-EQ-12', 'Field hospital', 'Of no use in battle.'],
    ['BF2-EQ-13', 'Move or fire', 'No attack in a turn in which the unit has moved.'],
    ['BF2-EQ-14', 'OmniMech', 'Carries battle armor.'],
    ['BF2-EQ-15', 'TAG', 'Guides Arrow IV missiles, where there is artillery.', 'artillery'],
    ['BF2-EQ-16', 'Transport', 'Loads and unloads units beside it, as many tons as its transports carry.'],
  ),
];
