import type { Prospects } from '@ironfield/kernel/play/game.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { State } from '../../state.ts';

/** A unit that has left the map is not lost, but fights no more. */
const ESCAPED = 0.5;

/** What each seat's side has left: armour and internal structure of the units that are in play. */
export function prospects(state: State): Prospects {
  const { designs, unitsOf } = battlefieldOf(state);
  const shares = unitsOf.map((units) => {
    let [full, left] = [0, 0];
    for (const unit of units) {
      const { loss, body } = state.units[unit];
      full += total(designs[unit].armor) + total(designs[unit].structure);
      if (loss === null || loss === 'escaped') {
        left += (total(body.armor) + total(body.structure)) * (loss === null ? 1 : ESCAPED);
      }
    }
    return full === 0 ? 0 : left / full;
  });
  return { turn: state.turn, left: state.setup.seats.map(({ side }) => shares[side]) };
}

function total(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index++) sum += numbers[index];
  return sum;
}
