import type { GameTypes } from '@ironfield/kernel/game.ts';
import { activeFields } from '../order/draft.ts';
import type { HexGame } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';
import type { DeskUse } from './use-desk.ts';

interface PlanUse<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** Is there more to plan than what the map shows? */
export function hasPlanPanel<G extends GameTypes>({ hex, desk }: PlanUse<G>): boolean {
  return desk.gunnery !== null || desk.strikes.length > 0 || restOf({ hex, desk }).length > 0;
}

/** The fields of an order that is neither a move nor an attack, with something to choose in them. */
export function restOf<G extends GameTypes>({
  hex,
  desk: { ordering, moving, gunnery, strikes },
}: PlanUse<G>) {
  const { form, full, isTouched } = ordering;
  const names: OrderFields = hex.fields;
  if (!form || !isTouched || form === gunnery?.form || strikes.some(({ type }) => type === form.type))
    return [];
  if (hex.idle.includes(form.type) || moving.ways.some(({ type }) => type === form.type)) return [];
  return activeFields(form.fields, full).filter(
    (field) =>
      field.name !== names.unit &&
      (field.kind === 'point' || field.kind === 'each' || field.choices.length > 1),
  );
}
