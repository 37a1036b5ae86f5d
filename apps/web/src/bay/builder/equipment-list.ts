import { WEAPONS, type WeaponType } from '@ironfield/classic/data/equipment.ts';
import { slotEntry } from '@ironfield/classic/units/design.ts';
import { itemHalfTons, jumpJetHalfTons } from '@ironfield/classic/units/weights.ts';

/** A line of the list from which a designer takes things. */
export interface Article {
  /** Its name in a slot. */
  readonly name: string;
  readonly halfTons: number;
  readonly slots: number;
  readonly weapon: WeaponType | null;
  /** The ammunition of this weapon, as it stands in a slot. */
  readonly ammo: string | null;
}

export interface Shelf {
  readonly title: string;
  readonly articles: readonly Article[];
}

const SHELVES: readonly (readonly [title: string, category: WeaponType['category']])[] = [
  ['Energy', 'energy'],
  ['Ballistic', 'ballistic'],
  ['Missiles', 'missile'],
];

/** Everything that can be mounted in a 'Mech of this tonnage. */
export function shelvesFor(tons: number): readonly Shelf[] {
  const plain = (name: string, halfTons: number): Article => ({
    name,
    halfTons,
    slots: slotEntry(name, tons)?.size ?? 1,
    weapon: null,
    ammo: null,
  });
  const weapon = (type: WeaponType): Article => ({
    name: type.name,
    halfTons: type.halfTons,
    slots: type.slots,
    weapon: type,
    ammo: type.shots > 0 ? `Ammo ${type.name}` : null,
  });
  return [
    ...SHELVES.map(([title, category]) => ({
      title,
      articles: WEAPONS.filter((type) => type.category === category).map(weapon),
    })),
    {
      title: 'Other',
      articles: [
        plain('Hatchet', itemHalfTons('Hatchet', tons) ?? 0),
        plain('Jump Jet', jumpJetHalfTons(tons)),
        plain('Heat Sink', 2),
      ],
    },
  ];
}

/** Ranges as on record sheets: "3/6/9", with the minimum in front where there is one. */
export function rangesText({ min, short, medium, long }: WeaponType): string {
  return `${min > 0 ? `(${min}) ` : ''}${short}/${medium}/${long}`;
}

/** Damage as on record sheets: of missiles by missile. */
export const damageText = ({ damage, cluster }: WeaponType): string =>
  cluster > 0 ? `${damage}×${cluster}` : String(damage);
