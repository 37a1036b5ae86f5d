import type { Event } from '@ironfield/classic/events.ts';
import { introductory } from '@ironfield/classic/introductory.ts';
import { guidedGame } from '../../../coach/guided-game.ts';
import { closer, OWN } from './orders.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

/** Acts that are told. */
const ACTS: readonly Event['type'][] = ['moved', 'still', 'stood', 'fire-declared', 'held'];

/** One 'Mech each. */
export const firstGame = guidedGame({
  game: introductory,
  title: 'Your first battle',
  setup: TRAINING_SETUP,
  seed: SEED,
  adviser: 'regular',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Lead a whole lance', scenario: 'skirmish' },
  suggest: (moment) => (moment.asked.includes('still') ? closer(moment) : null),
  isOwnAct: (event) => ACTS.includes(event.type) && 'unit' in event && event.unit === OWN,
  meanwhile: {
    still: 'Move on, nearer to the Hunchback.',
    hold: 'Fire as before if you can, then we go on.',
    pass: 'Strike if it is near enough, or pass.',
  },
  otherwise: 'Answer as you think best.',
  watching: 'Watch what happens on the map.',
});
