// The weights of the parts of a 'Mech (CBT-CON-06 to CBT-CON-17), in half tons: whole numbers, so that sums are exact.

import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { engineHalfTons, MAX_RATING, MIN_RATING } from '../data/engines.ts';
import { type ComponentKind, isSplittable, slotEntry } from './design.ts';
import { structureOf } from './frame.ts';
import { LOCATION_CODES, Location, type LocationCode } from './locations.ts';
import { itemsOf, slotsByName } from './slot-items.ts';
import type { MechFile } from './unit-file.ts';

/** Half tons by kind of component; they add up to `total`. */
export interface Weights {
  readonly structure: number;
  readonly cockpit: number;
  readonly engine: number;
  readonly gyro: number;
  readonly jumpJets: number;
  readonly heatSinks: number;
  readonly armor: number;
  readonly weapons: number;
  readonly ammunition: number;
  /** Everything else that is mounted: hatchets. */
  readonly equipment: number;
  readonly total: number;
}

export const KILOGRAMS_PER_HALF_TON = 500;
/** CBT-CON-14 */
export const POINTS_PER_HALF_TON = 8;
/** CBT-CON-12: heat sinks that come with every 'Mech. */
export const FREE_HEAT_SINKS = 10;
const COCKPIT = 6;
/** CBT-CON-15: the one location whose armour may be more than twice its structure. */
const MAX_HEAD_ARMOR = 9;

/** CBT-CON-08 */
export const ratingOf = ({ tons, walk }: Pick<MechFile, 'tons' | 'walk'>): number => tons * walk;

/** CBT-CON-06: a tenth of the tonnage. */
export const structureHalfTons = (tons: number): number => Math.ceil(tons / 5);

/** CBT-CON-10 */
export const gyroHalfTons = (rating: number): number => 2 * Math.ceil(rating / 100);

/** CBT-CON-11: weight of one jump jet. */
export const jumpJetHalfTons = (tons: number): number => (tons <= 55 ? 1 : tons <= 85 ? 2 : 4);

/** CBT-CON-12 */
export const heatSinkHalfTons = (heatSinks: number): number => 2 * Math.max(0, heatSinks - FREE_HEAT_SINKS);

/** CBT-CON-15: most armour a location may carry, front and rear together; 0 for a tonnage that is not built. */
export function maxArmor(tons: number, location: LocationCode, frame: MechFile['frame'] = 'biped'): number {
  const structure = structureOf(tons, frame)?.[Location[location]] ?? 0;
  if (location === 'HD') return structure === 0 ? 0 : MAX_HEAD_ARMOR;
  return 2 * structure;
}

/** CBT-CON-06 */
export const maxArmorPoints = (tons: number, frame: MechFile['frame'] = 'biped'): number =>
  LOCATION_CODES.reduce((sum, location) => sum + maxArmor(tons, location, frame), 0);

/** Armour of a location, front and rear together. */
export function armorIn(armor: MechFile['armor'], location: LocationCode): number {
  const points = armor[location];
  return typeof points === 'number' ? points : points[0] + points[1];
}

export const armorPoints = ({ armor }: MechFile): number =>
  LOCATION_CODES.reduce((sum, location) => sum + armorIn(armor, location), 0);

/** CBT-CON-14: what the points need, or more where the file says that more was bought (CBT-CON-16). */
export const armorHalfTons = (file: MechFile): number =>
  Math.max(file.armorHalfTons ?? 0, Math.ceil(armorPoints(file) / POINTS_PER_HALF_TON));

/** One item by its name in the unit file, 0 for what has no weight of its own; null for what is unknown. */
export function itemHalfTons(name: string, tons: number): number | null {
  const entry = slotEntry(name, tons);
  if (!entry || entry.fitting) return null;
  if (entry.kind === 'ammo') return entry.half ? 1 : 2;
  if (entry.kind === 'weapon')
    return entry.weapon!.halfTons + (entry.oneShot && !entry.weapon!.isSingle ? 1 : 0);
  return entry.kind === 'hatchet' ? 2 * entry.size : 0;
}

const isIntroductory = (name: string, tons: number): boolean => {
  const entry = slotEntry(name, tons);
  return entry !== null && !entry.fitting;
};

/** The weights of a design, finished or not; or why it cannot be weighed. */
export function weightsOf(file: MechFile): Result<Weights, readonly string[]> {
  const { tons } = file;
  const rating = ratingOf(file);
  const problems: string[] = [];
  if (engineHalfTons(rating) === undefined) {
    problems.push(
      `engine rating ${rating} (${tons} tons x ${file.walk} Walking MP): engines are built from ${MIN_RATING} to ${MAX_RATING} in steps of 5`,
    );
  }
  for (const name of slotsByName(file).keys()) {
    if (!isIntroductory(name, tons)) problems.push(`"${name}" is not in the introductory rules`);
  }
  const weights = knownWeights(file, rating);
  return isComplete(weights) ? accepted(weights) : refused(problems);
}

/** Half tons of each kind of component, null for what cannot be weighed; without all of them there is no total. */
export type KnownWeights = { readonly [Part in keyof Weights]: number | null };

const isComplete = (weights: KnownWeights): weights is Weights => weights.total !== null;

/** The weights as far as they are known, with an engine of any rating. */
export function knownWeights(file: MechFile, rating: number = ratingOf(file)): KnownWeights {
  const { tons } = file;
  const parts = {
    structure: structureHalfTons(tons),
    cockpit: COCKPIT,
    engine: engineHalfTons(rating) ?? null,
    gyro: gyroHalfTons(rating),
    heatSinks: heatSinkHalfTons(file.heatSinks),
    armor: armorHalfTons(file),
    ...mountedHalfTons(file),
  };
  return { ...parts, total: sumOf(Object.values(parts)) };
}

export const sumOf = (weights: readonly (number | null)[]): number | null =>
  weights.reduce((sum, weight) => (sum === null || weight === null ? null : sum + weight), 0);

type Mounted = Pick<KnownWeights, 'jumpJets' | 'weapons' | 'ammunition' | 'equipment'>;

function mountedHalfTons(file: MechFile): Mounted {
  const mounted: { -readonly [Part in keyof Mounted]: number | null } = {
    jumpJets: 0,
    weapons: 0,
    ammunition: 0,
    equipment: 0,
  };
  for (const [name, slots] of slotsByName(file)) {
    const entry = slotEntry(name, file.tons);
    const items = entry ? itemsOf(slots, entry.size, isSplittable(entry)).length : 0;
    const weight = entry?.kind === 'jump-jet' ? jumpJetHalfTons(file.tons) : itemHalfTons(name, file.tons);
    const part = partOf(entry?.kind, name);
    mounted[part] = sumOf([mounted[part], weight && items * weight]);
  }
  return mounted;
}

/** The heading that something counts under; an unknown name of ammunition says so, and most of the rest are weapons. */
function partOf(kind: ComponentKind | undefined, name: string): keyof Mounted {
  if (kind === 'jump-jet') return 'jumpJets';
  if (kind === 'ammo' || (!kind && /\bammo\b/i.test(name))) return 'ammunition';
  return kind === 'weapon' || !kind ? 'weapons' : 'equipment';
}
