import { section } from './section.ts';

/** Special cases: what comes from outside the map. */
export const SUPPORT = [
  ...section(
    'Off-board units',
    [
      'BF2-OFF-01',
      'Support map',
      'Eight boxes behind either home edge, five spaces apart, and Box 0 at the edge.',
      'offboard',
    ],
    ['BF2-OFF-02', 'Support MP', 'From 1 to 5, by the MP of the unit.', 'offboard'],
    [
      'BF2-OFF-03',
      'Support movement',
      'A unit is in the box it last left until it reaches the next one.',
      'offboard',
    ],
    [
      'BF2-OFF-04',
      'Leaving the support map',
      'Inward onto the home edge; outward past Box 8 for good.',
      'offboard',
    ],
    ['BF2-OFF-05', 'Entering the support map', 'Off a home edge into Box 0 behind it.', 'offboard'],
    [
      'BF2-OFF-06',
      'Combat',
      'Enemies in one box fight at medium range, without terrain or arcs.',
      'offboard',
    ],
    ['BF2-OFF-07', 'Set-up', 'Artillery and aerospace units may begin in any box of their half.', 'offboard'],
  ),
  ...section(
    'Artillery',
    ['BF2-ART-01', 'Targets', 'A hex of the map, or a ground unit in a box.', 'artillery'],
    ['BF2-ART-02', 'Designated hexes', 'Chosen in secret before play, hit without a roll.', 'artillery'],
    ['BF2-ART-03', 'Range', 'In mapsheets; none within 16 hexes.', 'artillery'],
    ['BF2-ART-04', 'Greatest range', 'Arrow IV 2, Sniper 4, Thumper 5, Long Tom 7 mapsheets.', 'artillery'],
    [
      'BF2-ART-05',
      'Time in flight',
      'A turn for two mapsheets; shots land after all other attacks.',
      'artillery',
    ],
    ['BF2-ART-06', 'To hit', '11, skill, less for observed shots; a 12 does not hit by itself.', 'artillery'],
    ['BF2-ART-07', 'Scatter', 'One or two hexes; a hex that was hit once is hit again.', 'artillery'],
    [
      'BF2-ART-08',
      'Adjusting fire',
      'Each shot that friends see landing makes later ones easier.',
      'artillery',
    ],
    ['BF2-ART-09', 'TAG', 'Guides Arrow IV missiles to one element on the same mapsheet.', 'artillery'],
    ['BF2-ART-10', 'Damage', 'Long Damage Value to everybody in the hex.', 'artillery'],
  ),
];
