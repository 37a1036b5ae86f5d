import { introductory } from '@ironfield/battleforce2/introductory.ts';
import { guidedGame } from '../../../coach/guided-game.ts';
import { OWN_UNITS } from './orders.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

export const firstGame = guidedGame({
  game: introductory,
  title: 'Your first lances',
  setup: TRAINING_SETUP,
  seed: SEED,
  adviser: 'veteran',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Play the Border raid', scenario: 'border-raid' },
  // Moves do not count: with two lances, one is often made before there is anything to read about attacks.
  isOwnAct: (event) =>
    (event.type === 'deployed' || event.type === 'declared') && OWN_UNITS.includes(event.unit),
  meanwhile: {
    home: 'You won the roll: choose your home edge.',
    'set-up-first': 'You choose who sets up first. The side that sets up second sees more.',
    deploy: 'Set up the rest of your lances.',
    'act-first':
      'Choose whether you act first. The second side sees what the other does, but is fired at first.',
    move: 'Move the rest of your lances, closer to the drones.',
    fire: 'Attack with every unit that can, then say that you are done.',
  },
  otherwise: 'Answer as you think best.',
  watching: 'The drones are deciding.',
});
