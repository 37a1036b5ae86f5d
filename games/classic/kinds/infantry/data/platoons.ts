// Platoons, by how they move and what they carry (MT-PRE-13).

import { type CloseAttack, ranges, type WeaponType } from '../../../data/equipment.ts';
import type { Arms, InfantryMotion } from '../../../units/infantry-file.ts';

/** Most troopers; a jump platoon of the Clans has more than others that jump. */
export const MOST: Readonly<Record<InfantryMotion, number>> = { foot: 28, motorized: 28, jump: 25 };

/** MP on the ground and jumping. */
interface Speed {
  readonly ground: number;
  readonly jump: number;
}

/** Lasers and SRMs are heavy. */
const HEAVY: readonly Arms[] = ['laser', 'srm'];

export function speedOf(motion: InfantryMotion, arms: Arms): Speed {
  if (arms === 'lrm') return SPEED_WITH_LRMS[motion];
  const fast = HEAVY.includes(arms) ? 2 : 3;
  if (motion === 'foot') return { ground: 1, jump: 0 };
  return motion === 'motorized' ? { ground: fast, jump: 0 } : { ground: 1, jump: fast };
}

/** MT-IEQP-05 */
const SPEED_WITH_LRMS: Readonly<Record<InfantryMotion, Speed>> = {
  foot: { ground: 1, jump: 0 },
  motorized: { ground: 3, jump: 0 },
  jump: { ground: 1, jump: 3 },
};

/** Points of damage of so many troopers. */
const DAMAGE: Readonly<Record<Arms, (troopers: number) => number>> = {
  rifle: (troopers) => Math.ceil(troopers / 4),
  laser: (troopers) => Math.ceil(troopers / 2),
  srm: (troopers) => Math.ceil(troopers / 2),
  lrm: (troopers) => Math.ceil(troopers / 4),
  'machine-gun': inThirds,
  flamer: inThirds,
};

function inThirds(troopers: number): number {
  if (troopers === 1) return 1;
  return troopers >= 28 ? 10 : Math.ceil((troopers - 1) / 3);
}

export const damageOf = (arms: Arms, troopers: number): number =>
  troopers <= 0 ? 0 : DAMAGE[arms](troopers);

interface Small {
  readonly name: string;
  readonly category: WeaponType['category'];
  /** To the number at units in the same hex. */
  readonly sameHex: number;
  readonly range: ReturnType<typeof ranges>;
  readonly byRange?: readonly number[];
}

const RIFLE = ranges(0, 1, 2, 2);
const LASER = ranges(0, 1, 2, 3);
const SRM = ranges(0, 2, 4, 6);
/** MT-IEQP-05: what range adds is a row of its own. */
const LRM = ranges(0, 6, 9, 12);

/** MT-IEQP-05: to the number at 0 to 12 hexes. */
const LRM_ROW = [8, 6, 4, 2, 0, 0, 0, 2, 2, 2, 4, 4, 5];

const SMALL_ARMS: Readonly<Record<Arms, Small>> = {
  rifle: { name: 'Rifles', category: 'ballistic', sameHex: -2, range: RIFLE },
  'machine-gun': { name: 'Machine guns of infantry', category: 'ballistic', sameHex: -2, range: LASER },
  flamer: { name: 'Flamers of infantry', category: 'energy', sameHex: -1, range: RIFLE },
  laser: { name: 'Laser rifles', category: 'energy', sameHex: -2, range: LASER },
  srm: { name: 'SRM launchers of infantry', category: 'missile', sameHex: -1, range: SRM },
  lrm: { name: 'LRM launchers of infantry', category: 'missile', sameHex: 8, range: LRM, byRange: LRM_ROW },
};

/** Points of a hit that share a location. */
export const GROUP = 5;

/** The fire of a platoon of so many, as a weapon: all of them together, with one roll. */
export const smallArms = (arms: Arms, troopers: number): WeaponType => ({
  id: `infantry_${arms.replace('-', '_')}`,
  name: SMALL_ARMS[arms].name,
  category: SMALL_ARMS[arms].category,
  heat: 0,
  damage: damageOf(arms, troopers),
  cluster: 0,
  group: GROUP,
  ...SMALL_ARMS[arms].range,
  halfTons: 0,
  slots: 0,
  shots: 0,
  toHit: 0,
  takesClusters: false,
  sameHex: SMALL_ARMS[arms].sameHex,
  ...(SMALL_ARMS[arms].byRange && { byRange: SMALL_ARMS[arms].byRange }),
});

/** MT-PRE-15: numbers, by the fewest troopers that need no more. */
const CLOSE: Readonly<Record<CloseAttack, readonly (readonly [troopers: number, number: number])[]>> = {
  leg: [
    [22, 4],
    [16, 7],
    [10, 10],
    [5, 12],
  ],
  swarm: [
    [22, 7],
    [16, 10],
  ],
  mine: [],
};

export const closeBaseOf = (how: CloseAttack, troopers: number): number | null =>
  CLOSE[how].find(([least]) => troopers >= least)?.[1] ?? null;

/** MT-PRE-15: where a leg attack finds nothing to break inside. */
export const LEG_DAMAGE = 4;

/** MT-PRE-15: as weapons that reach no farther than their own hex. */
export const closeAttack = (how: CloseAttack, damage: number): WeaponType => ({
  id: `infantry_${how}`,
  name: how === 'leg' ? 'Leg attack' : 'Swarm',
  category: 'ballistic',
  heat: 0,
  damage,
  cluster: 0,
  group: damage,
  ...ranges(0, 0, 0, 0),
  halfTons: 0,
  slots: 0,
  shots: 0,
  toHit: 0,
  takesClusters: false,
  sameHex: 0,
  closeAttack: how,
});
