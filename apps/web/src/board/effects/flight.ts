// The rounds and beams that leave a weapon, and the time they are under way.

import type { Shot } from '../shot.ts';

export type ShotLook = 'beam' | 'bolt' | 'burst' | 'salvo' | 'flames' | 'blow';

const LOOKS: readonly (readonly [RegExp, ShotLook])[] = [
  [/^blow$/, 'blow'],
  [/flamer|inferno|plasma/i, 'flames'],
  [/ppc|particle|lightning/i, 'bolt'],
  [/laser|beam/i, 'beam'],
  [/[ls]rm|missile|rocket|torpedo|narc/i, 'salvo'],
];

/** By the name of a weapon; whatever is not known is a gun, or missiles if there are several. */
export const lookOf = ({ name, cluster }: Pick<Shot, 'name' | 'cluster'>): ShotLook =>
  LOOKS.find(([pattern]) => pattern.test(name))?.[1] ?? (cluster > 0 ? 'salvo' : 'burst');

/** Milliseconds from the muzzle to the target. */
export const FLIGHT: Readonly<Record<ShotLook, number>> = {
  beam: 100,
  bolt: 140,
  burst: 140,
  salvo: 420,
  flames: 200,
  blow: 110,
};

/** Between two rounds of a burst, and between two missiles. */
export const ROUND = 60;
export const MISSILE = 22;

const MOST_ROUNDS = 6;
const MOST_MISSILES = 10;

/** The number of rounds or missiles drawn: of guns the more, the heavier they are. */
export function drawnCount(shot: Shot): number {
  const look = lookOf(shot);
  if (look === 'salvo') return Math.max(1, Math.min(shot.cluster, MOST_MISSILES));
  return look === 'burst' ? Math.min(2 + Math.floor(shot.damage / 4), MOST_ROUNDS) : 1;
}

/** When the last of it arrives. */
export function arrivalOf(shot: Shot): number {
  const look = lookOf(shot);
  const apart = look === 'burst' ? ROUND : look === 'salvo' ? MISSILE : 0;
  return FLIGHT[look] + apart * (drawnCount(shot) - 1);
}
