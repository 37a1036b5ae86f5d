import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming } from '../../kind.ts';
import { attackOn } from './inside.ts';

/** CBT-FALL-05 */
const GROUP = 5;

/** CBT-FALL-05: damage of falls, charges and the like comes in groups, each with its own location. */
export function strikeInGroups(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  points: number,
  from: Incoming & {
    /** The points of each group that reach the unit. */
    readonly less?: (points: number) => number;
    /** It is neither a blow nor a fall. */
    readonly isBlast?: true;
  },
): void {
  const isAttack = from.by !== undefined && from.by !== unit && !from.isBlast;
  if (isAttack) attackOn(play, field, unit, () => strikeGroups(play, field, unit, points, from));
  else strikeGroups(play, field, unit, points, from);
}

function strikeGroups(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  points: number,
  from: Parameters<typeof strikeInGroups>[4],
): void {
  const kind = field.kinds[unit];
  for (let left = points; left > 0; left -= GROUP) {
    const group = Math.min(left, GROUP);
    const each = from.less?.(group) ?? group;
    const struck = each > 0 && kind.rollLocation(play, field, unit, from);
    if (struck)
      kind.strike(play, field, unit, { ...struck, nature: from.isBlast ? undefined : 'blow' }, each);
  }
}
