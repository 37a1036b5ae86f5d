// Chooses options to try together.

import { firstOptionProblem, type OptionModule } from '@ironfield/kernel/options/options.ts';
import { type Random, randomBelow, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';

/** How far above its minimum to try an option without a maximum. */
const OPEN_RANGE = 10;

/** Any value, including the base if there are several. */
export function randomValue({ base, allowed }: OptionModule, random: Random): OptionValue {
  if (typeof base === 'boolean') return !base;
  if (typeof base === 'string') return allowed ? randomItem(random, allowed) : base;
  const [min = 0, max = min + OPEN_RANGE] = (allowed ?? []) as readonly number[];
  return min + randomBelow(random, max - min + 1);
}

/** A value other than the base. */
function changedValue(option: OptionModule, random: Random): OptionValue {
  const { base, allowed } = option;
  if (typeof base === 'string' && allowed)
    return randomItem(
      random,
      allowed.filter((value) => value !== base),
    );
  for (;;) {
    const value = randomValue(option, random);
    if (value !== base || typeof base === 'string') return value;
  }
}

/** Makes options compatible: adds those that others require, and drops one of two that exclude each other. */
export function reconciled(
  options: readonly OptionModule[],
  wanted: OptionValues,
  random: Random,
): OptionValues {
  const values: Record<string, OptionValue> = { ...wanted };
  const dropped = new Set<string>();
  for (;;) {
    const problem = firstOptionProblem(options, values);
    if (!problem) return values;
    if (problem.kind === 'needs' && !dropped.has(problem.other)) {
      const other = options.find(({ id }) => id === problem.other);
      if (!other)
        throw new Error(`Option "${problem.option}" needs "${problem.other}", which does not exist`);
      values[other.id] = changedValue(other, random);
      continue;
    }
    const isEither = problem.kind === 'excludes' || problem.kind === 'clash';
    const loser = isEither ? randomItem(random, [problem.option, problem.other]) : problem.option;
    delete values[loser];
    dropped.add(loser);
  }
}

/**
 * Rows of changed options such that, for any two options, some row has both, some row has either alone, and some row
 * has none: a dozen rows for a few hundred options. Each option gets its own set of rows, and each set has more than
 * half of all rows but the last; so any two sets meet, and neither contains the other.
 */
export function pairwiseRows(options: readonly OptionModule[], random: Random): OptionValues[] {
  let count = 1;
  while (choose(count, Math.floor(count / 2) + 1) < options.length) count++;
  const sets = shuffle(random, subsets(count, Math.floor(count / 2) + 1));
  const rows = Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      options
        .filter((_option, index) => sets[index].includes(row))
        .map((option) => [option.id, changedValue(option, random)]),
    ),
  );
  return [...rows, {}].map((row) => reconciled(options, row, random));
}

function choose(all: number, few: number): number {
  let ways = 1;
  for (let i = 1; i <= few; i++) ways = (ways * (all - few + i)) / i;
  return ways;
}

/** All subsets of a given size of the first numbers. */
function subsets(all: number, few: number): number[][] {
  if (few === 0) return [[]];
  if (all < few) return [];
  return [...subsets(all - 1, few), ...subsets(all - 1, few - 1).map((set) => [...set, all - 1])];
}
