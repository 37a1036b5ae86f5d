// Random forces that are worth about the same (CBT-FOR-17): each a mix of roles, then 'Mechs are exchanged for others of
// like duty as long as that brings the force nearer to what it should be worth.

import { type Random, randomBelow, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import { roleOf } from '../rules/role.ts';
import type { Role } from '../units/role-names.ts';
import type { MechFile } from '../units/unit-file.ts';

/** CBT-FOR-02 to CBT-FOR-08: what a force needs: some to hold, some to move, some to shoot from afar. */
const DUTIES: readonly (readonly Role[])[] = [
  ['juggernaut', 'brawler'],
  ['skirmisher', 'striker'],
  ['sniper', 'missileBoat'],
  ['scout', 'striker', 'skirmisher'],
];

export interface Draw {
  readonly sizes: readonly number[];
  readonly pool: readonly MechFile[];
  /** What a unit is worth on a side. */
  worth(unit: MechFile, side: number): number;
  /** Most that a side may be worth; absent: what is drawn first. */
  readonly most?: number | undefined;
}

/** Further from each other than this, in parts of what they should be worth, duties no longer matter. */
const FAIR = 0.04;

export function drawForces(draw: Draw, random: Random): MechFile[][] {
  const first = draw.sizes.map((size) => mixed(size, draw.pool, random));
  const totals = first.map((units, side) => totalOf(units, side, draw));
  // Without a limit the first draws meet in the middle.
  const target = draw.most ?? totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const limit = draw.most ?? Number.POSITIVE_INFINITY;
  return first.map((units, side) => nearTo(target, limit, units, side, draw, random));
}

/** One of each duty by turns, beginning anywhere, so that small forces are not always the same. */
function mixed(size: number, pool: readonly MechFile[], random: Random): MechFile[] {
  const start = randomBelow(random, DUTIES.length);
  return Array.from({ length: size }, (_, place) => {
    const fit = pool.filter((unit) => isFit(unit, DUTIES[(start + place) % DUTIES.length]));
    return randomItem(random, fit.length > 0 ? fit : pool);
  });
}

const isFit = (unit: MechFile, duty: readonly Role[]): boolean => {
  const role = roleOf(unit);
  return role !== null && duty.includes(role);
};

const totalOf = (units: readonly MechFile[], side: number, { worth }: Draw): number =>
  units.reduce((sum, unit) => sum + worth(unit, side), 0);

function nearTo(
  target: number,
  limit: number,
  units: readonly MechFile[],
  side: number,
  draw: Draw,
  random: Random,
): MechFile[] {
  /** How far off a force is; one above the limit is worse than any below it. */
  const miss = (force: readonly MechFile[]): number => {
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

/** The exchange of one 'Mech that helps most, or null if none helps. Equals are taken in no order. */
function exchange(
  force: readonly MechFile[],
  isFree: boolean,
  pool: readonly MechFile[],
  miss: (force: readonly MechFile[]) => number,
  random: Random,
): MechFile[] | null {
  let best: MechFile[] | null = null;
  let least = miss(force);
  for (const place of shuffle(random, [...force.keys()])) {
    const duty = DUTIES.find((roles) => isFit(force[place], roles));
    for (const unit of pool) {
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
