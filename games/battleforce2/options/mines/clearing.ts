import { sum } from '@ironfield/kernel/dice.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { OrderOf } from '../../orders.ts';
import { concerning } from '../../phases/command/reactions.ts';
import type { Rolled } from '../../points.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import { isOnMap, surviving } from '../../rules/elements/condition.ts';
import type { State } from '../../state.ts';
import { harm } from './detonation.ts';
import { knows, minesIn } from './minefields.ts';

type Result = 'cleared' | 'exploded' | 'nothing';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'mines/found': { readonly seat: Seat };
    'mines/shelled': { readonly hex: number; readonly by: number };
  }
  interface OptionOrders {
    'clear-mines': { readonly type: 'clear-mines'; readonly unit: number };
  }
  interface OptionEvents {
    /** Told to the side that found it. */
    'mines-found': { readonly type: 'mines-found'; readonly owner: Seat; readonly hex: number };
    'mines-shelled': { readonly type: 'mines-shelled'; readonly owner: Seat; readonly hex: number };
    'mines-cleared': {
      readonly type: 'mines-cleared';
      /** Null for a shell. */
      readonly unit: number | null;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly result: Result;
    };
  }
}

const INFANTRY_CLEARS = 10;
const ENGINEERS_CLEAR = 8;
const SHELLS_CLEAR = 5;
const EXPLODES_UP_TO = 5;

/** BF2-MINE-04: enemy infantry that ends its turn on mines finds them. */
export function findMines(play: Play<Battleforce2>, { seat }: OptionFrames['mines/found']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const unit of field.unitsOf[seat]) {
    if (!isOnMap(state, unit) || field.letters[unit] !== 'I') continue;
    for (const mine of minesIn(state, state.units[unit].hex)) {
      if (!knows(mine, seat)) play.happen({ type: 'mines-found', owner: mine.owner, hex: mine.hex }, [seat]);
    }
  }
}

const hasEngineers = (field: Battlefield, state: State, unit: number): boolean =>
  surviving(field, state, unit).some((element) => field.records[element].sheet.specials.includes('eng'));

/**
 * BF2-MINE-04: replaces an attack, so a routed unit (BF2-MOR-03) or one that pays for an evasion (BF2-CMDX-07) cannot.
 */
const mayAct = (field: Battlefield, state: State, unit: number): boolean =>
  field.past.meetsAsBefore?.() === true ||
  surviving(field, state, unit).some((element) => !whyNoAttacker(field, state, element));

/** BF2-MINE-04: has it spent the Movement Phase in its hex? Nobody has who was put down or pushed there. */
const hasStayed = ({ past }: Battlefield, { units }: State, unit: number): boolean =>
  units[unit].entered === 0 && (past.meetsAsBefore?.() === true || !units[unit].thisTurn?.wasMoved);

/** BF2-MINE-04, BF2-MINE-05: infantry and engineers that have not moved, on mines that they know of. */
export function clearingForm(field: Battlefield, state: State, seat: Seat): OrderForm<'clear-mines'>[] {
  const units = unitsToFire(field, state, seat).filter(
    (unit) =>
      (field.letters[unit] === 'I' || hasEngineers(field, state, unit)) &&
      hasStayed(field, state, unit) &&
      !field.elementsOf[unit].some((element) => state.elements[element].attacked) &&
      mayAct(field, state, unit) &&
      minesIn(state, state.units[unit].hex).some((mine) => knows(mine, seat)),
  );
  if (units.length === 0) return [];
  return [
    {
      type: 'clear-mines',
      label: 'Clear mines',
      fields: [
        {
          kind: 'pick',
          name: 'unit',
          label: 'Unit',
          values: units,
          describe: (unit) => ({ label: field.unitSetups[unit as number].id, piece: unit as number }),
          whyNot: () => ({
            message: 'It takes infantry or engineers that have stayed on known mines',
            rule: 'BF2-MINE-04',
          }),
        },
      ],
    },
  ];
}

export function clearMines(play: Play<Battleforce2>, { unit }: OrderOf<'clear-mines'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { hex } = state.units[unit];
  const dice = play.roll('clear mines', 2, concerning(unit));
  const needed = clearsOn(field, state, unit);
  const total = sum(dice);
  const result = total >= needed ? 'cleared' : total <= EXPLODES_UP_TO ? 'exploded' : 'nothing';
  play.happen({ type: 'mines-cleared', unit, hex, dice, result });
  if (result === 'exploded') play.next(...harm(state, unit), { step: 'victory' });
}

/** A bot's opinion of dice: mines are told of when they have gone off, and hurt the units there. */
export function isGoodRoll(
  isGood: boolean | null,
  field: Battlefield,
  state: State,
  unit: number,
  { purpose, dice }: Rolled,
): boolean | null {
  if (purpose === 'mines') return false;
  if (purpose !== 'clear mines') return isGood;
  const isShell = field.letters[unit] !== 'I' && !hasEngineers(field, state, unit);
  return sum(dice) >= (isShell ? SHELLS_CLEAR : clearsOn(field, state, unit));
}

const clearsOn = (field: Battlefield, state: State, unit: number): number =>
  hasEngineers(field, state, unit) ? ENGINEERS_CLEAR : INFANTRY_CLEARS;

/** BF2-MINE-05: the shell shows whether there are mines. */
export function shellMines(play: Play<Battleforce2>, hex: number, by: number): void {
  const mines = minesIn(play.state, hex);
  for (const { owner } of mines) play.happen({ type: 'mines-shelled', owner, hex });
  if (mines.length > 0) play.next({ step: 'mines/shelled', hex, by });
}

/** BF2-MINE-05: the mines do no damage. */
export function rollToShell(play: Play<Battleforce2>, { hex, by }: OptionFrames['mines/shelled']): void {
  const dice = play.roll('clear mines', 2, concerning(by));
  const result = sum(dice) >= SHELLS_CLEAR ? 'cleared' : 'nothing';
  play.happen({ type: 'mines-cleared', unit: null, hex, dice, result });
}
