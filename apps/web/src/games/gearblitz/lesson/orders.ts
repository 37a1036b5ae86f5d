import { attackOrder, bestChance, chancesOf, worthBySteps } from '@ironfield/gearblitz/bot/fire/attacks.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { introductory } from '@ironfield/gearblitz/introductory.ts';
import { attackNumber } from '@ironfield/gearblitz/rules/attack/attack-facts.ts';
import { found } from '@ironfield/gearblitz/rules/sight/sighting.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import type { Attack, State } from '@ironfield/gearblitz/state.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { distance } from '@ironfield/table/place.ts';
import type { Example } from '../../../coach/common-steps.ts';
import { PUPIL } from '../../../coach/guided-game.ts';
import type { LessonMoment } from '../../../coach/lesson.ts';
import { TRAINING_SETUP } from './training-setup.ts';

type Moment = LessonMoment<GearBlitz>;
type Order = GearBlitz['Order'];

const { units } = rosterOf(TRAINING_SETUP);
export const OWN_UNITS: readonly number[] = units.flatMap(({ id, seat }) => (seat === PUPIL ? id : []));

export const nameOf = (unit: number): string => units[unit].sheet.name;

const stateIn = ({ view }: Moment): State => imagined(introductory, view, '');

/** The unit that acts now. */
const actor = ({ view }: Moment): number => Number((view.question as { unit?: number } | null)?.unit ?? -1);

/** The best attack of the unit that acts; null where it has none. */
function bestAttack(moment: Moment): (Attack & { readonly target: number }) | null {
  const state = stateIn(moment);
  const form = menuFor(introductory, state, PUPIL)?.orders.find(({ type }) => type === 'attack');
  if (!form) return null;
  return (
    bestChance(chancesOf(state, actor(moment), form.fields, 'action', worthBySteps), () => 0)?.attack ?? null
  );
}

/** To attack, if that is any good. */
export function attack(moment: Moment): Order | null {
  const best = bestAttack(moment);
  return best && attackOrder({ attack: best });
}

/** To have done, with an action on Stand-By; null where there is none. */
export function standBy(moment: Moment): Order | null {
  const { actions } = moment.view.table.units[actor(moment)] ?? { actions: 0 };
  return moment.asked.includes('done') && actions > 0 ? { type: 'done', standBy: actions } : null;
}

/** The attack that offers itself, with the reasons for its number. */
export function exampleNumber(moment: Moment): Example | null {
  const best = bestAttack(moment);
  if (!best) return null;
  const { by, target } = best;
  const state = stateIn(moment);
  return {
    attacker: nameOf(by),
    target: nameOf(target),
    units: [by, target],
    explanation: attackNumber(state, { ...best, rof: 0, concentrated: 0 }),
  };
}

/** The view of the nearest target from the pupil's first Gear on the table. */
export function exampleSight(moment: Moment): string | null {
  const state = stateIn(moment);
  const by = OWN_UNITS.find((unit) => state.units[unit].at !== null);
  if (by === undefined) return null;
  const at = state.units[by].at!;
  const [nearest] = units
    .flatMap(({ id, seat }) => (seat !== PUPIL && state.units[id].at ? id : []))
    .toSorted((a, b) => distance(at, state.units[a].at!) - distance(at, state.units[b].at!));
  if (nearest === undefined) return null;
  const { obscured, isDetected } = found(state, by, nearest);
  const seen = isDetected ? 'it is detected' : 'it is not detected yet';
  return `From ${nameOf(by)} to ${nameOf(nearest)} there are ${obscured} points of Obscurement, and ${seen}.`;
}
