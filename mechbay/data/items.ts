// Every weapon, ammunition and piece of equipment that a unit can carry (MT-DATA-02, MT-DATA-08).

import { type Formula, formulaOf } from './formula.ts';
import { listIn, numberIn, numbersIn, type Row, rowsOf } from './table.ts';
import { AMMUNITION } from './tables/ammunition.ts';
import { EQUIPMENT } from './tables/equipment.ts';
import { WEAPONS } from './tables/weapons.ts';

export type TechBase = 'IS' | 'Clan';
/** Printed in Maximum Tech; of levels 1 and 2 and not printed there; of level 3 from elsewhere, and off by default. */
export type Scope = 'book' | 'edition' | 'beyond';

interface Common {
  readonly id: string;
  readonly name: string;
  readonly tech: TechBase | 'both';
  readonly level: number;
  readonly scope: Scope;
  readonly flags: ReadonlySet<string>;
  /** Its spelling in unit files; others are among the aliases. */
  readonly fileName: string;
  readonly aliases: readonly string[];
}

export interface Weapon extends Common {
  readonly kind: 'weapon';
  readonly category: 'energy' | 'ballistic' | 'missile' | 'artillery' | 'other';
  readonly tons: number;
  readonly slots: number;
  readonly heat: number;
  readonly damage: number | null;
  readonly damageMode: 'perHit' | 'perMissile' | 'area' | 'variable' | 'special';
  /** Missiles of a salvo, or the class of an autocannon. */
  readonly rack: number | null;
  readonly min: number;
  /** Last hex of each band; null for a band that the weapon does not have. */
  readonly short: number | null;
  readonly medium: number | null;
  readonly long: number | null;
  readonly extreme: number | null;
  /** The family of its ammunition; null for a weapon that needs none. */
  readonly ammo: string | null;
  readonly shotsPerTon: number | null;
  readonly bv: number;
  readonly cost: number;
  readonly damageByRange: readonly number[];
  readonly damagePerTrooper: number | null;
}

export interface Ammunition extends Common {
  readonly kind: 'ammo';
  readonly family: string;
  readonly rack: number | null;
  readonly munition: string;
  readonly tons: number;
  readonly slots: number;
  readonly shotsPerTon: number;
  readonly shots: number;
  readonly bv: number;
  readonly cost: number;
  readonly explosive: boolean;
  /** MT-BV-09: times the Battle Value of standard ammunition. */
  readonly bvFactor: number;
  /** MT-BV-09: the factor holds only beside a friendly TAG. */
  readonly needsTag: boolean;
}

/** A figure of the table, a formula over the unit, or null where a rule of its own says it. */
export type Figure = number | Formula | null;

export interface Equipment extends Common {
  readonly kind: 'equipment';
  readonly tons: Figure;
  readonly slots: Figure;
  readonly bv: Figure;
  readonly cost: Figure;
  /** Items of a vehicle's space. */
  readonly items: number | null;
  /** The only kind of unit that has it. */
  readonly carrier: 'vehicle' | 'vtol' | null;
  /** Its size is chosen, and stands in the unit file. */
  readonly sized: boolean;
}

export type Item = Weapon | Ammunition | Equipment;

const common = (row: Row): Common => ({
  id: row.id!,
  name: row.name!,
  tech: row.tech as Common['tech'],
  level: Number(row.level),
  scope: row.scope as Scope,
  flags: new Set(listIn(row.flags!)),
  fileName: row.fileName || row.name!,
  aliases: listIn(row.aliases!),
});

const figureIn = (cell: string): Figure => (cell.startsWith('=') ? formulaOf(cell.slice(1)) : numberIn(cell));

const weapon = (row: Row): Weapon => ({
  ...common(row),
  kind: 'weapon',
  category: row.category as Weapon['category'],
  tons: Number(row.tons),
  slots: Number(row.slots),
  heat: Number(row.heat),
  damage: numberIn(row.damage!),
  damageMode: row.damageMode as Weapon['damageMode'],
  rack: numberIn(row.rack!),
  min: Number(row.min),
  short: numberIn(row.short!),
  medium: numberIn(row.medium!),
  long: numberIn(row.long!),
  extreme: numberIn(row.extreme!),
  ammo: row.ammo || null,
  shotsPerTon: numberIn(row.shotsPerTon!),
  bv: Number(row.bv),
  cost: Number(row.cost),
  damageByRange: numbersIn(row.damageByRange!),
  damagePerTrooper: numberIn(row.damagePerTrooper!),
});

const ammunition = (row: Row): Ammunition => ({
  ...common(row),
  kind: 'ammo',
  family: row.family!,
  rack: numberIn(row.rack!),
  munition: row.munition!,
  tons: Number(row.tons),
  slots: Number(row.slots),
  shotsPerTon: Number(row.shotsPerTon),
  shots: Number(row.shots),
  bv: Number(row.bv),
  cost: Number(row.cost),
  explosive: row.explosive === '1',
  bvFactor: numberIn(row.bvFactor!) ?? 1,
  needsTag: row.needsTag === '1',
});

const equipment = (row: Row): Equipment => ({
  ...common(row),
  kind: 'equipment',
  tons: figureIn(row.tons!),
  slots: figureIn(row.slots!),
  bv: figureIn(row.bv!),
  cost: figureIn(row.cost!),
  items: numberIn(row.items!),
  carrier: (row.unit || null) as Equipment['carrier'],
  sized: row.sized === '1',
});

export const ITEMS: readonly Item[] = [
  ...rowsOf(WEAPONS).map(weapon),
  ...rowsOf(AMMUNITION).map(ammunition),
  ...rowsOf(EQUIPMENT).map(equipment),
];

const byId: ReadonlyMap<string, Item> = new Map(ITEMS.map((item) => [item.id, item]));

export function itemOf(id: string): Item {
  const item = byId.get(id);
  if (item === undefined) throw new Error(`there is no item ${id}`);
  return item;
}
