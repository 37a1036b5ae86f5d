import type { Event } from '@ironfield/battleforce2/events.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Lesson, LessonMoment } from '../../../coach/lesson.ts';
import { OWN_UNITS, PUPIL, suggest } from './orders.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

/** Moves do not count: with two lances, one is often made before there is anything to read about attacks. */
const isOwnAct = (event: Event): boolean =>
  (event.type === 'deployed' || event.type === 'declared') && OWN_UNITS.includes(event.unit);

function meanwhile({ asked }: LessonMoment<Battleforce2>): string {
  if (asked.includes('home')) return 'You won the roll: choose your home edge.';
  if (asked.includes('set-up-first'))
    return 'You choose who sets up first. The side that sets up second sees more.';
  if (asked.includes('deploy')) return 'Set up the rest of your lances.';
  if (asked.includes('act-first'))
    return 'Choose whether you act first. The second side sees what the other does, but is fired at first.';
  if (asked.includes('move')) return 'Move the rest of your lances, closer to the drones.';
  if (asked.includes('fire')) return 'Attack with every unit that can, then say that you are done.';
  return 'The drones are deciding.';
}

/** The first game somebody plays: from deployment to victory against a recruit. */
export const firstGame: Lesson<Battleforce2> = {
  id: 'first-game',
  title: 'Your first lances',
  setup: TRAINING_SETUP,
  seed: SEED,
  seat: PUPIL,
  opponent: 'recruit',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Play the Border raid', scenario: 'border-raid' },
  suggest,
  isOwnAct,
  meanwhile,
};
