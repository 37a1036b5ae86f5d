// The names of the bay's items in the files that battles are fought with.

import '@ironfield/classic/data/level-2-weapons.ts';
import '@ironfield/classic/data/munitions.ts';
import { ammunitionNamed, armory } from '@ironfield/classic/data/arsenal.ts';
import { CLAN, type WeaponType } from '@ironfield/classic/data/equipment.ts';
import { fittingNames } from '@ironfield/classic/data/fittings.ts';
import { type Ammunition, ITEMS, type Item, type TechBase, type Weapon } from '../data/items.ts';
import { named } from '../unit-files/names.ts';

/** MT-SPV-19, MT-SPV-07: a file for battles has an item for each ton of it, or each theatre; and tons that it has besides. */
export const BY_SIZE: Readonly<Record<string, number>> = { 'any-mobile-hq': 0, 'any-mash': 2.5 };

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
  'narc-capable': ' Narc-capable',
  explosive: ' Explosive',
  bola: ' Bola',
  homing: ' Homing',
  fascam: ' Thunder',
  ecm: ' ECM',
  haywire: ' Haywire',
  'armor-piercing': ' Armor-piercing',
  caseless: ' Caseless',
  flechette: ' Flechette',
  tracer: ' Tracer',
  precision: ' Precision',
  incendiary: ' Incendiary',
  'heat-seeking': ' Heat-seeking',
  fragmentation: ' Fragmentation',
  inferno: ' Inferno',
  swarm: ' Swarm',
  'swarm-i': ' Swarm-I',
  thunder: ' Thunder',
  'thunder-augmented': ' Thunder-Augmented',
  'thunder-active': ' Thunder-Active',
  'thunder-vibrabomb': ' Thunder-Vibrabomb',
  flare: ' Flare',
  smoke: ' Smoke',
  'extended-range': ' Extended-range',
  'high-explosive': ' High-explosive',
};

const HALF = ' (half)';

function ammunitionFor({ name }: WeaponType, { munition, shots, shotsPerTon }: Ammunition): string | null {
  const behind = MUNITIONS[munition];
  const full = `${name}${behind}`;
  if (behind === undefined || !ammunitionNamed(full)) return null;
  return `Ammo ${full}${2 * shots === shotsPerTon ? HALF : ''}`;
}

const AMMUNITION = ITEMS.filter((each) => each.kind === 'ammo');

/** The data have the torpedoes of one launcher of the Clans among its missiles. */
const familyOf = ({ id, family }: Ammunition): string => (id.startsWith('clan-lrt-') ? 'lrt' : family);

const isFor = (weapon: Weapon, ammo: Ammunition): boolean =>
  familyOf(ammo) === weapon.ammo &&
  ammo.rack === weapon.rack &&
  (ammo.tech === 'both' || ammo.tech === weapon.tech) &&
  !ammo.flags.has('battleArmor') &&
  !ammo.flags.has('protomech');

type Entry = readonly [id: string, name: string];

/** By the id of an item; what both technologies have stands here twice. TAG is the same on both sides. */
const ENTRIES: readonly Entry[] = [
  ['clan-tag', 'TAG'],
  ['clan-light-tag', 'Light TAG'],
  ...[...SAME_ON_BOTH_SIDES, ...fittingNames()].flatMap((name): Entry[] => {
    const item = itemOf(name);
    return item ? [[item.id, name]] : [];
  }),
  ...armory().flatMap((type): Entry[] => {
    const item = itemOf(type.name);
    if (item?.kind !== 'weapon') return [];
    return [
      [item.id, type.name],
      [`${item.id}-os`, `${type.name} (OS)`],
      ...AMMUNITION.filter((ammo) => isFor(item, ammo)).flatMap((ammo): Entry[] => {
        const name = ammunitionFor(type, ammo);
        return name === null ? [] : [[ammo.id, name]];
      }),
    ];
  }),
];

const ofClans = ([id, name]: Entry): boolean => name.startsWith(CLAN) && !id.startsWith('clan-');

const NAMES: ReadonlyMap<string, string> = new Map(ENTRIES.filter((entry) => !ofClans(entry)));
/** Items of both technologies, as the Clans make them. */
const NAMES_OF_CLANS: ReadonlyMap<string, string> = new Map(ENTRIES.filter(ofClans));

/** The item that a name of ours means; undefined for what the bay knows by the same name, or not at all. */
export const itemNamed = (name: string): Item | undefined =>
  // MT-WPN-18: whatever the grenades are.
  BY_NAME.get(name) ?? BY_NAME.get(name.replace(/^(Grenade Launcher) \w+$/, '$1'));

interface Manner {
  readonly isRear?: boolean;
  readonly shots?: number | undefined;
  readonly isOfClans?: boolean;
}

/** Null for what cannot be played yet. What both technologies have is that of the Clans where `isOfClans` says so. */
export function playName(
  item: Item,
  { isRear = false, shots, isOfClans = false }: Manner = {},
): string | null {
  const name = (isOfClans ? NAMES_OF_CLANS.get(item.id) : undefined) ?? NAMES.get(item.id);
  if (name === undefined) return null;
  const half =
    item.kind === 'ammo' && !name.endsWith(HALF) && 2 * (shots ?? 0) === item.shotsPerTon ? HALF : '';
  return `${name}${half}${isRear ? ' (R)' : ''}`;
}

/** An item that is the same on both sides is that of the Inner Sphere, which comes first. */
const BY_NAME: ReadonlyMap<string, Item> = new Map(
  ITEMS.toReversed().flatMap((item): [string, Item][] =>
    [NAMES.get(item.id), NAMES_OF_CLANS.get(item.id)].flatMap((name): [string, Item][] =>
      name === undefined ? [] : [[name, item]],
    ),
  ),
);
