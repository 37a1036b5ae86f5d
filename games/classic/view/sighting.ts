// The news for those to whom units look different all at once.

import { isSame } from '@ironfield/kernel/json.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Classic } from '../game-types.ts';
import { groupsOf } from '../knowledge.ts';
import { table } from '../view.ts';

interface Told {
  readonly saysWho?: boolean;
  readonly finder?: readonly number[];
}

/**
 * Does something that changes what can be seen, and tells everybody what has become of it for them. It is said who has
 * been spotted by that, unless somebody else says so. The finder is known by it even if it looks as before.
 */
export function watched(
  play: Play<Classic>,
  change: () => void,
  { saysWho = true, finder = [] }: Told = {},
): void {
  if (!play.listening) {
    change();
    return;
  }
  const { state } = play;
  const groups = groupsOf(battlefieldOf(state).setup);
  const look = () => groups.map(([viewer]) => table(state, viewer).units);
  const before = look();
  change();
  for (const [group, units] of look().entries()) {
    const news = units.flatMap((seen, unit) => (isSame(seen, before[group][unit]) ? [] : [{ unit, seen }]));
    if (news.length === 0) continue;
    const spotted = news.flatMap(({ unit, seen }) =>
      saysWho && seen.hex >= 0 && before[group][unit].hex < 0 ? [unit] : [],
    );
    const reveals = [...new Set([...news.map(({ unit }) => unit), ...finder])];
    play.emit({ type: 'sight', units: news, spotted, reveals }, groups[group]);
  }
}
