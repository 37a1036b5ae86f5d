// Random forces that are worth about the same (CBT-FOR-17): each a mix of roles, then units are exchanged for others of
// like duty as long as that brings the force nearer to what it should be worth. Where there are several kinds of unit, all
// sides get as many of each.

import { type Random, randomBelow, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import { kindOf } from '../kinds.ts';
import type { Role } from '../units/role-names.ts';
import type { UnitFile } from '../units/unit-file.ts';

/** CBT-FOR-02 to CBT-FOR-08: what a force needs: some to hold, some to move, some to shoot from afar. */
const DUTIES: readonly (readonly Role[])[] = [
  ['juggernaut', 'brawler'],
  ['skirmisher', 'striker'],
  ['sniper', 'missileBoat'],
  ['scout', 'striker', 'skirmisher'],
];

export interface Draw {
  readonly sizes: readonly number[];
  readonly pool: readonly UnitFile[];
  /** The worth of a unit on a side. */
  worth(unit: UnitFile, side: number): number;
  /** Most that a side may be worth; absent: what is drawn first. */
  readonly most?: number | undefined;
}

/** Further from each other than this, in parts of what they should be worth, duties no longer matter. */
const FAIR = 0.04;

export function drawForces(draw: Draw, random: Random): UnitFile[][] {
  const kinds = [...new Set(draw.pool.map((unit) => kindOf(unit).id))];
  const firstKind = kinds.length > 1 ? randomBelow(random, kinds.length) : 0;
  /** By place in a force, the same on all sides. */
  const pools = Array.from({ length: Math.max(...draw.sizes) }, (_, place) =>
    draw.pool.filter((unit) => kindOf(unit).id === kinds[(firstKind + place) % kinds.length]),
  );
  const first = draw.sizes.map((size) => mixed(pools.slice(0, size), random));
  const totals = first.map((units, side) => totalOf(units, side, draw));
  // Without a limit the first draws meet in the middle.
  const target = draw.most ?? totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const limit = draw.most ?? Number.POSITIVE_INFINITY;
  return first.map((units, side) => nearTo({ target, limit }, units, side, draw, random));
}

/** One of each duty by turns, beginning anywhere, so that small forces are not always the same. */
function mixed(pools: readonly (readonly UnitFile[])[], random: Random): UnitFile[] {
  const start = randomBelow(random, DUTIES.length);
  return pools.map((pool, place) => {
    const fit = pool.filter((unit) => isFit(unit, DUTIES[(start + place) % DUTIES.length]));
    return randomItem(random, fit.length > 0 ? fit : pool);
  });
}

const isFit = (unit: UnitFile, duty: readonly Role[]): boolean => {
  const role = kindOf(unit).roleOf(unit);
  return role !== null && duty.includes(role);
};

const totalOf = (units: readonly UnitFile[], side: number, { worth }: Draw): number =>
  units.reduce((sum, unit) => sum + worth(unit, side), 0);

function nearTo(
  { target, limit }: { readonly target: number; readonly limit: number },
  units: readonly UnitFile[],
  side: number,
  draw: Draw,
  random: Random,
): UnitFile[] {
  /** The distance of a force from the limits; one above them is worse than any below. */
  const miss = (force: readonly UnitFile[]): number => {
    const total = totalOf(force, side, draw);
    return total > limit ? limit + total : Math.abs(target - total);
  };
  let force = [...units];
  for (const isFree of [false, true]) {
    if (isFree && miss(force) <= FAIR * target) break;
    for (let best = exchange(force, isFree, draw.pool, miss, random); best; ) {
      force = best;
      best = exchange(force, isFree, draw.pool, miss, random);
    }
  }
  return force;
}

/** The exchange of one unit for another of its kind that helps most, or null if none helps. Equals are taken in no order. */
function exchange(
  force: readonly UnitFile[],
  isFree: boolean,
  pool: readonly UnitFile[],
  miss: (force: readonly UnitFile[]) => number,
  random: Random,
): UnitFile[] | null {
  let best: UnitFile[] | null = null;
  let least = miss(force);
  for (const place of shuffle(random, [...force.keys()])) {
    const duty = DUTIES.find((roles) => isFit(force[place], roles));
    for (const unit of pool) {
      if (kindOf(unit).id !== kindOf(force[place]).id) continue;
      if (!isFree && duty && !isFit(unit, duty)) continue;
      const changed = force.with(place, unit);
      const missed = miss(changed);
      if (missed >= least) continue;
      least = missed;
      best = changed;
    }
  }
  return best;
}
