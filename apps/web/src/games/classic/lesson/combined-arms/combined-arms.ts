import type { Event } from '@ironfield/classic/events.ts';
import { classic } from '@ironfield/classic/game.ts';
import { guidedGame } from '../../../../coach/guided-game.ts';
import { ARMS_SEED } from '../seed.ts';
import { EXERCISE, VTOL } from './exercise.ts';
import { enough } from './orders.ts';
import { ARMS_STEPS } from './steps.ts';

const ACTS: readonly Event['type'][] = ['moved', 'still', 'altitude', 'fire-declared', 'held'];

/** Vehicles, infantry, battle armour, a VTOL, mines and a gun behind the map. */
export const combinedArms = guidedGame({
  id: 'combined-arms',
  game: classic,
  title: 'Combined arms in ten minutes',
  setup: EXERCISE,
  seed: ARMS_SEED,
  adviser: 'regular',
  steps: ARMS_STEPS,
  sequel: { title: 'Lead a mixed lance', scenario: 'meeting' },
  suggest: enough,
  isOwnAct: (event) => ACTS.includes(event.type) && 'unit' in event && event.unit <= VTOL,
  meanwhile: {
    register: 'One hex will do: choose “No more”.',
    'lay-mines': 'Lay the others where you like, or choose “No more mines”.',
    bombard: 'Fire again where they will be next turn, or hold fire.',
    still: 'Move the others as you like, or press “Show me”.',
    stop: 'It has MP left: go on with it, or end its move.',
    hold: 'Fire with the others as you like, or press “Show me”.',
    pass: 'Strike if somebody is near enough, or pass.',
  },
  otherwise: 'Answer as you think best.',
  watching: 'Watch what happens on the map.',
});
