import type { Event } from '@ironfield/gearblitz/events.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Lesson, LessonMoment } from '../../../coach/lesson.ts';
import { OWN_UNITS, PUPIL, suggest } from './orders.ts';
import { SEED } from './seed.ts';
import { FIRST_GAME_STEPS } from './steps.ts';
import { TRAINING_SETUP } from './training-setup.ts';

/** Moves and shots do not count: with three Gears they come faster than what there is to read about them. */
const isOwnAct = (event: Event): boolean => event.type === 'deployed' && OWN_UNITS.includes(event.unit);

function meanwhile({ asked }: LessonMoment<GearBlitz>): string {
  if (asked.includes('begin-deployment'))
    return 'You won the roll: choose who deploys first. The side that deploys second sees more.';
  if (asked.includes('deploy')) return 'Deploy the rest of your Gears.';
  if (asked.includes('reroll'))
    return 'A Command Point buys a second roll. They are few: keep them for shots that matter.';
  if (asked.includes('go-first')) return 'You won the roll. Go first: you move and shoot before they do.';
  if (asked.includes('group')) return 'It is the turn of one of your Combat Groups.';
  if (asked.includes('activate')) return 'Choose the next Gear, and bring it closer to the targets.';
  if (asked.includes('snap')) return 'Use Snap Fire if the chance is good, or let it pass.';
  if (asked.includes('evade')) return 'Evade, or stand firm and keep the action.';
  if (asked.includes('cardinal'))
    return 'Name a point: if the shot goes astray, a die of 1 brings it down that way.';
  if (asked.includes('hold')) return 'An extra action for a Command Point: attack, or let it go.';
  if (asked.includes('done')) return 'Attack if you can, or stand by.';
  return asked.length > 0 ? 'Go on towards the targets.' : 'The targets are deciding.';
}

/** The first game somebody plays: from deployment to victory against a recruit. */
export const firstGame: Lesson<GearBlitz> = {
  id: 'first-game',
  title: 'Your first Gears',
  setup: TRAINING_SETUP,
  seed: SEED,
  seat: PUPIL,
  opponent: 'recruit',
  steps: FIRST_GAME_STEPS,
  sequel: { title: 'Play the Meeting at two farms', scenario: 'meeting' },
  suggest,
  isOwnAct,
  meanwhile,
};
