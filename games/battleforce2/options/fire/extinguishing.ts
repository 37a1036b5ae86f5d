import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { deedPick } from '../../phases/picks.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import { surviving } from '../../rules/elements/condition.ts';
import type { State } from '../../state.ts';
import { isBurning } from './burning.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    extinguish: { readonly type: 'extinguish'; readonly element: number; readonly to: string };
  }
}

/** BF2-FIRE-09: fires that a coolant truck can put out instead of attacking. */
function firesFor(field: Battlefield, state: State, element: number): number[] {
  const { hex } = state.units[field.unitOf[element]];
  if (!field.records[element].sheet.specials.includes('cool')) return [];
  if (whyNoAttacker(field, state, element)) return [];
  return field.allCells.filter((cell) => isBurning(field, cell) && distance(field.board, hex, cell) <= 1);
}

export function extinguishForm(field: Battlefield, state: State, seat: Seat): OrderForm<'extinguish'>[] {
  const trucks = unitsToFire(field, state, seat)
    .flatMap((unit) => surviving(field, state, unit))
    .filter((element) => firesFor(field, state, element).length > 0);
  if (trucks.length === 0) return [];
  const why = { message: 'A coolant truck puts out a fire in or beside its hex', rule: 'BF2-FIRE-09' };
  const pick = deedPick(field, {
    label: 'Coolant truck',
    elements: trucks,
    why,
    hexesFor: (element) => firesFor(field, state, element),
    whyNotHex: why,
  });
  return [{ type: 'extinguish', label: 'Put out a fire', fields: [pick] }];
}

export function extinguish(play: Play<Battleforce2>, { element, to }: OrderOf<'extinguish'>): void {
  play.happen({ type: 'extinguished', element, hex: cellOf(battlefieldOf(play.state).board, to) });
}
