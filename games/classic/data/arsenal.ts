// Every weapon that a unit may have, by its name, and the ammunition it takes. Beyond the introductory rules an option has
// to allow it.

import { type Ordnance, PIECE_TYPES, type Piece } from './artillery.ts';
import { SUPPORT_WEAPONS, WEAPONS, type WeaponType } from './equipment.ts';
import type { Gear } from './gear.ts';

const NAMED = new Map<string, WeaponType>(
  [...WEAPONS, ...SUPPORT_WEAPONS].map((weapon) => [weapon.name, weapon]),
);
const FAMILIES = new Map<WeaponType, Gear>();
/** Names of weapons that there are, whether units may have them or not. */
const KNOWN = new Set<string>();

/** Weapons beyond the introductory rules: a first battle over a slow line loads none. */
export function addWeapons(gear: Gear, weapons: readonly WeaponType[]): void {
  for (const weapon of weapons) {
    NAMED.set(weapon.name, weapon);
    FAMILIES.set(weapon, gear);
  }
}

export function knowWeapons(names: readonly string[]): void {
  for (const name of names) KNOWN.add(name);
}

export const isWeapon = (name: string): boolean => NAMED.has(name) || KNOWN.has(name);

export const weaponNamed = (name: string): WeaponType | undefined => NAMED.get(name);

/** All that is in it. */
export const armory = (): readonly WeaponType[] => [...NAMED.values()];

/** The gear that an option has to allow for it. */
export function gearOf(type: WeaponType): Gear | undefined {
  if (type.support === 'TAG') return 'TAG';
  if (type.support === 'AMS') return type.category === 'energy' ? 'a laser AMS' : 'an anti-missile system';
  if (type.support) return 'artillery';
  return FAMILIES.get(type);
}

/** All weapons of a family. */
export const weaponsOf = (gear: Gear): readonly WeaponType[] =>
  [...FAMILIES].flatMap(([weapon, own]) => (own === gear ? [weapon] : []));

/** Ammunition other than the usual. */
export type Load = Exclude<Ordnance, 'high-explosive'> | MissileLoad;

/** Of launchers of missiles and pods. */
type MissileLoad = 'artemis' | 'semi-guided' | 'narc' | 'explosive' | 'bola' | 'ecm pods' | 'haywire';

const LOADS: Readonly<Record<string, Exclude<Load, MissileLoad>>> = {
  Cluster: 'cluster',
  Flechette: 'flechette',
  Copperhead: 'copperhead',
  Homing: 'homing',
  Thunder: 'thunder',
  Illumination: 'illumination',
  Smoke: 'smoke',
};

/** The rounds of LB-X autocannons besides slugs (MT-WPN-42). */
const CLUSTERS = / Cluster$/;

/** MT-ELEC-13: missiles that listen to Artemis IV. */
const ARTEMIS = / Artemis-capable$/;
/** LRMs and SRMs, but no Streaks. */
export const isArtemisLauncher = ({ id }: Pick<WeaponType, 'id'>): boolean =>
  /^(clan_)?[ls]rm_?\d+$/.test(id);

/** MT-WPN-56: LRMs that follow TAG. */
const SEMI_GUIDED = / Semi-guided$/;
const isLrm = ({ id }: Pick<WeaponType, 'id'>): boolean => /^(clan_)?lrm_?\d+$/.test(id);

/** MT-ELEC-18, MT-WPN-35: missiles that follow pods, and other pods than beacons. */
export const POD_MUNITIONS: readonly {
  readonly called: string;
  readonly load: Load;
  readonly gear: Gear;
  fits(weapon: WeaponType): boolean;
}[] = [
  { called: 'Narc-capable', load: 'narc', gear: 'Narc beacons', fits: isArtemisLauncher },
  {
    called: 'Explosive',
    load: 'explosive',
    gear: 'Narc beacons',
    fits: ({ throwsPods }) => throwsPods === true,
  },
  {
    called: 'ECM',
    load: 'ecm pods',
    gear: 'improved Narc launchers',
    fits: ({ id }) => id === 'improved_narc',
  },
  {
    called: 'Haywire',
    load: 'haywire',
    gear: 'improved Narc launchers',
    fits: ({ id }) => id === 'improved_narc',
  },
  { called: 'Bola', load: 'bola', gear: 'Narc bola pods', fits: ({ id }) => /^(clan_)?narc$/.test(id) },
];

/** "Long Tom", "Cluster Long Tom" and "Arrow IV Homing" (MT-ARTY-05). */
export function ammunitionNamed(name: string): { weapon: WeaponType; load?: Load } | undefined {
  const usual = weaponNamed(name);
  if (usual) return { weapon: usual };
  const weapon = weaponNamed(name.replace(CLUSTERS, ''));
  if (weapon?.takesClusters && CLUSTERS.test(name)) return { weapon, load: 'cluster' };
  const launcher = weaponNamed(name.replace(ARTEMIS, ''));
  if (launcher && isArtemisLauncher(launcher) && ARTEMIS.test(name))
    return { weapon: launcher, load: 'artemis' };
  const guided = SEMI_GUIDED.test(name) ? weaponNamed(name.replace(SEMI_GUIDED, '')) : undefined;
  if (guided && isLrm(guided)) return { weapon: guided, load: 'semi-guided' };
  for (const { called, load, fits } of POD_MUNITIONS) {
    const thrower = name.endsWith(` ${called}`) ? weaponNamed(name.slice(0, -called.length - 1)) : undefined;
    if (thrower && fits(thrower)) return { weapon: thrower, load };
  }
  for (const { weapon, load, called } of SPECIAL_LOADS) if (called === name) return { weapon, load };
  return undefined;
}

const SPECIAL_LOADS = SUPPORT_WEAPONS.flatMap((weapon) =>
  weapon.support === undefined || weapon.support === 'TAG' || weapon.support === 'AMS'
    ? []
    : Object.entries(LOADS)
        .filter(([, load]) => PIECE_TYPES[weapon.support as Piece].loads[load] !== undefined)
        .map(([word, load]) => ({
          weapon,
          load,
          called: weapon.support === 'arrow iv' ? `${weapon.name} ${word}` : `${word} ${weapon.name}`,
        })),
);
