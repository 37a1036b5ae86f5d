// What a shot, a fall or an explosion looks and sounds like.

import type { Spot } from './geometry.ts';

/** What leaves a weapon. */
export type ShotLook = 'beam' | 'bolt' | 'burst' | 'salvo' | 'flames' | 'blow';

export interface Shot {
  readonly look: ShotLook;
  /** Rounds or missiles. */
  readonly count: number;
  /** What a hit does, which makes it wider and louder. */
  readonly power: number;
}

/** A shot on the map. */
export interface DrawnShot extends Shot {
  readonly from: Spot;
  readonly to: Spot;
  readonly isHit: boolean;
}

/** Something that happens in one place. */
export interface DrawnBurst {
  readonly kind: 'fall' | 'blast';
  readonly at: Spot;
}

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

/** How many rounds or missiles are drawn. */
export const drawnCount = ({ look, count }: Shot): number =>
  look === 'salvo' ? Math.min(count, MOST_MISSILES) : look === 'burst' ? Math.min(count, MOST_ROUNDS) : 1;

/** When the last of it arrives. */
export function arrivalOf(shot: Shot): number {
  const apart = shot.look === 'burst' ? ROUND : shot.look === 'salvo' ? MISSILE : 0;
  return FLIGHT[shot.look] + apart * (drawnCount(shot) - 1);
}

const LOOKS: readonly (readonly [RegExp, ShotLook])[] = [
  [/flamer|inferno|plasma|fire|napalm/i, 'flames'],
  [/ppc|particle|lightning/i, 'bolt'],
  [/laser|beam/i, 'beam'],
  [/[ls]rm|mrm|missile|rocket|torpedo|thunderbolt|narc|arrow|\batm\b|\bg?m[hl]?\d*\b/i, 'salvo'],
];

/** By the name of a weapon; whatever is not known is a gun. */
export const lookOf = (name: string): ShotLook =>
  LOOKS.find(([pattern]) => pattern.test(name))?.[1] ?? 'burst';
