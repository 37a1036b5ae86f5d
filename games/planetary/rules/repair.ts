import type { Seat } from '@ironfield/kernel/state.ts';
import type { Fighter } from '../state.ts';
import { type InBattle, onBoard, sheetOf, sideOf } from './fighters.ts';

/** PA-CBT-09: damaged units of its side in the box of a convoy. */
export function repairableBy(state: InBattle, convoy: Fighter): Fighter[] {
  if (sheetOf(state, convoy.counter).kind !== 'convoy') return [];
  return onBoard(state, sideOf(state, convoy)).filter(
    ({ box, damaged, counter }) => damaged && box === convoy.box && counter !== convoy.counter,
  );
}

/** Convoys that have something to repair. */
export const repairersOf = (state: InBattle, side: Seat): Fighter[] =>
  onBoard(state, side).filter((fighter) => repairableBy(state, fighter).length > 0);
