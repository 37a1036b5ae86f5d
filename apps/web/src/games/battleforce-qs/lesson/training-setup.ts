import { options } from '@ironfield/battleforce-qs/options.ts';
import type { ElementSheet, Setup } from '@ironfield/battleforce-qs/state.ts';
import { trainingBoard } from '../../../coach/training-board.ts';

const RANGE = trainingBoard('Training range', [
  '. . . . . . . . . . .',
  '. . . . . . . . . . .',
  '. l . . . . . . . l .',
  'l H . . . . . . . H l',
  '. l . . . r . . . l .',
  '. . . . . . . . . . .',
  '. . . . l l . . . . .',
  '. r . . . . . . . r .',
  '. r r . . . . . . r .',
  '. . . . . . . . . . .',
  '. . . . . . . . . . .',
]);

const ORDINARY: Omit<ElementSheet, 'name'> = {
  mv: 4,
  jump: false,
  damage: [1, 1, 1],
  size: 1,
  baseToHit: 4,
  overheat: 0,
  armor: 5,
  structure: 3,
  special: null,
  points: 8,
};

/** Three Elements that differ in what there is to learn, against two that hurt little and last a while. */
export const TRAINING_SETUP: Setup = {
  scenario: 'green',
  options: { ...Object.fromEntries(options.map(({ id, base }) => [id, base])), 'turn-limit': 30 },
  map: RANGE,
  forces: [
    {
      name: 'Cadets',
      units: [
        {
          name: 'Cadet Lance',
          size: 2,
          elements: [
            { ...ORDINARY, name: 'Lancer', mv: 5, damage: [3, 3, 1], overheat: 2, size: 2, points: 14 },
            {
              ...ORDINARY,
              name: 'Warden',
              damage: [3, 3, 2],
              armor: 7,
              size: 3,
              special: 'CASE',
              points: 16,
            },
            {
              ...ORDINARY,
              name: 'Runner',
              mv: 6,
              jump: true,
              damage: [2, 2, 0],
              armor: 3,
              structure: 2,
              points: 12,
            },
          ],
        },
      ],
    },
    {
      name: 'Range drones',
      units: [
        {
          name: 'Drone Flight',
          size: 1,
          elements: [
            { ...ORDINARY, name: 'Drone A' },
            { ...ORDINARY, name: 'Drone B', special: 'ENE' },
          ],
        },
      ],
    },
  ],
};
