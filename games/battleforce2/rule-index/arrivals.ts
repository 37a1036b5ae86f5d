import { section } from './section.ts';

export const ARRIVALS = [
  ...section(
    'Concealed identity',
    [
      'BF2-CONC-01',
      'Unidentified units',
      'They lie face-down and show no more than their general type, until somebody identifies them.',
      'concealed-identity',
    ],
    [
      'BF2-CONC-02',
      'Identification',
      'By attacking, by an enemy in the same hex, or by a scan; once and for all.',
      'concealed-identity',
    ],
    [
      'BF2-CONC-03',
      'ECM jamming',
      'An ECM counter hides the general type, too. It is placed before the game and never put back.',
      'concealed-identity',
    ],
    [
      'BF2-CONC-04',
      'Scanning',
      'One attempt a unit before its attacks, within 8 hexes: 8, 2 less with a probe, 2 more against ECM.',
      'concealed-identity',
    ],
    [
      'BF2-CONC-05',
      'Attacking the unidentified',
      'Targets are picked by their place on the sheet, and nobody says what number is needed.',
      'concealed-identity',
    ],
    [
      'BF2-CONC-06',
      'Off the board',
      'Sharing a box identifies nobody; a scan or an attack does.',
      'concealed-identity',
    ],
  ),
  ...section(
    'Hidden units',
    [
      'BF2-HID-01',
      'Hiding',
      "Written down instead of placed; 'Mechs not where it is clear or paved.",
      'hidden-units',
    ],
    [
      'BF2-HID-02',
      'Revealing',
      'By attacking or moving, by an enemy beside it, or by an active probe.',
      'hidden-units',
    ],
    ['BF2-HID-03', 'Bumping into', 'Whoever enters its hex along the ground stops at once.', 'hidden-units'],
    [
      'BF2-HID-04',
      'Surprise attack',
      'On whoever finds it, at once, whatever the terrain; then nothing more.',
      'hidden-units',
    ],
    [
      'BF2-HID-05',
      'Off the board',
      'Units hide in boxes, too, until they act or an enemy ends its move there; no surprises.',
      'hidden-units',
    ],
  ),
  ...section(
    'Dropping troops',
    [
      'BF2-DROP-01',
      'Assault drop',
      "'Mechs and battle armor land in a named hex on 5 and their worst skill.",
      'drops',
    ],
    ['BF2-DROP-02', 'Failed landing', 'Damage and scatter by the margin; friends are pushed aside.', 'drops'],
    ['BF2-DROP-03', 'After landing', 'Nothing more this turn.', 'drops'],
  ),
];
