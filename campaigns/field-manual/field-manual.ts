// Regiments and Clusters by their equipment rating, as counters of Planetary Assault (BF2-INTEG-20, BF2-INTEG-21).

import type { ForceFaction } from '@ironfield/battleforce2/data/assignment.ts';
import { type Die, formationClasses } from '@ironfield/battleforce2/scenarios/generator/unit-generation.ts';
import { UNITS } from '@ironfield/planetary/data/units.ts';
import { QUALITIES, type Quality } from '@ironfield/planetary/state.ts';

export const RATINGS = ['A', 'B', 'C', 'D', 'F', 'front line', 'second line'] as const;
export type Rating = (typeof RATINGS)[number];

/** BF2-INTEG-21: percent of standard, of upgraded or second-line, and of front-line machines. */
const MIX: Readonly<Record<Rating, readonly [standard: number, upgraded: number, frontLine: number]>> = {
  A: [0, 80, 20],
  B: [20, 80, 0],
  C: [40, 60, 0],
  D: [60, 40, 0],
  F: [100, 0, 0],
  'front line': [0, 20, 80],
  'second line': [20, 60, 20],
};

/** How many companies of each kind there are; whoever has the largest fraction left gets the next one. */
export function technologyMix(rating: Rating, companies: number): [number, number, number] {
  const exact = MIX[rating].map((share) => (share * companies) / 100);
  const counts = exact.map(Math.floor) as [number, number, number];
  const byFraction = [0, 1, 2].toSorted(
    (one, other) => exact[other]! - counts[other]! - (exact[one]! - counts[one]!),
  );
  const open = companies - counts.reduce((sum, count) => sum + count, 0);
  for (const kind of byFraction.slice(0, open)) counts[kind]! += 1;
  return counts;
}

export interface UnitWish {
  readonly faction: ForceFaction;
  readonly isClan: boolean;
  readonly companies: number;
  readonly rating: Rating;
  readonly quality: Quality;
  /** One company is a level better, and a Light one a level worse, as far as there are such levels. */
  readonly hasCommandAndRookies?: boolean;
}

/** A counter of Planetary Assault: its type, and the quality of its crews. */
export interface FieldedCounter {
  readonly type: string;
  readonly quality: Quality;
}

const CLASS_NAMES = { L: 'Light', M: 'Medium', H: 'Heavy', A: 'Assault' } as const;
/** By technology; the Inner Sphere's front line has machines of the Clans' second. */
const SPHERE_TECHNOLOGIES = ['IS', 'IU', 'IU'] as const;
const CLAN_TECHNOLOGIES = ['C2', 'C2', 'C1'] as const;

function typeNamed(name: string): string {
  const found = Object.keys(UNITS).find((id) => UNITS[id]!.name === name);
  if (!found) throw new Error(`Planetary Assault has no ${name}`);
  return found;
}

const nextTo = (quality: Quality, by: number): Quality =>
  QUALITIES[Math.min(QUALITIES.length - 1, Math.max(0, QUALITIES.indexOf(quality) + by))]!;

/** BF2-INTEG-20: the weight classes are rolled; the better machines go to whoever comes first. */
export function fieldUnit(wish: UnitWish, die: Die): FieldedCounter[] {
  const { faction, isClan, companies, rating, quality, hasCommandAndRookies = false } = wish;
  const [standard, upgraded, frontLine] = technologyMix(rating, companies);
  const kinds = [
    ...Array.from({ length: frontLine }, () => 2),
    ...Array.from({ length: upgraded }, () => 1),
    ...Array.from({ length: standard }, () => 0),
  ];
  const classes = kinds.map(() => formationClasses(die, faction)[1]!);
  const rookies = hasCommandAndRookies ? classes.lastIndexOf('L') : -1;
  const rookie = hasCommandAndRookies && rookies <= 0 ? classes.length - 1 : rookies;
  return kinds.map((kind, index): FieldedCounter => {
    const technology = (isClan ? CLAN_TECHNOLOGIES : SPHERE_TECHNOLOGIES)[kind]!;
    const size = isClan ? 'Trinary' : 'Company';
    const level = !hasCommandAndRookies ? 0 : index === 0 ? 1 : index === rookie ? -1 : 0;
    return {
      type: typeNamed(`${CLASS_NAMES[classes[index]!]} 'Mech ${size} (${technology})`),
      quality: nextTo(quality, level),
    };
  });
}
