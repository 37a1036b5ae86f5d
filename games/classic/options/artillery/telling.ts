// The news of shells, and those who hear it.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import { groupsOf, seatsOf } from '../../knowledge.ts';
import type { Side } from '../../state.ts';
import { artilleryOf, findOut, gunsOf } from './battery.ts';
import { watchersOf } from './firing.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** MT-ARTY-18: told to the side that has found out a piece. */
    'piece-found': { readonly type: 'piece-found'; readonly gun: number; readonly side: Side };
  }
}

/** Everybody but those of a side. */
export const othersThan = (field: Battlefield, side: Side): Viewer[] => {
  const own = seatsOf(field.setup, side);
  return groupsOf(field.setup).flatMap((viewers) =>
    viewers.filter((viewer) => !own.includes(viewer as number)),
  );
};

/** MT-ARTY-18: whoever sees a shell burst finds out its piece. */
export function detect(play: Play<Classic>, field: Battlefield, index: number, cell: number): void {
  const { state } = play;
  const side = gunsOf(field)[index].side === 0 ? 1 : 0;
  if (!field.plugged.firesAtPieces?.() || artilleryOf(field, state).guns[index].isFoundOut) return;
  if (watchersOf(field, state, side, cell).length === 0) return;
  findOut(state, field, index);
  play.emit({ type: 'piece-found', gun: index, side }, seatsOf(field.setup, side));
}
