// Damage that heat allows (BF2-CONV-08, BF2-CONV-09, BF2-CONV-11).

import { nearest } from '../data/rounding.ts';
import type { Bands } from './bands.ts';

const ALLOWANCE = 4;
const MOST_OVERHEAT = 4;
const SCALE = 10;

export interface Damage {
  readonly pb: number;
  readonly m: number;
  readonly l: number;
  readonly ov: number;
}

export const unheated = (base: Bands): Damage => {
  const [pb, m, l] = base.map((damage) => nearest(damage / SCALE)) as [number, number, number];
  return { pb, m, l, ov: 0 };
};

/** Rounded to tenths of a BattleTech point, and then to whole points of BattleForce. */
export function cooled(base: Bands, heat: number, dissipation: number): Damage {
  const full = unheated(base);
  const excess = heat - ALLOWANCE;
  if (excess <= dissipation) return full;
  const reduced = base.map((damage) => nearest((damage * dissipation) / excess, 0.1)) as [
    number,
    number,
    number,
  ];
  return withOverheat(full, unheated(reduced));
}

/** The damage at medium range if heat did not matter; at pointblank for weapons that reach no farther. */
function withOverheat(full: Damage, reduced: Damage): Damage {
  const gain = full.m > 0 ? full.m - reduced.m : full.pb - reduced.pb;
  return { ...reduced, ov: Math.min(MOST_OVERHEAT, gain) };
}

/** BF2-CONV-43: fighters' values are already of that scale, and are rounded once. */
export function cooledFactors(factors: Bands, heat: number, dissipation: number): Damage {
  const [pb, m, l] = factors.map((factor) => nearest(factor)) as [number, number, number];
  const full = { pb, m, l, ov: 0 };
  const excess = heat - ALLOWANCE;
  if (excess <= dissipation) return full;
  const [near, middle, far] = factors.map((factor) => nearest((factor * dissipation) / excess)) as [
    number,
    number,
    number,
  ];
  return withOverheat(full, { pb: near, m: middle, l: far, ov: 0 });
}
