import { section } from './section.ts';

export const ARRIVALS = [
  ...section(
    'Hidden units',
    [
      'BF2-HID-01',
      'Hiding',
      'Written down instead of placed; ’Mechs not where it is clear or paved.',
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
  ),
  ...section(
    'Dropping troops',
    [
      'BF2-DROP-01',
      'Assault drop',
      '’Mechs and battle armor land in a named hex on 5 and their worst skill.',
      'drops',
    ],
    ['BF2-DROP-02', 'Failed landing', 'Damage and scatter by the margin; friends are pushed aside.', 'drops'],
    ['BF2-DROP-03', 'After landing', 'Nothing more this turn.', 'drops'],
  ),
];
