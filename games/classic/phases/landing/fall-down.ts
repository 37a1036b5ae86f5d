import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { orderedMode } from '../../rules/movement/gaits.ts';
import { mpFor } from '../../rules/movement/movement-points.ts';
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
  const ordered = orderedMode(mech.thisTurn);
  const mode = ordered === 'still' || ordered === 'jump' ? 'walk' : ordered;
  const before = mpFor(field, state, unit, mode);
  fall(play, field, unit, { levels, number });
  mech.thisTurn.mpLeft = Math.max(0, mech.thisTurn.mpLeft - (before - mpFor(field, state, unit, mode)));
}
