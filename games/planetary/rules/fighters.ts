import type { Seat } from '@ironfield/kernel/state.ts';
import { CHARGING_TOUGHNESS } from '../data/tables.ts';
import type { Battle, Counter, Fighter, State, UnitSheet } from '../state.ts';
import { isNonCombatant } from './kinds.ts';

/** The state during a battle, as its rules need it. */
export type InBattle = Pick<State, 'setup' | 'counters'> & {
  readonly battle: Battle;
  readonly war?: State['war'];
};

export const battleIn = (state: State): InBattle => {
  if (!state.battle) throw new Error('There is no battle');
  return state as InBattle;
};

export const sheetOf = (
  { setup, counters }: Pick<InBattle, 'setup' | 'counters'>,
  counter: number,
): UnitSheet => setup.sheets[counters[counter].type];

export const counterOf = ({ counters }: InBattle, { counter }: Fighter): Counter => counters[counter];

export const sideOf = ({ counters }: InBattle, { counter }: Fighter): Seat => counters[counter].side;

/** The counter on the board; it must take part in the battle. */
export function fighterOf({ battle }: InBattle, counter: number): Fighter {
  return battle.fighters.find((fighter) => fighter.counter === counter)!;
}

export const isOnBoard = ({ box }: Fighter): boolean => box >= 0;

/** Those of a side that stand on the board. */
export const onBoard = (state: InBattle, side: Seat): Fighter[] =>
  state.battle.fighters.filter((fighter) => fighter.box >= 0 && sideOf(state, fighter) === side);

/** PA-CBT-16: those who could hold the field, set up or not. */
export const combatantsIn = (state: InBattle): Fighter[] =>
  state.battle.fighters.filter(({ counter }) => !isNonCombatant(sheetOf(state, counter).kind));

/** PA-CBT-16: those who can hold the field. */
export const combatants = (state: InBattle, side: Seat): Fighter[] =>
  onBoard(state, side).filter(({ counter }) => !isNonCombatant(sheetOf(state, counter).kind));

/** PA-CBT-03, PA-CBT-07: an enemy city alone bars nobody from a box; everybody else does. */
export const isHeldAgainst = (state: InBattle, side: Seat, box: number): boolean =>
  state.battle.fighters.some(
    (fighter) =>
      fighter.box === box &&
      sideOf(state, fighter) !== side &&
      sheetOf(state, fighter.counter).kind !== 'city',
  );

/** PA-DEEP-06: does a ship charge its drive while it fights? */
export const isChargingFighter = ({ war }: InBattle, counter: number): boolean =>
  war?.sky?.drives.some(
    (each) =>
      each.counter === counter && (typeof each.drive === 'number' || typeof each.battery === 'number'),
  ) ?? false;

/** PA-DEEP-06: what damage has to come to; less for a ship that charges. */
export const toughnessOf = (state: InBattle, counter: number): number =>
  sheetOf(state, counter).toughness - (isChargingFighter(state, counter) ? CHARGING_TOUGHNESS : 0);
