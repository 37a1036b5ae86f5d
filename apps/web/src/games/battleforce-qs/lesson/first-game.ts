import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { guidedGame, PUPIL } from '../../../coach/guided-game.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

function isOwnAct(event: Event): boolean {
  const { seatOf } = battlefieldOf(TRAINING_SETUP);
  if (event.type === 'moved' || event.type === 'deployed') return seatOf[event.unit] === PUPIL;
  return event.type === 'declared' && event.seat === PUPIL;
}

export const firstGame = guidedGame({
  game: battleforceQs,
  title: 'Your first game',
  setup: TRAINING_SETUP,
  seed: SEED,
  adviser: 'regular',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Play the Green scenario', scenario: 'green' },
  isOwnAct,
  meanwhile: {
    move: 'Nobody can attack yet. Move closer to the drones.',
    declare: 'Declare your attacks as before, and we go on.',
  },
  otherwise: 'A question of geometry. Take the side that shelters you.',
  watching: 'The drones are deciding.',
});
