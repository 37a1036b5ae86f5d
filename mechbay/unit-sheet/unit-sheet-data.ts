// The contents of the record sheet of a unit of any kind.

import { crewFor } from '@ironfield/classic/rules/crew/crew-size.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { battleValue } from '../battle-value/value.ts';
import { priceOf } from '../costs/price.ts';
import { MECH_STRUCTURE } from '../data/frames.ts';
import type { Weapon } from '../data/items.ts';
import { roundUp } from '../data/rounding.ts';
import { MECH_LOCATIONS, slotsOf } from '../slots/frame.ts';
import { fillingsOf, PART_LINES } from '../unit-files/mtf-writer.ts';
import {
  ammunitionOf,
  type Mech,
  type Mount,
  shotsOf,
  type Unit,
  type Vehicle,
  weaponsOf,
} from '../units/unit.ts';
import { weighVehicle } from '../weights/vehicle.ts';

/** A part of the body: circles for armour, squares for what is below it. */
export interface BodyRow {
  readonly id: string;
  readonly name: string;
  readonly armor: number;
  readonly structure: number;
  /** Of these, how many are crossed out. */
  readonly armorHits: number;
  readonly structureHits: number;
}

/** Marks made on a sheet in the course of a game. */
export interface Marks {
  /** Name, Gunnery and Piloting. */
  readonly crew: readonly string[];
  /** By part: points that are left. */
  readonly left: Readonly<Record<string, { readonly armor: number; readonly structure: number }>>;
  /** Shots left, bin by bin in the order of the file. */
  readonly shots: readonly number[];
  /** Damage that has no circles: motive system, crew, turret, weapons. */
  readonly notes: readonly string[];
}

export interface WeaponRow {
  readonly count: number;
  readonly name: string;
  readonly location: string;
  readonly heat: string;
  readonly damage: string;
  readonly ranges: readonly string[];
}

export interface UnitSheetData {
  readonly name: string;
  readonly model: string;
  readonly about: string;
  /** Label and value. */
  readonly figures: readonly (readonly [string, string])[];
  readonly body: readonly BodyRow[];
  readonly weapons: readonly WeaponRow[];
  readonly bins: readonly { readonly name: string; readonly location: string; readonly shots: number }[];
  readonly others: readonly string[];
  readonly crew: readonly string[];
  /** The name of its crew's skill besides Gunnery. */
  readonly skill: string;
  /** Tons of each part of a vehicle that is no equipment. */
  readonly construction: readonly (readonly [string, string])[];
  /** Of a 'Mech: what stands in the slots of each location; null for an open one. */
  readonly slots: readonly {
    readonly id: string;
    readonly name: string;
    readonly items: readonly (string | null)[];
  }[];
  /** MT-L3TB-02: turns for which the elevation of a VTOL is noted. */
  readonly elevations: number;
  readonly notes: readonly string[];
}

/** As many as fit on a line. */
const TURNS = 20;

const KINDS: Readonly<Record<Unit['kind'], string>> = {
  mech: "'Mech",
  vehicle: 'Vehicle',
  infantry: 'Infantry platoon',
  battleArmor: 'Battle armour',
  fighter: 'Aerospace fighter',
  conventionalFighter: 'Conventional fighter',
  dropShip: 'DropShip',
};

/** Fighters and DropShips are converted, and have no sheet here (MT-ICON-04). */
export const hasSheet = ({ kind }: Unit): boolean =>
  kind !== 'fighter' && kind !== 'conventionalFighter' && kind !== 'dropShip';

export function unitSheetData(unit: Unit, marks?: Marks): UnitSheetData {
  const { name, model, techBase, isMixed, mounts } = unit;
  const tech = `${isMixed ? 'mixed, ' : ''}${techBase === 'IS' ? 'Inner Sphere' : 'Clan'}`;
  const value = battleValue(unit)?.value;
  const price = priceOf(unit)?.total;
  const amount = (number: number | undefined) => number?.toLocaleString('en') ?? '–';
  return {
    name,
    model,
    about: [KINDS[unit.kind], motionOf(unit), tech].filter((word) => word !== '').join(' · '),
    figures: [
      ...(unit.tons > 0 ? [['Tons', amount(unit.tons)] as const] : []),
      ...movement(unit),
      ...(unit.kind === 'vehicle' ? [['Crew', String(crewFor(unit.tons))] as const] : []),
      ['Battle Value', amount(value)],
      ['C-bills', amount(price)],
    ],
    body: marks ? bodyOf(unit).map((row) => marked(row, marks)) : bodyOf(unit),
    weapons: weaponRows(weaponsOf(unit)),
    bins: ammunitionOf(unit).map((bin, index) => ({
      name: bin.item.name,
      location: placeOf(bin.location),
      shots: marks?.shots[index] ?? shotsOf(bin),
    })),
    others: [
      ...counted(mounts.filter(({ item }) => item.kind === 'equipment').map(({ item }) => item.name)),
      ...frameOf(unit),
    ],
    crew: marks?.crew ?? [],
    skill: unit.kind === 'vehicle' ? 'Driving' : 'Piloting',
    construction: unit.kind === 'vehicle' ? constructionOf(unit) : [],
    slots: unit.kind === 'mech' ? slotTables(unit) : [],
    elevations: unit.kind === 'vehicle' && unit.motion.id === 'vtol' ? TURNS : 0,
    notes: marks?.notes ?? [],
  };
}

/** MT-MCON-07: twelve slots, and six in the head and in the legs. */
function slotTables(mech: Mech): UnitSheetData['slots'] {
  return MECH_LOCATIONS.map((id) => {
    const fillings = fillingsOf(mech, id);
    const items = fillings.map((filling) => {
      if (filling === null) return null;
      if ('part' in filling) return PART_LINES[filling.part];
      const { item, isRear } = filling.mount;
      return `${item.name}${isRear ? ' (R)' : ''}`;
    });
    const open = Math.max(0, slotsOf(mech, id) - items.length);
    return { id, name: placeOf(id), items: [...items, ...Array<null>(open).fill(null)] };
  });
}

/** Rules by which all but the equipment of a vehicle is weighed. */
const FRAME_RULES: readonly (string | undefined)[] = [
  'MT-VCON-08',
  'MT-ENG-07',
  'MT-VCON-11',
  'MT-VCON-12',
  'MT-VCON-13',
];

/** MT-L3TB-01: engine, controls, lift, amplifiers, heat sinks, structure, armour and turret. */
const constructionOf = (vehicle: Vehicle): (readonly [string, string])[] =>
  explain((tally) => weighVehicle(vehicle, tally))
    .lines.filter(({ rule }) => FRAME_RULES.includes(rule))
    .map(({ reason, value }) => [reason, `${value.toLocaleString('en')} t`]);

/** What its frame, engine, cockpit and armour are made of, where that is not the usual. */
function frameOf(unit: Unit): string[] {
  if (unit.kind !== 'mech' && unit.kind !== 'vehicle') return [];
  const { engine, structure, armor } = unit;
  const parts: { readonly id: string; readonly words: string }[] = [
    { id: engine.type.id, words: `${engine.type.name} engine` },
    { id: structure.id, words: `Structure: ${spaced(structure.id)}` },
    { id: armor.type.id, words: `Armor: ${spaced(armor.type.id)}` },
  ];
  if (unit.kind === 'mech')
    parts.push(
      { id: unit.gyro.id, words: `Gyro: ${spaced(unit.gyro.id)}` },
      { id: unit.cockpit.id, words: `Cockpit: ${spaced(unit.cockpit.id)}` },
      { id: unit.heatSinks.type.id, words: `Heat sinks: ${spaced(unit.heatSinks.type.id)}` },
    );
  return parts.filter(({ id }) => !USUAL.includes(id)).map(({ words }) => words);
}

const USUAL = ['standard', 'single', 'none'];
const spaced = (id: string): string => id.replaceAll('-', ' ');

/** Each name once, with its number. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

function marked(row: BodyRow, { left }: Marks): BodyRow {
  const { armor, structure } = left[row.id] ?? row;
  return { ...row, armorHits: row.armor - armor, structureHits: row.structure - structure };
}

function motionOf(unit: Unit): string {
  if (unit.kind === 'vehicle') return unit.motion.id === 'vtol' ? 'VTOL' : unit.motion.id;
  if (unit.kind === 'infantry') return unit.motion.toLowerCase();
  return '';
}

function movement(unit: Unit): (readonly [string, string])[] {
  switch (unit.kind) {
    case 'mech':
      return [['Walking / running / jumping', `${unit.walk} / ${roundUp(unit.walk * 1.5)} / ${unit.jump}`]];
    case 'vehicle':
      return [['Cruising / flank', `${unit.cruise} / ${roundUp(unit.cruise * 1.5)}`]];
    case 'battleArmor':
      return [['Ground / jumping', `${unit.ground} / ${unit.jump}`]];
    case 'infantry':
      return [['Troopers', String(unit.troopers)]];
    default:
      return [['Thrust, safe / most', `${unit.thrust} / ${roundUp(unit.thrust * 1.5)}`]];
  }
}

const MECH_PLACES: Readonly<Record<string, string>> = {
  HD: 'Head',
  CT: 'Centre torso',
  LT: 'Left torso',
  RT: 'Right torso',
  LA: 'Left arm',
  RA: 'Right arm',
  LL: 'Left leg',
  RL: 'Right leg',
};

/** "rearLeft" as words; a 'Mech's locations by their names. */
export function placeOf(location: string): string {
  const rear = /^(CT|LT|RT)R$/.exec(location)?.[1];
  if (rear !== undefined) return `${MECH_PLACES[rear]}, rear`;
  const words = location.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return MECH_PLACES[location] ?? `${words[0]!.toUpperCase()}${words.slice(1)}`;
}

function bodyOf(unit: Unit): BodyRow[] {
  const row = (id: string, name: string, armor: number, structure: number): BodyRow => ({
    id,
    name,
    armor,
    structure,
    armorHits: 0,
    structureHits: 0,
  });
  switch (unit.kind) {
    case 'mech':
      return Object.entries(unit.armor.points).map(([place, points]) =>
        row(place, placeOf(place), points, mechBoxes(unit, place)),
      );
    case 'vehicle':
      return Object.entries(unit.armor.points).map(([place, points]) =>
        row(place, placeOf(place), points, vehicleBoxes(unit)),
      );
    case 'battleArmor':
      return Array.from({ length: unit.troopers }, (_, each) =>
        row(`trooper${each + 1}`, `Trooper ${each + 1}`, unit.armorPerTrooper, 1),
      );
    case 'infantry':
      return [row('troopers', 'Troopers', 0, unit.troopers)];
    default:
      return [];
  }
}

/** MT-VCON-13 */
const vehicleBoxes = ({ tons }: Vehicle): number => Math.ceil(tons / 10);

/** Rear armour has no structure of its own. */
function mechBoxes({ tons, frame }: Mech, place: string): number {
  const boxes = MECH_STRUCTURE.get(tons);
  if (boxes === undefined) return 0;
  if (place === 'HD') return boxes.head;
  if (place === 'CT') return boxes.ct;
  if (place === 'LT' || place === 'RT') return boxes.side;
  if (place.length === 3) return 0;
  return place.endsWith('A') && frame === 'biped' ? boxes.arm : boxes.leg;
}

function weaponRows(mounts: readonly Mount<Weapon>[]): WeaponRow[] {
  const groups = Map.groupBy(mounts, ({ item, location, isRear }) => `${item.id} ${location} ${isRear}`);
  return [...groups.values()].map((group) => {
    const { item, location, isRear } = group[0]!;
    const band = (value: number | null) => (value === null || value === 0 ? '–' : String(value));
    return {
      count: group.length,
      name: item.name,
      location: `${placeOf(location)}${isRear ? ', rear' : ''}`,
      heat: String(item.heat),
      damage:
        item.damage === null
          ? 'special'
          : item.damageMode === 'perMissile'
            ? `${item.damage} each`
            : String(item.damage),
      ranges: [band(item.min), band(item.short), band(item.medium), band(item.long)],
    };
  });
}
