// Turning on the spot: the facing at the end of a move or of another order, or the torso of a unit that is about to fire.

import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { activeFields, choicesOf } from '../order/draft/draft.ts';
import type { Ordering } from '../order/use-order.ts';
import type { HexGame, TableUnit } from './hex-game.ts';
import type { Moving } from './moving.ts';
import type { OrderFields } from './order-fields.ts';

export interface Turning {
  readonly cell: number;
  /** As it is planned now, and all that could be. */
  readonly facing: number;
  readonly facings: readonly number[];
  /** Does only the upper half of it turn? */
  readonly isTwist: boolean;
  /** Is nothing planned yet? Then it turns where it stands. */
  readonly isIdle: boolean;
  face(facing: number): void;
  /** So many of the facings on. */
  turn(by: number): void;
}

interface TurningUse {
  readonly units: readonly TableUnit[];
  readonly ordering: Ordering;
  readonly moving: Moving;
  readonly inHand: number | null;
}

export function turningOf<G extends GameTypes>(
  hex: HexGame<G>,
  { units, ordering, moving, inHand }: TurningUse,
  onTwist: () => void,
): Turning | null {
  const names: OrderFields = hex.fields;
  const { menu, form, full, isTouched } = ordering;
  const { plan } = moving;
  const unit = units[inHand ?? -1];
  if (plan)
    return plan.facings.length > 1 ? around(plan.cell, plan.facing, plan.facings, false, moving.face) : null;
  if (!unit || unit.cell < 0 || !form) return null;
  if (isTouched && names.facing !== undefined && !moving.ways.some(({ type }) => type === form.type)) {
    const facings = choicesOf(activeFields(form.fields, full), names.facing).map(
      ({ value }) => value as number,
    );
    const { facing: name } = names;
    if (facings.length > 1)
      return around(unit.cell, full[name] as number, facings, false, (facing) =>
        ordering.amend({ ...full, [name]: facing }),
      );
  }
  if (names.facing !== undefined && moving.way?.hexes.has(unit.cell)) {
    const face = (facing: number) => moving.goTo(unit.cell, facing);
    const turning = around(unit.cell, unit.facing, [0, 1, 2, 3, 4, 5], false, face);
    return { ...turning, isIdle: true };
  }
  const { twist } = names;
  if (twist === undefined) return null;
  const kinds = (menu?.orders ?? []).flatMap((each) => {
    const entry = { [names.unit]: inHand };
    if (!choicesOf(each.fields, names.unit).some(({ value }) => value === inHand)) return [];
    return choicesOf(activeFields(each.fields, entry), twist).map(({ value }) => ({
      type: each.type,
      value,
    }));
  });
  const turns = [...new Set(kinds.map(({ value }) => value as number))].toSorted((a, b) => a - b);
  if (turns.length < 2) return null;
  const facingOf = (turn: number) => (unit.facing + turn + 6) % 6;
  const now = typeof full[twist] === 'number' ? (full[twist] as number) : 0;
  return around(unit.cell, facingOf(now), turns.map(facingOf), true, (facing) => {
    const value = turns.find((turn) => facingOf(turn) === facing);
    const isOffered = kinds.some((kind) => kind.type === form.type && kind.value === value);
    const type = isOffered ? form.type : kinds.find((kind) => kind.value === value)!.type;
    onTwist();
    if (isOffered) ordering.fill({ ...full, [twist]: value });
    else ordering.turnTo(type, { [names.unit]: inHand, [twist]: value }, false);
  });
}

function around(
  cell: number,
  facing: number,
  facings: readonly number[],
  isTwist: boolean,
  face: (facing: number) => void,
): Turning {
  const turn = (by: number) => {
    const at = facings.indexOf(facing) + by;
    // A torso ends somewhere; whoever stands can turn all the way round.
    const next = isTwist ? facings[at] : facings[(at + facings.length) % facings.length];
    if (next !== undefined) face(next);
  };
  return { cell, facing, facings, isTwist, isIdle: false, face, turn };
}
