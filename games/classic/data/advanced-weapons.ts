// Weapons of Levels 2 and 3: those of the edition that Maximum Tech extends, and its own (MT-TABLE-01, MT-TABLE-02).
// A unit may have those that an option allows (arsenal.ts); the others can only be asked about.

import { ballistic, CLAN, energy, missile, type Row, ranges, type WeaponType } from './equipment.ts';

export interface AdvancedWeapon extends WeaponType {
  readonly tech: 'Inner Sphere' | 'Clan';
  readonly level: 2 | 3;
}

type Range = ReturnType<typeof ranges>;
type Listed = readonly WeaponType[];

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
const row = (name: string, heat: number, damage: number, tons: number, slots: number): Row => [
  idOf(name),
  name,
  heat,
  damage,
  tons,
  slots,
];

/** With the modifier that goes with a kind of weapon. */
const at = (toHit: number, weapons: Listed): Listed => weapons.map((weapon) => ({ ...weapon, toHit }));
const of = (tech: AdvancedWeapon['tech'], level: 2 | 3, weapons: Listed): AdvancedWeapon[] =>
  weapons.map((weapon) =>
    tech === 'Clan'
      ? { ...weapon, id: `clan_${weapon.id}`, name: `${CLAN}${weapon.name}`, tech, level }
      : { ...weapon, tech, level },
  );

// biome-ignore lint/complexity/useMaxParams: a line of the tables below
const beam = (
  name: string,
  heat: number,
  damage: number,
  tons: number,
  slots: number,
  ...range: [number, number, number]
): WeaponType => energy(row(name, heat, damage, tons, slots), ranges(0, ...range));

// biome-ignore lint/complexity/useMaxParams: a line of the tables below
const gun = (
  name: string,
  heat: number,
  damage: number,
  tons: number,
  slots: number,
  shots: number,
  ...range: [number, number, number, number]
): WeaponType => ({
  ...ballistic(row(name, heat, damage, tons, slots), ranges(...range), shots),
  takesClusters: name.startsWith('LB '),
  ...(name.startsWith('Ultra ') && { isUltra: true }),
  ...(name.startsWith('Rotary ') && { isRotary: true }),
});

/** MT-WPN-50: its ammunition is inert, and the rifle bursts. */
const gauss = (bursts: number, rifle: WeaponType): WeaponType => ({ ...rifle, explosive: 0, bursts });

const streaks = (weapons: Listed): Listed => weapons.map((weapon) => ({ ...weapon, locks: true }));

/** MT-WPN-44: their ranges are those in water. */
const torpedoes = (weapons: Listed): Listed => weapons.map((weapon) => ({ ...weapon, isTorpedo: true }));

/** MT-WPN-46: a salvo that is too large for the table is rolled for in two halves. */
const inHalves = (weapon: WeaponType): WeaponType =>
  weapon.cluster > LARGEST ? { ...weapon, columns: [weapon.cluster / 2, weapon.cluster / 2] } : weapon;

/** MT-ELEC-18, MT-WPN-51: one pod a shot, and what each explodes with. */
const pods = (explosive: number, launcher: WeaponType): WeaponType => ({
  ...launcher,
  throwsPods: true,
  explosive,
});

const single = (weapon: WeaponType): WeaponType => ({ ...weapon, isSingle: true });

/** Launchers of one kind: missiles, heat, tons, slots and shots of each. */
const launchers = (
  name: string,
  damage: number,
  range: Range,
  sizes: readonly (readonly [number, number, number, number, number])[],
): Listed =>
  sizes.map(([missiles, heat, tons, slots, shots]) =>
    missile(row(`${name} ${missiles}`, heat, damage, tons, slots), range, missiles, shots),
  );

const PULSE = -2;
const LONG_PULSE = -1;
const UNSTEADY = 1;
/** Missiles of the last column of the Cluster Hits Table. */
const LARGEST = 20;

const INNER_SPHERE: Listed = [
  beam('ER Large Laser', 12, 8, 5, 2, 7, 14, 19),
  beam('ER Medium Laser', 5, 5, 1, 1, 4, 8, 12),
  beam('ER Small Laser', 2, 3, 0.5, 1, 2, 4, 5),
  beam('ER PPC', 15, 10, 7, 3, 7, 14, 23),
  ...at(PULSE, [
    beam('Large Pulse Laser', 10, 9, 7, 2, 3, 7, 10),
    beam('Medium Pulse Laser', 4, 6, 2, 1, 2, 4, 6),
    beam('Small Pulse Laser', 2, 3, 1, 1, 1, 2, 3),
  ]),
  gauss(20, gun('Gauss Rifle', 1, 15, 15, 7, 8, 2, 7, 15, 22)),
  gauss(16, gun('Light Gauss Rifle', 1, 8, 12, 5, 16, 3, 8, 17, 25)),
  {
    ...gauss(25, gun('Heavy Gauss Rifle', 2, 25, 18, 11, 4, 4, 6, 13, 20)),
    falloff: [25, 20, 10],
    recoils: true,
  },
  gun('LB 2-X AC', 1, 2, 6, 4, 45, 4, 9, 18, 27),
  gun('LB 5-X AC', 1, 5, 8, 5, 20, 3, 7, 14, 21),
  gun('LB 10-X AC', 2, 10, 11, 6, 10, 0, 6, 12, 18),
  gun('LB 20-X AC', 6, 20, 14, 11, 5, 0, 4, 8, 12),
  gun('Ultra AC/2', 1, 2, 7, 3, 45, 3, 8, 17, 25),
  gun('Ultra AC/5', 1, 5, 9, 5, 20, 2, 6, 13, 20),
  gun('Ultra AC/10', 4, 10, 13, 7, 10, 0, 6, 12, 18),
  gun('Ultra AC/20', 8, 20, 15, 10, 5, 0, 3, 7, 10),
  gun('Rotary AC/2', 1, 2, 8, 3, 45, 0, 6, 12, 18),
  gun('Rotary AC/5', 1, 5, 10, 6, 20, 0, 5, 10, 15),
  ...at(
    UNSTEADY,
    launchers('MRM', 1, ranges(0, 3, 8, 15), [
      [10, 4, 3, 2, 24],
      [20, 6, 7, 3, 12],
      [30, 10, 10, 5, 8],
      [40, 12, 12, 7, 6],
    ]).map(inHalves),
  ),
  ...at(UNSTEADY, [
    single(missile(row('Rocket Launcher 10', 3, 1, 0.5, 1), ranges(0, 5, 11, 18), 10, 1)),
    single(missile(row('Rocket Launcher 15', 4, 1, 1, 2), ranges(0, 4, 9, 15), 15, 1)),
    single(missile(row('Rocket Launcher 20', 5, 1, 1.5, 3), ranges(0, 3, 7, 12), 20, 1)),
  ]),
  ...streaks(
    launchers('Streak SRM', 2, ranges(0, 3, 6, 9), [
      [2, 2, 1.5, 1, 50],
      [4, 3, 3, 1, 25],
      [6, 4, 4.5, 2, 15],
    ]),
  ),
  ...torpedoes([
    ...launchers('LRT', 1, ranges(6, 7, 14, 21), [
      [5, 2, 2, 1, 24],
      [10, 4, 5, 2, 12],
      [15, 5, 7, 3, 8],
      [20, 6, 10, 5, 6],
    ]),
    ...launchers('SRT', 2, ranges(0, 3, 6, 9), [
      [2, 2, 1, 1, 50],
      [4, 3, 2, 1, 25],
      [6, 4, 3, 2, 15],
    ]),
  ]),
  pods(2, missile(row('Narc', 0, 0, 3, 2), ranges(0, 3, 6, 9), 1, 6)),
  pods(3, missile(row('Improved Narc', 0, 0, 5, 3), ranges(0, 4, 9, 15), 1, 4)),
  beam('TAG', 0, 0, 1, 1, 5, 9, 15),
];

const INNER_SPHERE_3: Listed = [
  ...at(PULSE, [
    beam('Large X-Pulse Laser', 14, 9, 7, 2, 5, 10, 15),
    beam('Medium X-Pulse Laser', 6, 6, 2, 1, 3, 6, 9),
    beam('Small X-Pulse Laser', 3, 3, 1, 1, 2, 4, 5),
  ]),
  gun('Heavy Flamer', 5, 4, 1, 1, 10, 0, 2, 4, 6),
  gun('Light AC/2', 1, 2, 4, 1, 45, 0, 6, 12, 18),
  gun('Light AC/5', 1, 5, 5, 2, 20, 0, 5, 10, 15),
  gun('Long Tom Cannon', 20, 20, 20, 15, 5, 4, 6, 13, 20),
  gun('Sniper Cannon', 10, 10, 15, 10, 10, 2, 4, 8, 12),
  gun('Thumper Cannon', 6, 5, 10, 7, 20, 3, 4, 9, 14),
  // One missile, all in one place.
  ...(
    [
      [5, 3, 3, 1, 12],
      [10, 5, 7, 2, 6],
      [15, 7, 11, 3, 4],
      [20, 8, 15, 5, 3],
    ] as const
  ).map(([damage, heat, tons, slots, shots]) => ({
    ...missile(row(`Thunderbolt ${damage}`, heat, damage, tons, slots), ranges(5, 6, 12, 18), 1, shots),
    group: damage,
  })),
];

const LRM = ranges(0, 7, 14, 21);
const STREAK_SRM = ranges(0, 4, 8, 12);

const CLANS: Listed = [
  beam('ER Large Laser', 12, 10, 4, 1, 8, 15, 25),
  beam('ER Medium Laser', 5, 7, 1, 1, 5, 10, 15),
  beam('ER Small Laser', 2, 5, 0.5, 1, 2, 4, 6),
  beam('ER Micro Laser', 1, 2, 0.25, 1, 1, 2, 4),
  beam('Flamer', 3, 2, 0.5, 1, 1, 2, 3),
  beam('ER PPC', 15, 15, 6, 2, 7, 14, 23),
  ...at(UNSTEADY, [
    beam('Heavy Large Laser', 18, 16, 4, 3, 5, 10, 15),
    beam('Heavy Medium Laser', 7, 10, 1, 2, 3, 6, 9),
    beam('Heavy Small Laser', 3, 6, 0.5, 1, 1, 2, 3),
  ]),
  ...at(PULSE, [
    beam('Large Pulse Laser', 10, 10, 6, 2, 6, 14, 20),
    beam('Medium Pulse Laser', 4, 7, 2, 1, 4, 8, 12),
    beam('Small Pulse Laser', 2, 3, 1, 1, 2, 4, 6),
    beam('Micro Pulse Laser', 1, 3, 0.5, 1, 1, 2, 3),
  ]),
  gauss(20, gun('Gauss Rifle', 1, 15, 12, 6, 8, 2, 7, 15, 22)),
  gun('LB 2-X AC', 1, 2, 5, 3, 45, 4, 10, 20, 30),
  gun('LB 5-X AC', 1, 5, 7, 4, 20, 3, 8, 15, 24),
  gun('LB 10-X AC', 2, 10, 10, 5, 10, 0, 6, 12, 18),
  gun('LB 20-X AC', 6, 20, 12, 9, 5, 0, 4, 8, 12),
  gun('Ultra AC/2', 1, 2, 5, 2, 45, 2, 9, 18, 27),
  gun('Ultra AC/5', 1, 5, 7, 3, 20, 0, 7, 14, 21),
  gun('Ultra AC/10', 3, 10, 10, 4, 10, 0, 6, 12, 18),
  gun('Ultra AC/20', 7, 20, 12, 8, 5, 0, 4, 8, 12),
  gun('Flamer (Vehicle)', 3, 2, 0.5, 1, 20, 0, 1, 2, 3),
  // No long range is printed for it.
  gun('Heavy Machine Gun', 0, 3, 0.5, 1, 100, 0, 1, 2, 2),
  gun('Machine Gun', 0, 2, 0.25, 1, 200, 0, 1, 2, 3),
  gun('Light Machine Gun', 0, 1, 0.25, 1, 200, 0, 2, 4, 6),
  // MT-WPN-42: in groups of five points, whatever they are loaded with.
  ...launchers('ATM', 2, ranges(4, 5, 10, 15), [
    [3, 2, 1.5, 2, 20],
    [6, 4, 3.5, 3, 10],
    [9, 6, 5, 4, 7],
    [12, 8, 7, 5, 5],
  ]).map((launcher) => ({ ...launcher, group: 5 })),
  ...launchers('LRM', 1, LRM, [
    [5, 2, 1, 1, 24],
    [10, 4, 2.5, 1, 12],
    [15, 5, 3.5, 2, 8],
    [20, 6, 5, 4, 6],
  ]),
  ...launchers('SRM', 2, ranges(0, 3, 6, 9), [
    [2, 2, 0.5, 1, 50],
    [4, 3, 1, 1, 25],
    [6, 4, 1.5, 1, 15],
  ]),
  ...streaks(
    launchers('Streak SRM', 2, STREAK_SRM, [
      [2, 2, 1, 1, 50],
      [4, 3, 2, 1, 25],
      [6, 4, 3, 2, 15],
    ]),
  ),
  ...torpedoes([
    ...launchers('LRT', 1, LRM, [
      [5, 2, 1, 1, 24],
      [10, 4, 2.5, 1, 12],
      [15, 5, 3.5, 2, 8],
      [20, 6, 5, 4, 6],
    ]),
    ...launchers('SRT', 2, ranges(0, 3, 6, 9), [
      [2, 2, 0.5, 1, 50],
      [4, 3, 1, 1, 25],
      [6, 4, 1.5, 1, 15],
    ]),
  ]),
  pods(2, missile(row('Narc', 0, 0, 2, 1), STREAK_SRM, 1, 6)),
  beam('TAG', 0, 0, 1, 1, 5, 9, 15),
  beam('Light TAG', 0, 0, 0.5, 1, 3, 6, 9),
];

const CLANS_3: Listed = [
  ...at(LONG_PULSE, [
    beam('ER Large Pulse Laser', 13, 10, 6, 3, 7, 15, 23),
    beam('ER Medium Pulse Laser', 6, 7, 2, 2, 5, 9, 14),
    beam('ER Small Pulse Laser', 3, 5, 1.5, 1, 2, 4, 6),
  ]),
  ...streaks(
    launchers('Streak LRM', 1, LRM, [
      [5, 2, 2, 1, 24],
      [10, 4, 5, 2, 12],
      [15, 5, 7, 3, 8],
      [20, 6, 10, 5, 6],
    ]),
  ),
];

export const ADVANCED_WEAPONS: readonly AdvancedWeapon[] = [
  ...of('Inner Sphere', 2, INNER_SPHERE),
  ...of('Inner Sphere', 3, INNER_SPHERE_3),
  ...of('Clan', 2, CLANS),
  ...of('Clan', 3, CLANS_3),
];
