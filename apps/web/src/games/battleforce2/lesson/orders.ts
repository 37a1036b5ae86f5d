import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Band } from '@ironfield/battleforce2/data/tables.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { introductory } from '@ironfield/battleforce2/introductory.ts';
import type { OrderOf } from '@ironfield/battleforce2/orders.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { attackersOn, targetsOf } from '@ironfield/battleforce2/rules/attack/declaration.ts';
import { mostOverheat } from '@ironfield/battleforce2/rules/attack/heat.ts';
import { bandBetween } from '@ironfield/battleforce2/rules/attack/range.ts';
import { toHit } from '@ironfield/battleforce2/rules/attack/to-hit.ts';
import { surviving } from '@ironfield/battleforce2/rules/elements/condition.ts';
import type { State } from '@ironfield/battleforce2/state.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { completeOrder } from '@ironfield/kernel/menu/completing.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import type { Example } from '../../../coach/common-steps.ts';
import { PUPIL } from '../../../coach/guided-game.ts';
import type { LessonMoment } from '../../../coach/lesson.ts';
import { TRAINING_SETUP } from './training-setup.ts';

type Moment = LessonMoment<Battleforce2>;

export const LESSON_FIELD = battlefieldOf({ setup: TRAINING_SETUP, ground: null });
export const OWN_UNITS = LESSON_FIELD.unitsOf[PUPIL];
/** The lance with the element that can overheat. */
export const FIRE_LANCE = OWN_UNITS[0];
export const LANCER = LESSON_FIELD.elementsOf[FIRE_LANCE][0];

const stateIn = ({ view }: Moment): State => imagined(introductory, view, '');

/** The pupil's unit that can attack, and whom: the nearest. */
function opportunity(state: State): { readonly unit: number; readonly target: number } | null {
  for (const unit of OWN_UNITS) {
    if (state.units[unit].fired || state.units[unit].hex < 0) continue;
    const range = (enemy: number) => bandBetween(LESSON_FIELD, state, unit, enemy);
    const [target] = targetsOf(LESSON_FIELD, state, unit).toSorted((a, b) => range(a) - range(b));
    if (target !== undefined) return { unit, target };
  }
  return null;
}

/** A whole lance at one element, overheating if told to. */
export function concentrated(moment: Moment, isHot: boolean): Battleforce2['Order'] | null {
  const state = stateIn(moment);
  const found = opportunity(state);
  const menu = menuFor(introductory, state, PUPIL);
  if (!found || !menu) return null;
  const { unit, target } = found;
  const [element] = surviving(LESSON_FIELD, state, target);
  const attacks = attackersOn(LESSON_FIELD, state, unit, target).map((attacker) => {
    const most = mostOverheat(LESSON_FIELD, state, attacker);
    return { attacker, element, ...(most > 0 && { overheat: isHot ? most : 0 }) };
  });
  const order: OrderOf<'fire'> = { type: 'fire', unit, target, attacks };
  return completeOrder(menu, order);
}

/** By how much the Lancer could overheat in an attack of its lance. */
export function canOverheat(moment: Moment): number {
  const state = stateIn(moment);
  const { destroyed } = state.elements[LANCER];
  const isNext = opportunity(state)?.unit === FIRE_LANCE;
  return destroyed || !isNext ? 0 : mostOverheat(LESSON_FIELD, state, LANCER);
}

/** The first attack that the menu offers, with the reasons for its number. */
export function exampleNumber(moment: Moment): Example | null {
  const state = stateIn(moment);
  const found = opportunity(state);
  if (!found) return null;
  const { unit, target: enemy } = found;
  const band = bandBetween(LESSON_FIELD, state, unit, enemy) as Band;
  const [attacker] = attackersOn(LESSON_FIELD, state, unit, enemy);
  const [target] = surviving(LESSON_FIELD, state, enemy);
  const { records } = LESSON_FIELD;
  return {
    attacker: records[attacker].sheet.name,
    target: records[target].sheet.name,
    units: [unit, enemy],
    explanation: explain<RuleId>((tally) => toHit(tally, LESSON_FIELD, state, { attacker, target, band })),
  };
}
