// What an item of the bay is called in the files that battles are fought with.

import '@ironfield/classic/data/level-2-weapons.ts';
import { ammunitionNamed, armory } from '@ironfield/classic/data/arsenal.ts';
import { CLAN, isClan, type WeaponType } from '@ironfield/classic/data/equipment.ts';
import { fittingNames } from '@ironfield/classic/data/fittings.ts';
import { type Ammunition, ITEMS, type Item, type TechBase, type Weapon } from '../data/items.ts';
import { named } from '../unit-files/names.ts';

const SAME_ON_BOTH_SIDES = ['Heat Sink', 'Jump Jet', 'Hatchet'];

const techOf = (name: string): TechBase => (name.startsWith(CLAN) ? 'Clan' : 'IS');

function itemOf(name: string): Item | undefined {
  const techBase = techOf(name);
  const plain = techBase === 'Clan' ? name.slice(CLAN.length) : name;
  const item = named(plain === 'Flamer (Vehicle)' ? 'Vehicle Flamer' : plain, {
    kind: 'other',
    techBase,
  })?.item;
  return item && (item.tech === 'both' || item.tech === techBase) ? item : undefined;
}

/** By the words of the bay what stands behind the name of a weapon; the game says which weapons fire it. */
const MUNITIONS: Readonly<Record<string, string>> = {
  standard: '',
  cluster: ' Cluster',
  'artemis-capable': ' Artemis-capable',
  'semi-guided': ' Semi-guided',
};

function ammunitionFor({ name }: WeaponType, munition: string): string | null {
  const behind = MUNITIONS[munition];
  const full = `${name}${behind}`;
  return behind !== undefined && ammunitionNamed(full) ? `Ammo ${full}` : null;
}

const isFor = (weapon: Weapon, ammo: Ammunition): boolean =>
  ammo.family === weapon.ammo &&
  ammo.rack === weapon.rack &&
  (ammo.tech === 'both' || ammo.tech === weapon.tech) &&
  !ammo.flags.has('battleArmor');

/** By the id of an item. TAG is the same on both sides. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['clan-tag', 'TAG'],
  ['clan-light-tag', 'Light TAG'],
  ...[...SAME_ON_BOTH_SIDES, ...fittingNames()].flatMap((name): [string, string][] => {
    const item = itemOf(name);
    return item ? [[item.id, name]] : [];
  }),
  ...armory().flatMap((type): [string, string][] => {
    const item = itemOf(type.name);
    if (item?.kind !== 'weapon') return [];
    const ammunition = ITEMS.filter((each) => each.kind === 'ammo').filter((ammo) => isFor(item, ammo));
    return [
      [item.id, type.name],
      [`${item.id}-os`, `${type.name} (OS)`],
      ...ammunition.flatMap(({ id, munition }): [string, string][] =>
        ammunitionFor(type, munition) === null ? [] : [[id, ammunitionFor(type, munition)!]],
      ),
    ];
  }),
]);

/** The item that a name of ours means; undefined for what the bay knows by the same name, or not at all. */
export const itemNamed = (name: string): Item | undefined => BY_NAME.get(name);

/** Null for what cannot be played yet. What both technologies have is that of the Clans where `isOfClans` says so. */
export function playName(
  item: Item,
  { isRear = false, shots, isOfClans = false }: Manner = {},
): string | null {
  const name = NAMES.get(item.id);
  if (name === undefined) return null;
  const isHalf = item.kind === 'ammo' && shots !== undefined && 2 * shots === item.shotsPerTon;
  const plain = name.startsWith(CLAN) && item.tech === 'both' ? name.slice(CLAN.length) : name;
  const whole =
    isOfClans && item.tech === 'both' && OF_CLANS.has(`${CLAN}${plain}`) ? `${CLAN}${plain}` : plain;
  return `${whole}${isHalf ? ' (half)' : ''}${isRear ? ' (R)' : ''}`;
}

interface Manner {
  readonly isRear?: boolean;
  readonly shots?: number | undefined;
  readonly isOfClans?: boolean;
}

const OF_CLANS: ReadonlySet<string> = new Set([
  ...fittingNames(),
  ...armory()
    .filter(isClan)
    .map(({ name }) => name),
]);

const BY_NAME: ReadonlyMap<string, Item> = new Map(
  ITEMS.flatMap((item): [string, Item][] => {
    const name = NAMES.get(item.id);
    return name === undefined ? [] : [[name, item]];
  }),
);
