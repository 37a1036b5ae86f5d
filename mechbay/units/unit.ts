// Units of every kind as their sheets have them: choices, and what is mounted where. Weights, values, prices and
// conversions follow from these and from nothing else.

import type {
  ArmorType,
  Cockpit,
  EngineType,
  Gyro,
  HeatSinkType,
  Motion,
  StructureType,
} from '../data/frames.ts';
import type { Ammunition, Equipment, Item, TechBase, Weapon } from '../data/items.ts';
import type { FramePart } from './frame-parts.ts';

/** One item in its place. */
export interface Mount<I extends Item = Item> {
  readonly item: I;
  readonly location: string;
  /** Of an item that lies across two locations, the other one. */
  readonly otherLocation?: string;
  readonly isRear: boolean;
  /** Slots of it that carry component armour. */
  readonly armoredSlots: number;
  /** A weapon of a vehicle that turns in a sponson (MT-VCON-05). */
  readonly inSponson?: boolean;
  /** Rounds of a bin, where the file says so. */
  readonly shots?: number;
  /** Tons of what can be had in any size. */
  readonly size?: number;
  /** Slots by location, of what lies in several or fills a number that follows from the unit. */
  readonly slots?: Readonly<Record<string, number>>;
}

interface Common {
  readonly name: string;
  readonly model: string;
  /** Of the chassis. */
  readonly techBase: TechBase;
  readonly isMixed: boolean;
  /** The rules level that the file claims. */
  readonly level: number;
  readonly year: number | null;
  readonly tons: number;
  readonly isOmni: boolean;
  /** Its purpose according to the file; absent if the file names none. */
  readonly role?: string;
  readonly mounts: readonly Mount[];
}

export interface Engine {
  readonly type: EngineType;
  readonly rating: number;
}

export interface Armor {
  readonly type: ArmorType;
  readonly tech: TechBase;
  readonly points: Readonly<Record<string, number>>;
}

export type JumpKind = 'standard' | 'improved' | 'boosters';

export interface Mech extends Common {
  readonly kind: 'mech';
  readonly frame: 'biped' | 'quad';
  readonly engine: Engine;
  readonly structure: StructureType;
  readonly hasTripleStrength: boolean;
  readonly cockpit: Cockpit;
  readonly gyro: Gyro;
  readonly heatSinks: { readonly type: HeatSinkType; readonly count: number };
  readonly walk: number;
  readonly jump: number;
  readonly jumpKind: JumpKind;
  readonly armor: Armor;
  /** Arms and hands that were left out, of a 'Mech on two legs. */
  readonly missingActuators: readonly string[];
  /** Slots of the engine, gyro, cockpit, sensors and actuators that carry component armour. */
  readonly armoredFrameSlots: number;
  readonly armoredCockpit: boolean;
  /** The armoured parts, as "CT:gyro"; absent if there are none. */
  readonly armoredParts?: readonly string[];
  /** The frame as the slot lists of a file have it; absent on a bench, where it follows from the choices. */
  readonly framing?: Readonly<Record<string, readonly FramePart[]>>;
  /** Built without arms (MT-FRAME-04): the lists of its arms are empty. */
  readonly isArmless: boolean;
  /** Weighed in hundredths of a ton (MT-CONS-02). */
  readonly isFractional?: boolean;
  /** Built with fewer slots, by its weight (MT-MCON-01). */
  readonly hasSlotLimits?: boolean;
}

export interface Vehicle extends Common {
  readonly kind: 'vehicle';
  readonly motion: Motion;
  readonly engine: Engine;
  readonly cruise: number;
  readonly jump: number;
  readonly structure: StructureType;
  readonly armor: Armor;
  readonly hasTurret: boolean;
  /** MT-VCON-04: a second turret, which files cannot say. */
  readonly hasFrontTurret?: true;
  /** Tons of an OmniVehicle's turret, where the file fixes them. */
  readonly turretTons: number | null;
  /** Tons of space for infantry and cargo. */
  readonly carriedTons: number;
  readonly hasInfantrySpace: boolean;
  readonly isTrailer: boolean;
}

export type InfantryWeapon = 'Rifle' | 'Machine Gun' | 'Flamer' | 'Laser' | 'SRM' | 'LRM';
export type InfantryMotion = 'Foot' | 'Motorized' | 'Jump';

export interface Infantry extends Common {
  readonly kind: 'infantry';
  readonly motion: InfantryMotion;
  readonly weapon: InfantryWeapon;
  readonly troopers: number;
  readonly isAntiMech: boolean;
  /** MT-SOPS-11 */
  readonly isSubmersible?: true;
}

export interface BattleArmor extends Common {
  readonly kind: 'battleArmor';
  readonly troopers: number;
  readonly armorPerTrooper: number;
  readonly ground: number;
  readonly jump: number;
  /** MT-SOPS-11 */
  readonly isSubmersible?: true;
  /** The value that the file states, of another edition. */
  readonly statedValue: number | null;
}

/** Fighters and DropShips are converted, and neither built nor played. */
export interface Aerospace extends Common {
  readonly kind: 'fighter' | 'conventionalFighter' | 'dropShip';
  readonly thrust: number;
  readonly armorPoints: readonly number[];
  readonly heatSinks: number;
  readonly hasDoubleSinks: boolean;
  readonly isSpheroid: boolean;
}

export type Unit = Mech | Vehicle | Infantry | BattleArmor | Aerospace;

const isOf =
  <I extends Item>(kind: I['kind']) =>
  (mount: Mount): mount is Mount<I> =>
    mount.item.kind === kind;

export const weaponsOf = ({ mounts }: Pick<Unit, 'mounts'>): Mount<Weapon>[] =>
  mounts.filter(isOf<Weapon>('weapon'));
export const ammunitionOf = ({ mounts }: Pick<Unit, 'mounts'>): Mount<Ammunition>[] =>
  mounts.filter(isOf<Ammunition>('ammo'));
export const equipmentOf = ({ mounts }: Pick<Unit, 'mounts'>): Mount<Equipment>[] =>
  mounts.filter(isOf<Equipment>('equipment'));

export const hasFlag = ({ mounts }: Pick<Unit, 'mounts'>, flag: string): boolean =>
  mounts.some(({ item }) => item.flags.has(flag));

export const hasItem = ({ mounts }: Pick<Unit, 'mounts'>, id: string): boolean =>
  mounts.some(
    ({ item }) =>
      item.id === id || item.id === `is-${id}` || item.id === `clan-${id}` || item.id === `any-${id}`,
  );

export const armorPointsOf = ({ armor }: { readonly armor: Armor }): number =>
  Object.values(armor.points).reduce((sum, points) => sum + points, 0);

/** Tons of a bin: what is stated, by the rounds of a ton, or as the item has it. */
export const binTons = ({ item, shots, size }: Mount<Ammunition>): number =>
  size ?? (shots === undefined || shots === item.shots ? item.tons : shots / item.shotsPerTon);

/** MT-CONS-04: of a bin of any size, whole rounds. */
export const shotsOf = ({ item, shots, size }: Mount<Ammunition>): number =>
  shots ?? (size === undefined ? item.shots : Math.floor(size * item.shotsPerTon + 1e-9));
