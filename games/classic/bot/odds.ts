import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { WeaponType } from '../data/equipment.ts';
import { CLUSTER_HITS } from '../data/tables.ts';

/** Missiles of a salvo that hit on average. */
const MISSILES = new Map(
  Object.entries(CLUSTER_HITS).map(([size, row]) => [
    Number(size),
    row.reduce((sum, hits, total) => sum + hits * THROWS_OF_TWO_DICE[total], 0) / 36,
  ]),
);

/** Damage of a hit on average. */
export const meanDamage = ({ damage, cluster }: WeaponType): number =>
  cluster === 0 ? damage : damage * MISSILES.get(cluster)!;
