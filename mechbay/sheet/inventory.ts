import { rackDamage, type WeaponType } from '@ironfield/classic/data/equipment.ts';
import type { FittingId } from '@ironfield/classic/data/fittings.ts';
import type { Fitting, WeaponMount } from '@ironfield/classic/design.ts';
import { hasLowCockpit } from '@ironfield/classic/kinds/mech/condition.ts';
import { areWhole, weaponWorks } from '@ironfield/classic/rules/unit/condition.ts';
import type { Damage } from '@ironfield/classic/state.ts';
import type { MechDesign } from '@ironfield/classic/units/design.ts';
import { LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { placeCode } from '../text.ts';
import { EQUIPMENT } from './text.ts';

/** A line of the weapons and equipment inventory: mounts alike in type, place and direction (CBT-REC-01). */
export interface InventoryRow {
  readonly count: number;
  readonly working: number;
  readonly type: string;
  /** Codes of the location, with "(R)" for what fires to the rear. */
  readonly location: string;
  /** Null for what makes none and fires nothing. */
  readonly heat: number | null;
  /** "5", or "2/Msl" for each missile of a salvo. */
  readonly damage: string;
  /** Minimum range, short, medium and long; empty where there is none. */
  readonly ranges: readonly [string, string, string, string];
}

export function inventoryOf(design: MechDesign, damage: Damage, frame: MechFile['frame']): InventoryRow[] {
  const placeOf = ({ parts, rear }: WeaponMount): string => {
    const codes = parts.map(({ location }) => placeCode(frame, LOCATION_CODES[location])).join('/');
    return rear ? `${codes} (R)` : codes;
  };
  const groups = Map.groupBy(
    // The strongest first, as one looks for them; equals stay in the order of their locations.
    design.weapons.toSorted((a, b) => rackDamage(b.type) - rackDamage(a.type)),
    (mount) => `${nameOf(design, mount)} ${placeOf(mount)}`,
  );
  const weapons = [...groups.values()].map((mounts): InventoryRow => {
    const [mount] = mounts;
    const { type } = mount;
    return {
      count: mounts.length,
      working: mounts.filter((each) => weaponWorks(each, damage)).length,
      type: nameOf(design, mount),
      location: placeOf(mount),
      heat: type.heat,
      damage: type.cluster > 0 ? `${type.damage}/Msl` : `${type.damage}`,
      ranges: rangesOf(type),
    };
  });
  const hatchets = design.hatchets.map(
    (part): InventoryRow => ({
      count: 1,
      working: areWhole(part, damage) ? 1 : 0,
      type: 'Hatchet',
      location: placeCode(frame, LOCATION_CODES[part.location]),
      heat: 0,
      damage: `${Math.floor(design.tons / 5)}`, // CBT-PHY-14
      ranges: ['', '', '', ''],
    }),
  );
  const swords = (design.fittings ?? [])
    .filter(({ type }) => type.id === 'sword')
    .map(
      ({ type, parts }): InventoryRow => ({
        count: 1,
        working: parts.every((part) => areWhole(part, damage)) ? 1 : 0,
        type: type.name,
        location: placeCode(frame, LOCATION_CODES[parts[0].location]),
        heat: 0,
        damage: `${Math.ceil(design.tons / 10) + 1}`, // MT-WPN-62
        ranges: ['', '', '', ''],
      }),
    );
  return [...weapons, ...hatchets, ...swords, ...equipmentOf(design, damage, frame)];
}

/** What is shown elsewhere on the sheet. */
const ELSEWHERE: ReadonlySet<FittingId> = new Set(['sword', 'double-heat-sink', 'laser-sink']);

/** All that is no weapon, with or without slots; what is spread over the 'Mech, and what lies nowhere, has no place. */
function equipmentOf(design: MechDesign, damage: Damage, frame: MechFile['frame']): InventoryRow[] {
  const fittings = (design.fittings ?? []).filter(({ type }) => !ELSEWHERE.has(type.id));
  const placeOf = ({ type, parts }: Fitting): string =>
    type.isMaterial
      ? ''
      : [...new Set(parts.map(({ location }) => placeCode(frame, LOCATION_CODES[location])))].join('/');
  const groups = Map.groupBy(fittings, (each) => `${each.type.name} ${placeOf(each)}`);
  const rows = [...groups.values()].map((each) =>
    lineOf(each[0].type.name, placeOf(each[0]), {
      count: each.length,
      working: each.filter(({ type, parts }) => type.isMaterial || parts.every((at) => areWhole(at, damage)))
        .length,
    }),
  );
  const platings = new Set(design.plating ?? []);
  return [
    ...rows,
    ...(platings.has('hardened') ? [lineOf(EQUIPMENT.hardened)] : []),
    ...(design.jumpPack === undefined ? [] : [lineOf(EQUIPMENT.jumpPack(design.jumpPack))]),
    ...(design.combusts ? [lineOf(EQUIPMENT.combustion)] : []),
    ...(hasLowCockpit(design) ? [lineOf(EQUIPMENT.torsoCockpit, placeCode(frame, 'CT'))] : []),
  ];
}

const lineOf = (
  type: string,
  location = '',
  { count, working }: Pick<InventoryRow, 'count' | 'working'> = { count: 1, working: 1 },
): InventoryRow => ({
  count,
  working,
  type,
  location,
  heat: null,
  damage: '',
  ranges: ['', '', '', ''],
});

/** One-shot launchers bring their shot along, in a bin without a slot. */
function nameOf(design: MechDesign, { type, bins }: WeaponMount): string {
  const isOneShot = bins.some((bin) => design.bins[bin].part === null);
  return isOneShot ? `${type.name} (OS)` : type.name;
}

const rangesOf = ({ min, short, medium, long }: WeaponType): InventoryRow['ranges'] => [
  min === 0 ? '' : `${min}`,
  `${short}`,
  `${medium}`,
  `${long}`,
];
