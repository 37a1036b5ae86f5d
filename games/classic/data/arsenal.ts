// Every weapon that a unit may have, by its name, and the ammunition it takes. Beyond the introductory rules an option has
// to allow it.

import { ADVANCED_WEAPONS } from './advanced-weapons.ts';
import { type Ordnance, PIECE_TYPES, type Piece } from './artillery.ts';
import { SUPPORT_WEAPONS, WEAPONS, type WeaponType } from './equipment.ts';
import type { Gear } from './gear.ts';

/** Families that an option allows together, by the ids of their weapons; those of the Clans belong to them. */
const FAMILIES: readonly (readonly [gear: Gear, ids: RegExp])[] = [
  [
    'beams of Level 2',
    /^(er_(large_laser|medium_laser|small_laser|micro_laser|ppc)|(large|medium|small|micro)_pulse_laser|heavy_(large|medium|small)_laser)$/,
  ],
  ['Gauss rifles', /^(light_)?gauss_rifle$/],
];

const familyOf = ({ id }: WeaponType): Gear | undefined =>
  FAMILIES.find(([, ids]) => ids.test(id.replace(/^clan_/, '')))?.[0];

/** What an option has to allow for it. */
export function gearOf(type: WeaponType): Gear | undefined {
  if (type.support) return type.support === 'TAG' ? 'TAG' : 'artillery';
  return FAMILY.get(type);
}

const FAMILY: ReadonlyMap<WeaponType, Gear> = new Map(
  ADVANCED_WEAPONS.flatMap((weapon) => {
    const gear = familyOf(weapon);
    return gear ? [[weapon, gear]] : [];
  }),
);

/** All weapons of a family. */
export const weaponsOf = (gear: Gear): readonly WeaponType[] =>
  [...FAMILY].flatMap(([weapon, own]) => (own === gear ? [weapon] : []));

const NAMED = new Map(
  [...WEAPONS, ...SUPPORT_WEAPONS, ...FAMILY.keys()].map((weapon) => [weapon.name, weapon]),
);

export const weaponNamed = (name: string): WeaponType | undefined => NAMED.get(name);

/** Ammunition other than the usual. */
export type Load = Exclude<Ordnance, 'high-explosive'>;

const LOADS: Readonly<Record<string, Load>> = {
  Cluster: 'cluster',
  Flechette: 'flechette',
  Copperhead: 'copperhead',
  Homing: 'homing',
  Thunder: 'thunder',
  Illumination: 'illumination',
  Smoke: 'smoke',
};

/** "Long Tom", "Cluster Long Tom" and "Arrow IV Homing" (MT-ARTY-05). */
export function ammunitionNamed(name: string): { weapon: WeaponType; load?: Load } | undefined {
  const usual = weaponNamed(name);
  if (usual) return { weapon: usual };
  for (const { weapon, load, called } of SPECIAL_LOADS) if (called === name) return { weapon, load };
  return undefined;
}

const SPECIAL_LOADS = SUPPORT_WEAPONS.flatMap((weapon) =>
  weapon.support === undefined || weapon.support === 'TAG'
    ? []
    : Object.entries(LOADS)
        .filter(([, load]) => PIECE_TYPES[weapon.support as Piece].loads[load] !== undefined)
        .map(([word, load]) => ({
          weapon,
          load,
          called: weapon.support === 'arrow iv' ? `${weapon.name} ${word}` : `${word} ${weapon.name}`,
        })),
);
