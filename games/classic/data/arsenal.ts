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
export type Load = Exclude<Ordnance, 'high-explosive'> | MunitionLoad;

/** Those of guns and launchers. */
export type MunitionLoad =
  | 'artemis'
  | 'semi-guided'
  | 'narc'
  | 'explosive'
  | 'bola'
  | 'ecm pods'
  | 'haywire'
  | 'armor-piercing'
  | 'caseless'
  | 'tracer'
  | 'precision'
  | 'incendiary'
  | 'heat-seeking'
  | 'fragmentation'
  | 'inferno'
  | 'swarm'
  | 'swarm-i'
  | 'extended-range'
  | 'high-explosive'
  | LobbedLoad;

/** MT-BASE-12: those that are fired at hexes. */
export type LobbedLoad =
  | 'thunder'
  | 'thunder-augmented'
  | 'thunder-active'
  | 'thunder-vibrabomb'
  | 'smoke'
  | 'flare';

const LOADS: Readonly<Record<string, Ordnance>> = {
  Cluster: 'cluster',
  Flechette: 'flechette',
  Copperhead: 'copperhead',
  Homing: 'homing',
  Thunder: 'thunder',
  Illumination: 'illumination',
  Smoke: 'smoke',
  Inferno: 'inferno',
};

/** A sort of ammunition that some weapons may fire besides the usual. */
export interface Munition {
  /** The words behind the name of the weapon. */
  readonly called: string;
  readonly load: Load;
  fits(weapon: WeaponType): boolean;
  /** What an option has to allow for it. */
  readonly gear?: Gear;
  /** Its shots in a ton, for each of the usual. */
  readonly times?: 0.5 | 2;
  /** Fire at hexes takes others first. */
  readonly isSpecial?: true;
  /** MT-WPN-54: it does nothing to ground and buildings, and is not fired at them. */
  readonly isHarmless?: true;
  /** MT-BASE-12: it is fired at hexes alone, by an order of its own. */
  readonly isForHexes?: true;
  /** MT-WPN-42: what a launcher comes to that fires it. */
  as?(weapon: WeaponType): WeaponType;
  /** MT-WPN-51: it explodes so many times as strongly as the usual. */
  readonly explodes?: 2;
  /** MT-WPN-05: it comes by the ton alone. */
  readonly isWhole?: true;
  /** MT-WPN-59: never two rounds at once. */
  readonly isSingle?: true;
}

/** LRMs and SRMs, but no Streaks. */
export const isArtemisLauncher = ({ id }: Pick<WeaponType, 'id'>): boolean =>
  /^(clan_)?[ls]rm_?\d+$/.test(id);

export const isLrm = ({ id }: Pick<WeaponType, 'id'>): boolean => /^(clan_)?lrm_?\d+$/.test(id);

export const isSrm = ({ id }: Pick<WeaponType, 'id'>): boolean => /^(clan_)?srm_?\d+$/.test(id);

const MUNITIONS: Munition[] = [
  // MT-WPN-42: the rounds of LB-X autocannons besides slugs.
  { called: 'Cluster', load: 'cluster', fits: ({ takesClusters }) => takesClusters },
  // MT-ELEC-13: missiles that listen to Artemis IV.
  { called: 'Artemis-capable', load: 'artemis', fits: isArtemisLauncher, gear: 'Artemis IV' },
  // MT-WPN-56: LRMs that follow TAG.
  { called: 'Semi-guided', load: 'semi-guided', fits: isLrm, gear: 'semi-guided LRMs' },
  // MT-ELEC-18, MT-WPN-35: missiles that follow pods, and other pods than beacons.
  { called: 'Narc-capable', load: 'narc', fits: isArtemisLauncher, gear: 'Narc beacons' },
  {
    called: 'Explosive',
    load: 'explosive',
    explodes: 2,
    fits: ({ throwsPods }) => throwsPods === true,
    gear: 'Narc beacons',
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

/** Munitions of Levels 2 and 3: a first battle over a slow line loads none. */
export function addMunitions(munitions: readonly Munition[]): void {
  MUNITIONS.push(...munitions.map((munition) => ({ ...munition, isSpecial: true as const })));
}

interface NamedAmmunition {
  readonly weapon: WeaponType;
  readonly load?: Load;
  readonly munition?: Munition;
}

/** "Long Tom", "Cluster Long Tom", "Arrow IV Homing" (MT-ARTY-05) and "AC/5 Tracer". */
export function ammunitionNamed(name: string): NamedAmmunition | undefined {
  const usual = weaponNamed(name);
  if (usual) return { weapon: usual };
  for (const munition of MUNITIONS) {
    const { called, load, fits } = munition;
    const weapon = name.endsWith(` ${called}`) ? weaponNamed(name.slice(0, -called.length - 1)) : undefined;
    if (weapon && fits(weapon)) return { weapon, load, munition };
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
