// A fair fight: both sides drawn from what each may have, then brought level by the skills of their drivers.

import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Force, Skills } from '@ironfield/kernel/options/mustering.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { type Muster, worthOf } from '../../../muster/plan.ts';
import { BATTLE_VALUE } from './battle-values.ts';

export interface FairWish {
  /** The units of each side to draw from. */
  readonly pools: readonly (readonly object[])[];
  readonly size: number;
  /** Most that a side may be worth; null: whatever is drawn first. */
  readonly most: number | null;
  readonly skills: Skills;
  /** Drivers may be better or worse than that, where it makes the sides more even. */
  readonly isLevelled: boolean;
  readonly options: OptionValues;
}

/** Both sides; null where one has nothing to draw from. */
export function fairFight(muster: Muster, wish: FairWish, random: Random): readonly Force[] | null {
  if (wish.pools.some(({ length }) => length === 0)) return null;
  const isSame = wish.pools.every((units) => units === wish.pools[0]);
  const forces = isSame ? drawnTogether(muster, wish, random) : drawnApart(muster, wish, random);
  return wish.isLevelled ? levelled(muster, forces, wish) : forces;
}

/** From the same units: both sides get as many of each kind. */
function drawnTogether(
  muster: Muster,
  { pools, size, most, skills, options }: FairWish,
  random: Random,
): readonly Force[] {
  const sizes = pools.map(() => size);
  const wish = { sizes, measure: BATTLE_VALUE, skills: pools.map(() => skills), options, units: pools[0] };
  return muster.random({ ...wish, ...(most !== null && { most }) }, random);
}

/** One side after the other, the second worth as much as the first. */
function drawnApart(
  muster: Muster,
  { pools, size, most, skills, options }: FairWish,
  random: Random,
): readonly Force[] {
  const forces: Force[] = [];
  for (const [side, units] of pools.entries()) {
    const limit = side > 0 ? worthOf(muster, forces[0], BATTLE_VALUE) : (most ?? undefined);
    const wish = { sizes: [size], measure: BATTLE_VALUE, most: limit, skills: [skills], options, units };
    const [drawn] = muster.random(wish, random);
    forces.push(drawn.map((member, place) => ({ ...member, name: muster.driver(side, place) })));
  }
  return forces;
}

/** Closer than this, in parts of the stronger side, nobody's skills are changed. */
const LEVEL = 0.01;
/** How far a driver may be from the usual skills. */
const AWAY = 2;
const MOST_STEPS = 12;

/** One skill of one driver after the other, always the one that brings the sides nearest. */
export function levelled(
  muster: Muster,
  forces: readonly Force[],
  { skills, most }: Pick<FairWish, 'skills' | 'most'>,
): readonly Force[] {
  let best = forces;
  for (let step = 0; step < MOST_STEPS && gapOf(muster, best) > LEVEL; step++) {
    const allowed = changes(muster, best, skills).filter(
      (changed) => most === null || changed.every((force) => worthOf(muster, force, BATTLE_VALUE) <= most),
    );
    const nearest = allowed.toSorted((a, b) => gapOf(muster, a) - gapOf(muster, b))[0];
    if (!nearest || gapOf(muster, nearest) >= gapOf(muster, best)) break;
    best = nearest;
  }
  return best;
}

/** By how much the stronger side is stronger, in parts of itself. */
export function gapOf(muster: Muster, forces: readonly Force[]): number {
  const worths = forces.map((force) => worthOf(muster, force, BATTLE_VALUE));
  const most = Math.max(...worths);
  return most === 0 ? 0 : (most - Math.min(...worths)) / most;
}

/** All ways to make one driver better or worse by a point. */
const changes = (muster: Muster, forces: readonly Force[], usual: Skills): (readonly Force[])[] =>
  forces.flatMap((force, side) =>
    force.flatMap((member, place) =>
      muster.skills.flatMap(({ id, best, worst }) =>
        [-1, 1].flatMap((by) => {
          const skill = member.skills[id] + by;
          if (skill < best || skill > worst || Math.abs(skill - usual[id]) > AWAY) return [];
          const changed = force.with(place, { ...member, skills: { ...member.skills, [id]: skill } });
          return [forces.with(side, changed)];
        }),
      ),
    ),
  );

/** The houses that the units of a pool are known to serve, in the order of their names. */
export const housesOf = (units: readonly object[]): string[] =>
  [...new Set(units.flatMap((unit) => houses(unit) ?? []))].sort();

/** Those that serve a house, and those of which nobody knows whom they serve; all of them for an empty name. */
export const serving = (units: readonly object[], house: string): readonly object[] =>
  house === '' ? units : units.filter((unit) => houses(unit)?.includes(house) ?? true);

function houses(unit: object): readonly string[] | null {
  const { kind, ...file } = unit as UnitFile;
  const known = kind === undefined && 'houses' in file ? (file.houses ?? []) : [];
  return known.length > 0 ? known : null;
}
