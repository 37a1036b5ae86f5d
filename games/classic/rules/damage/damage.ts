import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming } from '../../kind.ts';

/** CBT-FALL-05 */
const GROUP = 5;

const whole = (points: number): number => points;

/** CBT-FALL-05: damage of falls, charges and the like comes in groups, each with its own location. */
export function strikeInGroups(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  points: number,
  from: Incoming,
  less: (points: number) => number = whole,
): void {
  const kind = field.kinds[unit];
  for (let left = points; left > 0; left -= GROUP) {
    const each = less(Math.min(left, GROUP));
    const struck = each > 0 && kind.rollLocation(play, field, unit, from);
    if (struck) kind.strike(play, field, unit, struck, each);
  }
}
