import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { mpUnderWay } from '../../rules/movement/movement-points.ts';
import { fall } from '../../rules/piloting/falls.ts';

/** A fall in the middle of a move. What it costs in MP is missing from those that were left (CBT-FALL-07). */
export function fallDown(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  levels: number,
  number: number,
): void {
  const { state } = play;
  const mech = state.units[unit];
  const before = mpUnderWay(field, state, unit);
  fall(play, field, unit, { levels, number });
  mech.thisTurn.mpLeft = Math.max(0, mech.thisTurn.mpLeft - (before - mpUnderWay(field, state, unit)));
}
