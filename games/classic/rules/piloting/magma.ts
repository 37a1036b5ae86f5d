import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { befalls } from '../crew/about-rolls.ts';
import { isLost } from '../unit/condition.ts';
import { rollToStayUp } from './falls.ts';

const PURPOSE = 'magma';

/** MT-TER-05: 2D6 to every part that is in it: what a unit stands on, or all of one that lies or is swallowed. */
export function burnInMagma(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  isSwallowed = play.state.units[unit].prone,
): void {
  const kind = field.kinds[unit];
  const mech = play.state.units[unit];
  for (let part = 0; part < kind.codes.length; part++) {
    if (mech.loss !== null) break;
    if (isLost(mech.body, part) || (!isSwallowed && !kind.isCovered(part))) continue;
    const points = sum(
      play.roll(
        PURPOSE,
        2,
        befalls(field, unit, () => true),
      ),
    );
    kind.strike(play, field, unit, { part, rear: false, critical: false }, points);
  }
  if (play.state.phase === 'movement') rollToStayUp(play, field, unit);
}
