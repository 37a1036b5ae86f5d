import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { activeFields, alone } from '../../order/draft/draft.ts';
import { actorField, actorOf, isIdle } from '../actions.ts';
import type { HexGame } from '../hex-game.ts';
import type { OrderFields } from '../order-fields.ts';
import type { DeskUse } from './use-desk.ts';

interface PlanUse<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** Is there more to plan than what the map shows? */
export function hasPlanPanel<G extends GameTypes>({ hex, desk }: PlanUse<G>): boolean {
  return desk.gunnery !== null || desk.strikes.length > 0 || restOf({ hex, desk }).length > 0;
}

/** The fields of an order that is neither a move nor an attack, with something to choose in them off the map. */
export function restOf<G extends GameTypes>({
  hex,
  desk: { ordering, moving, gunnery, strikes, inHand },
}: PlanUse<G>): ExpandedField[] {
  const { form, full, isTouched, menu, answers } = ordering;
  const names: OrderFields = hex.fields;
  // The bar has them all.
  if (answers && !(form && hex.plans?.[form.type])) return [];
  // An order that stands alone on the menu, or may be skipped, has no other beginning.
  const isBegun = isTouched || menu?.orders.filter((each) => !isIdle(hex.idle, each)).length === 1;
  if (!form || !isBegun || form === gunnery?.form || strikes.some(({ type }) => type === form.type))
    return [];
  if (hex.idle.includes(form.type) || moving.ways.some(({ type }) => type === form.type)) return [];
  const actor = actorField(names, form);
  return activeFields(form.fields, full)
    .map((field): ExpandedField => {
      if (field.kind !== 'pick') return field;
      const choices =
        field === actor ? field.choices.filter((each) => actorOf(each) === inHand) : field.choices;
      return { ...field, choices: choices.map(alone) };
    })
    .filter((field) => {
      if (field.kind === 'point' || field.kind === 'each') return true;
      return field.choices.length > 1 && !field.choices.every(({ hex: place }) => place !== undefined);
    });
}
