import type { ElementSheet } from '@ironfield/battleforce2/element.ts';
import { forceOf } from '@ironfield/battleforce2/scenarios/forces.ts';
import type { ElementRecord, Setup } from '@ironfield/battleforce2/state.ts';
import { trainingBoard } from '../../../coach/training-board.ts';

const RANGE = trainingBoard('Training range', [
  '. . . . . . . . . . . . .',
  '. . . . . . . . . . . . .',
  '. . l . . . . . . . l . .',
  '. l H . . . . . . . H l .',
  '. . l . . . r . . . l . .',
  '. . . . . . . . . . . . .',
  '. . . . l l . l l . . . .',
  '. . . . . . . . . . . . .',
  '. . l . . . r . . . l . .',
  '. l H . . . . . . . H l .',
  '. . l . . . . . . . l . .',
  '. . . . . . . . . . . . .',
  '. . . . . . . . . . . . .',
]);

function element(name: string, figures: Partial<ElementSheet>): ElementRecord {
  return {
    sheet: {
      name,
      chassis: name,
      type: 'mech',
      mp: 5,
      mode: '',
      damage: [3, 3, 1],
      ov: 0,
      class: 'M',
      armor: 4,
      structure: 3,
      points: 20,
      specials: [],
      ...figures,
    },
    skill: 0,
  };
}

const drone = (name: string): ElementRecord =>
  element(name, {
    type: 'vehicle',
    mode: 't',
    mp: 4,
    damage: [1, 1, 1],
    class: 'L',
    armor: 0,
    structure: 4,
    points: 6,
  });

const cadets = forceOf(
  { name: 'Cadets', organization: 'Inner Sphere' },
  [
    {
      name: 'Fire Lance',
      elements: [element('Lancer', { ov: 2 }), element('Warden', { mp: 4, armor: 6, damage: [4, 3, 2] })],
    },
    {
      name: 'Recon Lance',
      elements: [
        element('Runner', { mp: 7, mode: 'J', class: 'L', armor: 2, structure: 2, damage: [2, 2, null] }),
        element('Hound', { mp: 6, class: 'L', armor: 3, structure: 2, damage: [3, 2, 1] }),
      ],
    },
  ],
  1,
);

const drones = forceOf(
  { name: 'Range drones', organization: 'Inner Sphere' },
  [
    { name: 'First Flight', elements: [drone('Drone A'), drone('Drone B')] },
    { name: 'Second Flight', elements: [drone('Drone C'), drone('Drone D')] },
  ],
  10,
);

/** Two lances that differ in what there is to learn, against drones that hurt little and last a while. */
export const TRAINING_SETUP: Setup = {
  scenario: 'border-raid',
  options: { 'turn-limit': 30 },
  map: RANGE,
  sides: [cadets.side, drones.side],
  objectives: 'none',
  secrets: [cadets.secrets, drones.secrets],
};
