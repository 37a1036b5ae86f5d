import type { WeaponType } from '../data/equipment.ts';
import { CLUSTER_HITS } from '../data/tables.ts';

/** Ways of 36 to roll each total with two dice. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const CHANCES = Array.from(
  { length: 13 },
  (_, number) => WAYS.reduce((sum, ways, total) => (total + 2 >= number ? sum + ways : sum), 0) / 36,
);

/** The chance to roll a number or more with two dice. */
export const chance = (number: number): number => (number <= 2 ? 1 : number > 12 ? 0 : CHANCES[number]);

/** Missiles of a salvo that hit on average. */
const MISSILES = new Map(
  Object.entries(CLUSTER_HITS).map(([size, row]) => [
    Number(size),
    row.reduce((sum, hits, total) => sum + hits * WAYS[total], 0) / 36,
  ]),
);

/** Damage of a hit on average. */
export const meanDamage = ({ damage, cluster }: WeaponType): number =>
  cluster === 0 ? damage : damage * MISSILES.get(cluster)!;
