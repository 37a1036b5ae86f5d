import { groupedBy } from '@ironfield/kernel/grouping.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isAerospace, isAir, mayEnter } from '../kinds.ts';
import { GLOBE, isOnSurface, skyAbove } from '../places.ts';
import { worldIn } from '../world.ts';
import { enemiesAt, type InWar, sheetOn, unitsAt } from './stacks.ts';

/** Can this unit go to a hex beside it, over their common side? */
function canReach(state: InWar, id: number, from: number, to: number): boolean {
  const world = worldIn(state.setup);
  const { kind } = sheetOn(state, id);
  if (!mayEnter(kind, world[to])) return false;
  if (isAir(kind)) return true;
  const parts = (hex: number) => (kind === 'naval' ? world[hex].waterParts : world[hex].landParts).flat();
  return parts(from).includes(to) && parts(to).includes(from);
}

/** PA-CBT-16: hexes for those who have fled together: with friends if there are any, else without enemies. */
export function refugesOf(state: InWar, side: Seat, from: number, ids: readonly number[]): number[] {
  // PA-FOT-12: from Mars and Venus ships alone get away.
  if (!isOnSurface(from))
    return ids.every((id) => isAerospace(sheetOn(state, id).kind)) ? [skyAbove(from)] : [];
  const open = GLOBE.neighbours[from].filter((hex) => ids.every((id) => canReach(state, id, from, hex)));
  const isFree = (hex: number) => enemiesAt(state, hex, side).length === 0;
  const hasFriends = (hex: number) => unitsAt(state, hex, side).some((id) => !ids.includes(id));
  const friends = open.filter(hasFriends);
  const safe = friends.filter(isFree);
  if (safe.length > 0) return safe;
  return friends.length > 0 ? friends : open.filter(isFree);
}

/** PA-CBT-16: those who can go to one hex stay together; else ships, VTOLs and ground units go each for themselves. */
export function partiesOf(state: InWar, side: Seat, from: number, ids: readonly number[]): number[][] {
  if (ids.length === 0) return [];
  if (refugesOf(state, side, from, ids).length > 0) return [[...ids]];
  const classOf = (id: number) => {
    const { kind } = sheetOn(state, id);
    return isAir(kind) ? 'air' : kind === 'naval' ? 'sea' : 'land';
  };
  return [...groupedBy(ids, classOf).values()];
}
