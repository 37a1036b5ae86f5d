import type { Prospects } from '@ironfield/kernel/play/game.ts';
import { battlefieldOf } from '../battlefields.ts';
import { claimantOf, type State } from '../state.ts';

/** An Objective that is claimed counts as so much of a force. */
const CLAIMED = 0.15;

/** What each side has left: boxes of its elements, and the Objectives that it has claimed. */
export function prospects(state: State): Prospects {
  const { records, unitsOf, elementsOf } = battlefieldOf(state);
  const left = unitsOf.map((units, seat) => {
    let [full, now] = [0, 0];
    for (const element of units.flatMap((unit) => elementsOf[unit])) {
      const { destroyed, condition } = state.elements[element];
      const { sheet } = records[element];
      full += sheet.armor + sheet.structure;
      if (!destroyed) now += condition.armor + condition.structure;
    }
    const claimed = state.objectives.filter((each) => each.claimed && claimantOf(each) === seat).length;
    return (full === 0 ? 0 : now / full) + CLAIMED * claimed;
  });
  return { turn: state.turn, left };
}
