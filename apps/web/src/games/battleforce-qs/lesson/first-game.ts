import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Lesson, LessonMoment } from '../../../coach/lesson.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

const PUPIL = 0;

function isOwnAct(event: Event): boolean {
  const { seatOf } = battlefieldOf(TRAINING_SETUP);
  if (event.type === 'moved' || event.type === 'deployed') return seatOf[event.unit] === PUPIL;
  return event.type === 'declared' && event.seat === PUPIL;
}

/** A regular bot's order in the pupil's place. */
function suggest({ view, past }: LessonMoment<BattleforceQs>) {
  const menu = menuFor(battleforceQs, imagine(view, ''), PUPIL);
  const random = randomFrom(`${SEED} suggestion ${past.length}`);
  return menu && orderFrom(battleforceQs.bot('regular'), () => view, menu, random);
}

function meanwhile({ asked }: LessonMoment<BattleforceQs>): string {
  if (asked.includes('move')) return 'Nobody can attack yet. Move closer to the drones.';
  if (asked.includes('declare')) return 'Declare your attacks as before, and we go on.';
  if (asked.length > 0) return 'A question of geometry. Take the side that shelters you.';
  return 'The drones are deciding.';
}

/** The first game somebody plays: from deployment to victory against a recruit. */
export const firstGame: Lesson<BattleforceQs> = {
  id: 'first-game',
  title: 'Your first game',
  setup: TRAINING_SETUP,
  seed: SEED,
  seat: PUPIL,
  opponent: 'recruit',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Play the Green scenario', scenario: 'green' },
  suggest,
  isOwnAct,
  meanwhile,
};
