import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Pick as Choice, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { PlacePick, unitPick } from '../../phases/picks.ts';
import { FACING } from '../../phases/set-up/deployment.ts';
import { hasFacing } from '../../rules/elements/condition.ts';
import { PROHIBITED, strideOf } from '../../rules/map/terrain-costs.ts';
import { isFree } from '../../rules/movement/reach.ts';
import { OFF_MAP, type State } from '../../state.ts';
import { CANNOT_DROP, cannotLand, DROP_LABELS, NOT_ALOFT } from './words.ts';

const index = z.int().min(0).max(1023);
const holdBack = z.strictObject({ type: z.literal('hold-back'), unit: index });
const drop = z.strictObject({
  type: z.literal('drop'),
  unit: index,
  to: z.string().max(8),
  facing: z.literal([0, 1, 2, 3, 4, 5]).optional(),
});
export const dropOrders = [holdBack, drop];

export interface Landing {
  readonly hex: number;
  readonly facing: Facing;
  /** BF2-DROP-02: drops are made in the order in which they were named. */
  readonly order: number;
}

declare module '../../extensions.ts' {
  interface OptionOrders {
    'hold-back': z.infer<typeof holdBack>;
    drop: z.infer<typeof drop>;
  }
  interface UnitMarks {
    /** BF2-DROP-01 */
    readonly isHeldBack?: boolean;
  }
  interface TurnMarks {
    readonly landing?: Landing;
    /** BF2-DROP-03 */
    readonly hasLanded?: boolean;
  }
  interface OptionEvents {
    'held-back': { readonly type: 'held-back'; readonly unit: number };
    'drop-named': { readonly type: 'drop-named'; readonly unit: number; readonly landing: Landing };
  }
}

type Forms = readonly OrderForm<Order['type']>[];

export const isHeldBack = ({ units }: Pick<State, 'units'>, unit: number): boolean =>
  units[unit].hex === OFF_MAP && units[unit].marks?.isHeldBack === true;

/** BF2-DROP-01: ’Mechs and battle armor. */
const canDrop = ({ unitSetups }: OpenField, unit: number): boolean => /^(M|IB)/.test(unitSetups[unit].id);

/** Of the units that have yet to deploy. */
export function holdForms(forms: Forms, field: Battlefield): Forms {
  const [deploying] = forms[0].fields as readonly Choice[];
  const units = (Array.from(deploying.values) as number[]).filter((unit) => canDrop(field, unit));
  const fields = [unitPick(field, units, CANNOT_DROP)];
  return units.length > 0 ? [...forms, { type: 'hold-back', label: DROP_LABELS.holdBack, fields }] : forms;
}

export function hold(play: Play<Battleforce2>, { unit }: OrderOf<'hold-back'>): void {
  play.happen({ type: 'held-back', unit });
}

export function dropsForms(forms: Forms, field: Battlefield, state: State, seat: Seat): Forms {
  const units = field.unitsOf[seat].filter(
    (unit) => isHeldBack(state, unit) && !state.units[unit].thisTurn?.landing,
  );
  const follow = (unit: unknown) => {
    const to = new PlacePick(field, landingCells(field, state, unit as number), cannotLand);
    return hasFacing(field, unit as number) ? [to, FACING] : [to];
  };
  const form = {
    type: 'drop',
    label: DROP_LABELS.drop,
    fields: [unitPick(field, units, NOT_ALOFT, follow)],
  } as const;
  const done = forms.findIndex(({ type }) => type === 'done');
  return units.length > 0 && done >= 0 ? forms.toSpliced(done, 0, form) : forms;
}

function landingCells(field: Battlefield, state: State, unit: number): number[] {
  const { enter } = strideOf(field, state, unit);
  const named = field.unitsOf[field.seatOf[unit]].map((other) => state.units[other].thisTurn?.landing?.hex);
  return field.allCells.filter(
    (cell) => enter[cell] !== PROHIBITED && isFree(field, state, unit, cell) && !named.includes(cell),
  );
}

export function nameHex(play: Play<Battleforce2>, { unit, to, facing }: OrderOf<'drop'>): void {
  const { units } = play.state;
  const { board, seatOf, unitsOf } = battlefieldOf(play.state);
  const order = unitsOf[seatOf[unit]].filter((other) => units[other].thisTurn?.landing).length;
  const landing = { hex: cellOf(board, to), facing: facing ?? units[unit].facing, order };
  play.happen({ type: 'drop-named', unit, landing });
}
