import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import { GLOBE } from '../rules/places.ts';
import type { Land } from '../state.ts';

export const TEMPERATURES = ['cold', 'mild', 'hot'] as const;
export type Temperature = (typeof TEMPERATURES)[number];
export const RELIEFS = ['low', 'normal', 'high'] as const;
export type Relief = (typeof RELIEFS)[number];

/** PA-MAP-10: degrees of latitude beyond which there is ice. */
const ICE: Record<Temperature, number> = { cold: 50, mild: 60, hot: 75 };
/** The share of mountains, and how much likelier they are beside others. */
const MOUNTAINS: Record<Relief, number> = { low: 0.08, normal: 0.17, high: 0.3 };
const BESIDE_MOUNTAINS = 1.6;
/** Desert lies mostly in these degrees of latitude; woods around them. */
const DRY: Record<Temperature, readonly [number, number]> = { cold: [15, 35], mild: [15, 35], hot: [15, 45] };
const DESERT = { dry: 0.4, elsewhere: 0.12 } as const;
const WOODS = { equator: 0.5, between: 0.32, north: 0.5 } as const;
const WOODS_FROM = 45;
const WOODS_TO = 15;

export const isIcy = (temperature: Temperature, hex: number): boolean =>
  Math.abs(GLOBE.latitude[hex]!) > ICE[temperature];

/** Terrain for a hex of land, given some of its neighbours. */
export function landAt(
  hex: number,
  known: ReadonlyMap<number, Land>,
  climate: { readonly temperature: Temperature; readonly relief: Relief },
  random: Random,
): Land {
  const { temperature, relief } = climate;
  if (isIcy(temperature, hex)) return 'arctic';
  const isNearMountains = GLOBE.neighbours[hex].some((beside) => known.get(beside) === 'mountains');
  const mountains = MOUNTAINS[relief] * (isNearMountains ? BESIDE_MOUNTAINS : 1 / BESIDE_MOUNTAINS ** 0.5);
  if (randomUnit(random) < mountains) return 'mountains';
  const latitude = Math.abs(GLOBE.latitude[hex]!);
  const [from, to] = DRY[temperature];
  const isDry = latitude >= from && latitude <= to;
  const desert = (isDry ? DESERT.dry : DESERT.elsewhere) * (temperature === 'cold' ? 0.5 : 1);
  if (randomUnit(random) < desert) return 'desert';
  const woods = latitude < WOODS_TO ? WOODS.equator : latitude >= WOODS_FROM ? WOODS.north : WOODS.between;
  return randomUnit(random) < woods ? 'woods' : 'plains';
}
