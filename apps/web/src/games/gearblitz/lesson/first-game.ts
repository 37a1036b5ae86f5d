import { introductory } from '@ironfield/gearblitz/introductory.ts';
import { guidedGame } from '../../../coach/guided-game.ts';
import { OWN_UNITS } from './orders.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

export const firstGame = guidedGame({
  game: introductory,
  title: 'Your first Gears',
  setup: TRAINING_SETUP,
  seed: SEED,
  adviser: 'regular',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Play the Meeting at two farms', scenario: 'meeting' },
  // Moves and shots do not count: with three Gears they come faster than what there is to read about them.
  isOwnAct: (event) => event.type === 'deployed' && OWN_UNITS.includes(event.unit),
  meanwhile: {
    'begin-deployment': 'You won the roll: choose who deploys first. The side that deploys second sees more.',
    deploy: 'Deploy the rest of your Gears.',
    reroll: 'A Command Point buys a second roll. They are few: keep them for shots that matter.',
    'go-first': 'You won the roll. Go first: you move and shoot before they do.',
    group: 'It is the turn of one of your Combat Groups.',
    activate: 'Choose the next Gear, and bring it closer to the targets.',
    snap: 'Use Snap Fire if the chance is good, or let it pass.',
    evade: 'Evade, or stand firm and keep the action.',
    cardinal: 'Name a point: if the shot goes astray, a die of 1 brings it down that way.',
    hold: 'An extra action for a Command Point: attack, or let it go.',
    done: 'Attack if you can, or stand by.',
  },
  otherwise: 'Go on towards the targets.',
  watching: 'The targets are deciding.',
});
