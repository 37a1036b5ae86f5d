// The construction rules as a whole (CBT-CON-23): everything that is wrong with a design, at any time while it is made.

import { openSlots } from '@ironfield/classic/units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import {
  KILOGRAMS_PER_HALF_TON,
  type KnownWeights,
  knownWeights,
  ratingOf,
  sumOf,
  type Weights,
} from '@ironfield/classic/units/weights.ts';
import { assembled } from '../assembled.ts';
import { halfTons, minimumAmmunition, uselessAmmunition } from '../construction/ammunition.ts';
import { armorLimits, armorWeight, unplacedArmor } from '../construction/armor.ts';
import type { Blueprint, Check, Finding } from '../construction/blueprint.ts';
import { actuatorOrder, fixedSlots, tonnage, totalWeight } from '../construction/chassis.ts';
import { hatchets, itemSlots, rearMounts, scatteredItems, unknownItems } from '../construction/equipment.ts';
import { heatSinks } from '../construction/heat-sinks.ts';
import { engine, jumpJets } from '../construction/movement.ts';
import { itemsIn } from '../items.ts';
import { ODD } from '../text.ts';

/** Other statements of a foreign file: our own states nothing that follows from the rest. */
export interface Stated {
  readonly rating?: number | null;
  /** Parts of a kind that these rules do not know. */
  readonly strange?: readonly (keyof Weights)[];
}

export interface UnitCheck {
  readonly isLegal: boolean;
  /** Half tons; null for what cannot be weighed. */
  readonly weights: KnownWeights;
  /** Half tons still to spend, below zero when there are too many; what cannot be weighed counts for nothing. */
  readonly remaining: number;
  /** Open slots by location. */
  readonly free: Readonly<Record<LocationCode, number>>;
  readonly violations: readonly Finding[];
  /** Legal things that are perhaps not meant. */
  readonly warnings: readonly Finding[];
}

const VIOLATIONS: readonly Check[] = [
  tonnage,
  totalWeight,
  engine,
  fixedSlots,
  actuatorOrder,
  jumpJets,
  heatSinks,
  armorWeight,
  armorLimits,
  unknownItems,
  itemSlots,
  rearMounts,
  hatchets,
  minimumAmmunition,
  halfTons,
];

const WARNINGS: readonly Check[] = [unplacedArmor, scatteredItems, uselessAmmunition];

export function checkUnit(file: MechFile, stated: Stated = {}): UnitCheck {
  const strange = new Set(stated.strange);
  const rating = stated.rating ?? ratingOf(file);
  const weights = weighed(file, rating, strange);
  const blueprint: Blueprint = { file, rating, strange, weights, items: itemsIn(file) };
  const violations = VIOLATIONS.flatMap((check) => check(blueprint));
  const warnings = WARNINGS.flatMap((check) => check(blueprint));
  const { total: _, ...parts } = weights;
  const known = Object.values(parts).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const free = LOCATION_CODES.map((location) => [location, openSlots(file.slots, location, file.frame)]);
  return {
    isLegal: violations.length === 0,
    weights,
    remaining: 2 * file.tons - known,
    free: Object.fromEntries(free) as Record<LocationCode, number>,
    violations,
    warnings: violations.length === 0 ? [...warnings, ...unplayable(file)] : warnings,
  };
}

function weighed(file: MechFile, rating: number, strange: ReadonlySet<keyof Weights>): KnownWeights {
  const { total: _, ...known } = knownWeights(file, rating);
  const parts = Object.fromEntries(
    Object.entries(known).map(([part, weight]) => [part, strange.has(part as keyof Weights) ? null : weight]),
  ) as typeof known;
  return { ...parts, total: sumOf(Object.values(parts)) };
}

/** A legal design that the game cannot use yet. */
function unplayable(file: MechFile): readonly Finding[] {
  const design = assembled(file);
  if (design.ok) return [];
  return design.error.map((reason) => ({ rule: 'CBT-CNV-01', message: ODD.unplayable(reason) }));
}

/** Kilograms by kind of component, for other programs; what cannot be weighed is left out. */
export function kilogramsOf({
  ammunition,
  equipment,
  ...weights
}: KnownWeights): Partial<Record<string, number>> {
  const known = Object.entries({ ...weights, ammo: ammunition, other: equipment }).filter(
    ([, halfTons]) => halfTons !== null,
  );
  return Object.fromEntries(known.map(([part, halfTons]) => [part, halfTons! * KILOGRAMS_PER_HALF_TON]));
}
