import { cellOf, distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Terrain } from '../../data/terrain.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { deedPick } from '../../phases/picks.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { conversionOf, WOODS_STRENGTH } from '../../rules/map/woods.ts';
import type { State } from '../../state.ts';
import { NO_WOODS } from './clearing.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    'clear-woods': { readonly type: 'clear-woods'; readonly element: number; readonly to: string };
  }
  interface OptionEvents {
    engineers: {
      readonly type: 'engineers';
      readonly element: number;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly terrain: Terrain | null;
    };
  }
}

const SKILL_OF_ENGINEERS = 6;
const NO_ENGINEER = {
  message: 'It takes engineers who have neither moved nor attacked, in or beside woods',
  rule: 'BF2-WOOD-03',
} as const;

/** BF2-WOOD-03: woods that the element can work on. */
function woodsFor(field: Battlefield, state: State, element: number): number[] {
  const { hex, entered } = state.units[field.unitOf[element]];
  if (!field.records[element].sheet.specials.includes('eng') || entered > 0) return [];
  if (whyNoAttacker(field, state, element)) return [];
  return field.allCells.filter(
    (cell) => distance(field.board, hex, cell) <= 1 && conversionOf(field, cell) !== null,
  );
}

export function engineerForm(field: Battlefield, state: State, seat: Seat): OrderForm<'clear-woods'>[] {
  const engineers = unitsToFire(field, state, seat)
    .flatMap((unit) => surviving(field, state, unit))
    .filter((element) => woodsFor(field, state, element).length > 0);
  if (engineers.length === 0) return [];
  const pick = deedPick(field, {
    label: 'Engineers',
    elements: engineers,
    why: NO_ENGINEER,
    hexesFor: (element) => woodsFor(field, state, element),
    whyNotHex: NO_WOODS,
  });
  return [{ type: 'clear-woods', label: 'Clear woods with engineers', fields: [pick] }];
}

/** BF2-WOOD-03: no roll to hit, and no fire. */
export function clearWoods(play: Play<Battleforce2>, { element, to }: OrderOf<'clear-woods'>): void {
  const field = battlefieldOf(play.state);
  const hex = cellOf(field.board, to);
  const dice = play.roll('clearing', 2, concerning(field.unitOf[element]));
  const terrain = sum(dice) + SKILL_OF_ENGINEERS >= WOODS_STRENGTH ? conversionOf(field, hex) : null;
  play.happen({ type: 'engineers', element, hex, dice, terrain });
}
