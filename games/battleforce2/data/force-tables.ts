import { type UnitWeight, WEIGHTS } from './tables.ts';

/** Tables of unit generation, each with the rule that has it. Weight classes are written as letters: LLMH. */

const weightsIn = (letters: string): readonly UnitWeight[] => [...letters] as UnitWeight[];

/** BF2-GEN-04, by 1D6. */
export const unitTypeFor = (roll: number): 'vehicle' | 'mech' => (roll <= 4 ? 'vehicle' : 'mech');

/** BF2-GEN-05, by 2D6. */
export function lanceClass(roll: number): UnitWeight {
  return WEIGHTS[roll <= 6 ? 0 : roll <= 8 ? 1 : roll <= 10 ? 2 : 3];
}
export type StarClass = UnitWeight | 'Elemental' | 'Nova';
export function starClass(roll: number): StarClass {
  return roll === 2 ? 'Elemental' : roll === 12 ? 'Nova' : lanceClass(roll);
}

/** BF2-GEN-06, by 1D6: the lances of a company; and of a Trinary, which has the same table (BF2-GEN-07). */
export const COMPANIES = ['LLL', 'LLH', 'LMH', 'LHA', 'MHA', 'HHA'].map(weightsIn);
/** BF2-GEN-07, by 1D6. */
export const BINARIES = ['LL', 'LM', 'MM', 'MH', 'HH', 'HA'].map(weightsIn);

/** BF2-GEN-09, by class and 1D6. */
export const LANCES: Readonly<Record<UnitWeight, readonly (readonly UnitWeight[])[]>> = {
  L: ['LLLL', 'LLLM', 'LLLM', 'LLMM', 'LLMM', 'LLMH'].map(weightsIn),
  M: ['LMMM', 'LMMH', 'LMMH', 'MMMM', 'MMMM', 'MMMH'].map(weightsIn),
  H: ['MMHH', 'MHHH', 'MHHH', 'HHHH', 'HHHH', 'MHHA'].map(weightsIn),
  A: ['MHAA', 'HHHA', 'HHHA', 'HHAA', 'HHAA', 'HAAA'].map(weightsIn),
};
export const STARS: Readonly<Record<UnitWeight, readonly (readonly UnitWeight[])[]>> = {
  L: ['LLLLL', 'LLLLM', 'LLLLM', 'LLLMM', 'LLLMM', 'LLMMH'].map(weightsIn),
  M: ['LMMMM', 'MMMMM', 'MMMMM', 'MMMMH', 'MMMMH', 'MMMHH'].map(weightsIn),
  H: ['MMHHH', 'MHHHH', 'MHHHH', 'HHHHH', 'HHHHH', 'MHHHA'].map(weightsIn),
  A: ['MHHAA', 'HHHHA', 'HHHHA', 'HHHAA', 'HHHAA', 'HHAAA'].map(weightsIn),
};

/** BF2-GEN-03: one more of the heaviest and of the lightest. */
export function inSixes(weights: readonly UnitWeight[]): readonly UnitWeight[] {
  const values = weights.map((weight) => WEIGHTS.indexOf(weight));
  return [...weights, WEIGHTS[Math.max(...values)], WEIGHTS[Math.min(...values)]];
}

/** BF2-GEN-16 */
export const EXPERIENCES = ['Green', 'Regular', 'Veteran', 'Elite'] as const;
export type Experience = (typeof EXPERIENCES)[number];

/** By 2D6. */
export const experienceFor = (roll: number): Experience =>
  EXPERIENCES[roll <= 5 ? 0 : roll <= 9 ? 1 : roll <= 11 ? 2 : 3];

/** BF2-REC-05, BF2-GEN-21: the skill of a level where nothing is rolled. */
export const USUAL_SKILL: Readonly<Record<Experience, number>> = {
  Green: 1,
  Regular: 0,
  Veteran: -1,
  Elite: -2,
};

/** BF2-GEN-17, by 1D6. The +1 of a Green crew that rolls 4 or 5 is mended: printed is +0. */
export const ROLLED_SKILL: Readonly<Record<Experience, readonly number[]>> = {
  Green: [2, 1, 1, 1, 1, 0],
  Regular: [1, 1, 0, 0, -1, -1],
  Veteran: [0, 0, -1, -1, -2, -2],
  Elite: [-1, -1, -2, -2, -3, -3],
};
