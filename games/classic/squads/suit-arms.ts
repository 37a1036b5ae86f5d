// Weapons that only battle armour carries (MT-WPN-63). Those of the Clans that share a name with one of the Inner Sphere are
// told apart by it.

import { energy, ranges, type WeaponType } from '../data/equipment.ts';
import { addSuitArms } from './suit-weapons.ts';

interface Extra {
  readonly toHit?: number;
  readonly doublesHits?: true;
  readonly roundsUp?: true;
  readonly isSingle?: true;
}

type Reach = readonly [min: number, short: number, medium: number, long: number];

const idOf = (name: string): string =>
  `suit_${name
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/[^a-z0-9]+/g, '_')}`;

/** One shot of each trooper, or as many as `barrels` says. */
function arm(
  category: WeaponType['category'],
  name: string,
  damage: number,
  reach: Reach,
  { barrels = 0, ...extra }: Extra & { readonly barrels?: number } = {},
): WeaponType {
  return {
    ...energy([idOf(name), name, 0, damage, 0, 0], ranges(...reach)),
    category,
    cluster: barrels,
    group: damage,
    ...extra,
  };
}

const laser = (name: string, damage: number, reach: Reach, toHit = 0): WeaponType =>
  arm('energy', name, damage, reach, { toHit });
const gun = (name: string, damage: number, reach: Reach, extra: Extra = {}): WeaponType =>
  arm('ballistic', name, damage, reach, extra);

/** LRMs, MRMs and LAWs one point each in groups of five, SRMs two each. */
const missiles = (name: string, rack: number, reach: Reach, extra: Extra = {}): WeaponType => ({
  ...arm('missile', name, name.includes('SRM') ? 2 : 1, reach, { barrels: rack, ...extra }),
  group: name.includes('SRM') ? 2 : 5,
});

/** Their own hex. */
const HERE: Reach = [0, 0, 0, 0];
const NEAR: Reach = [0, 1, 2, 3];
const CLOSE: Reach = [0, 3, 6, 9];
const SIX: Reach = [0, 2, 4, 6];
const PULSE = { toHit: -2 } as const;
const UNSTEADY = { toHit: 1 } as const;
const DOUBLED = { doublesHits: true } as const;

const racks = (
  sizes: readonly number[],
  of: (size: number) => readonly [name: string, reach: Reach, extra?: Extra],
): WeaponType[] =>
  sizes.map((size) => {
    const [name, reach, extra] = of(size);
    return missiles(name, size, reach, extra);
  });

const SUIT_ARMS: readonly WeaponType[] = [
  arm('energy', 'Twin Small Lasers', 3, NEAR, { barrels: 2 }),
  arm('energy', 'Triple Small Lasers', 3, NEAR, { barrels: 3 }),
  arm('energy', 'Twin Small Pulse Lasers', 3, NEAR, { barrels: 2, ...PULSE }),
  arm('ballistic', 'Triple Machine Guns', 2, NEAR, { barrels: 3 }),
  arm('energy', 'Twin Flamers', 2, NEAR, DOUBLED),
  laser('Support PPC', 2, [0, 2, 5, 7]),
  laser('Plasma Rifle', 2, SIX),
  laser('ER Micro Laser', 2, [0, 1, 2, 4]),
  laser('Micro Pulse Laser', 3, NEAR, -2),
  laser('Support Pulse Laser', 3, SIX, -2),
  laser('Semi-Portable Heavy Laser', 6, NEAR, 1),
  laser('Ultra Heavy Support Laser', 10, CLOSE, 1),
  laser('ER Heavy Support Laser', 7, [0, 5, 10, 15]),
  gun('Bearhunter AC', 3, [0, 0, 1, 2], UNSTEADY),
  gun('Twin Bearhunter ACs', 3, [0, 0, 1, 2], { ...UNSTEADY, ...DOUBLED }),
  gun('Semi-Portable Autocannon', 3, [0, 1, 2, 2]),
  gun('Semi-Portable Machine Gun', 1, SIX),
  gun('Magshot Gauss Rifle', 2, CLOSE),
  gun('King David Light Gauss Rifle', 1, CLOSE),
  gun('David Light Gauss Rifle', 1, [0, 3, 5, 8]),
  gun('Tsunami Heavy Gauss Rifle', 1, [0, 2, 4, 5]),
  gun('Grand Mauler Gauss Cannon', 1, [0, 2, 4, 5]),
  gun('Light Recoilless', 2, SIX),
  gun('Medium Recoilless', 3, SIX),
  gun('Heavy Recoilless', 3, [0, 3, 5, 7]),
  gun('Light Mortar', 3, [1, 1, 2, 3]),
  gun('Heavy Mortar', 3, [2, 2, 4, 6]),
  gun('Auto Grenade Launcher', 1, NEAR),
  gun('Micro Grenade Launcher', 1, [0, 1, 2, 2]),
  missiles('Fenrir SRM 4', 2, CLOSE, DOUBLED),
  missiles('Phalanx SRM 4', 2, CLOSE, DOUBLED),
  ...racks([1, 2, 3, 4, 5, 6], (size) => [`Advanced SRM ${size}`, [0, 4, 8, 12], { roundsUp: true }]),
  ...racks([1, 2, 3, 4, 5], (size) => [
    size === 1 ? 'LAW Launcher' : `LAW ${size} Launcher`,
    [0, 3, 7, 12],
    { ...UNSTEADY, isSingle: true },
  ]),
  ...racks([1, 2, 3, 4, 5], (size) => [`MRM ${size}`, [0, 3, 8, 15], UNSTEADY]),
  ...racks([1, 2, 3, 4], (size) => [`LRM ${size}`, [6, 7, 14, 21]]),
  { ...missiles('Torpedo/LRM 5', 5, [6, 7, 14, 21]), swims: true },
  { ...arm('ballistic', 'Firedrake Needler', 1, NEAR), isForPlatoons: true },
  { ...arm('ballistic', 'Single Vibroclaw', 1, HERE), isForPlatoons: true, rips: 1 },
  { ...arm('ballistic', 'Vibroclaws', 2, HERE), isForPlatoons: true, rips: 2 },
  { ...arm('missile', 'Compact Narc', 0, [0, 2, 4, 5]), throwsPods: true },
  { ...arm('ballistic', 'Micro Bomb', 2, HERE), isDropped: true },
  { ...arm('ballistic', 'Mine Launcher', 4, HERE), closeAttack: 'mine' },
];

addSuitArms(SUIT_ARMS);
