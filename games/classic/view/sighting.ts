// The news for those to whom units look different all at once.

import { isSame } from '@ironfield/kernel/json.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
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
  const look = () => groups.map(([viewer]) => table(state, viewer));
  const before = look();
  change();
  for (const [group, now] of look().entries()) {
    const was = before[group].units;
    const news = now.units.flatMap((seen, unit) => (isSame(seen, was[unit]) ? [] : [{ unit, seen }]));
    if (news.length > 0) {
      const spotted = news.flatMap(({ unit, seen }) =>
        saysWho && seen.hex >= 0 && was[unit].hex < 0 ? [unit] : [],
      );
      const reveals = [...new Set([...news.map(({ unit }) => unit), ...finder])];
      play.emit({ type: 'sight', units: news, spotted, reveals }, groups[group]);
    }
    tellSheets(play, [before[group], now], groups[group]);
  }
}

/** MT-INFO-02: does something that opens or closes sheets, and tells those alone to whom they do. */
export function sheetsChanged(play: Play<Classic>, change: () => void): void {
  if (!play.listening) {
    change();
    return;
  }
  const { state } = play;
  const groups = groupsOf(battlefieldOf(state).setup);
  const look = () => groups.map(([viewer]) => table(state, viewer));
  const before = look();
  change();
  for (const [group, now] of look().entries()) tellSheets(play, [before[group], now], groups[group]);
}

type Table = Classic['Table'];

function tellSheets(
  play: Play<Classic>,
  [was, now]: readonly [Table, Table],
  viewers: readonly Viewer[],
): void {
  const units = now.units.flatMap((seen, unit) => {
    const isOpen = !now.veiled?.includes(unit);
    return isOpen === !was.veiled?.includes(unit)
      ? []
      : [{ unit, isOpen, seen, setup: now.setup.units[unit] }];
  });
  if (units.length === 0) return;
  const { weaponAttacks, physicalAttacks } = now;
  const reveals = units.map(({ unit }) => unit);
  play.emit({ type: 'sheets', units, weaponAttacks, physicalAttacks, reveals }, viewers);
}
