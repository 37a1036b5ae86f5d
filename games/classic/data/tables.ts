/** The most that two dice show: what needs more cannot be done. */
export const LOWEST_ROLL = 2;
export const HIGHEST_ROLL = 12;

/** CBT-SEQ-12: the book has none; games that nobody can win must end all the same. */
export const LAST_TURN = 100;

/** CBT-WPN-06: missiles that hit, by the size of the salvo and 2D6 from 2 on. */
export const CLUSTER_HITS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  9: [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  12: [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
};

/** CBT-CRT-01: critical hits, by 2D6 from 2 on. On 12 a limb or the head is off instead. */
export const CRITICAL_HITS: readonly number[] = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3];

/** MT-PRE-08: levels that the ground gives way, by 2D6 from 2 on. */
export const BASEMENTS: readonly number[] = [2, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2];

/** CBT-HEA-02 */
export const HEAT_OF_MODE = { still: 0, walk: 1, run: 2, jump: 0 } as const;
export const HEAT_OF_ENGINE_HITS = [0, 5, 10, 10] as const;
export const MOST_WATER_SINKS = 6;

/** One effect of the heat scale at its threshold (CBT-HEA-08). */
interface HeatStep {
  readonly from: number;
  readonly value: number;
}

/** The effects of heat, each from a heat on. */
export interface HeatScale {
  /** Walking MP lost. */
  readonly mp: readonly HeatStep[];
  readonly toHit: readonly HeatStep[];
  /** The numbers needed to avoid shutdown and explosions. */
  readonly shutdown: readonly HeatStep[];
  readonly explosion: readonly HeatStep[];
  /** The heat from which no roll avoids a shutdown. */
  readonly automatic: number;
}

/** CBT-HEA-08 */
export const HEAT_SCALE: HeatScale = {
  mp: [
    { from: 5, value: 1 },
    { from: 10, value: 2 },
    { from: 15, value: 3 },
    { from: 20, value: 4 },
    { from: 25, value: 5 },
  ],
  toHit: [
    { from: 8, value: 1 },
    { from: 13, value: 2 },
    { from: 17, value: 3 },
    { from: 24, value: 4 },
  ],
  shutdown: [
    { from: 14, value: 4 },
    { from: 18, value: 6 },
    { from: 22, value: 8 },
    { from: 26, value: 10 },
  ],
  explosion: [
    { from: 19, value: 4 },
    { from: 23, value: 6 },
    { from: 28, value: 8 },
  ],
  automatic: 30,
};

/** The highest threshold reached counts; 0 when none is. */
export function heatEffect(steps: readonly HeatStep[], heat: number): number {
  let value = 0;
  for (const step of steps) {
    if (heat < step.from) return value;
    value = step.value;
  }
  return value;
}
