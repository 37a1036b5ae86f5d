import type { Event } from '@ironfield/classic/events.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { introductory } from '@ironfield/classic/introductory.ts';
import { imagine } from '@ironfield/classic/view.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Lesson } from '../../../coach/lesson.ts';
import { closer, type Moment, OWN } from './orders.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

const PUPIL = 0;

const isOwnAct = (event: Event): boolean => event.type === 'done' && event.unit === OWN;

/** What a regular bot would do in the pupil's place. */
function suggest({ view, past }: Moment) {
  const menu = menuFor(introductory, imagine(view, ''), PUPIL);
  const random = randomFrom(`${SEED} suggestion ${past.length}`);
  return menu && orderFrom(introductory.bot('regular'), () => view, menu, random);
}

function meanwhile(moment: Moment): string {
  const { asked } = moment;
  if (asked.includes('still')) return 'Move on, nearer to the Hunchback.';
  if (asked.includes('hold')) return 'Fire as before if you can, then we go on.';
  if (asked.includes('pass')) return 'Strike if it is near enough, or pass.';
  return asked.length > 0 ? 'Answer as you think best.' : 'Watch what happens on the map.';
}

/** The first battle somebody fights: one 'Mech each, against a recruit. */
export const firstGame: Lesson<Classic> = {
  id: 'first-game',
  title: 'Your first battle',
  setup: TRAINING_SETUP,
  seed: SEED,
  seat: PUPIL,
  opponent: 'recruit',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Lead a whole lance', scenario: 'skirmish' },
  suggest: (moment) =>
    moment.asked.includes('still') ? (closer(moment) ?? suggest(moment)) : suggest(moment),
  isOwnAct,
  meanwhile,
};
