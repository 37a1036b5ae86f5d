import {
  expectedValue,
  isOtherwise,
  type OptionModule,
  optionProblems,
  optionValue,
} from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Agreement } from './agreement.ts';

export interface Disagreement {
  /** The options that do not agree, where it is shown. */
  readonly options: readonly string[];
  readonly sentence: string;
  /** Each of them would end it. */
  readonly remedies: readonly Remedy[];
}

export interface Remedy {
  readonly words: string;
  readonly changes: OptionValues;
}

/** Why no game can begin with these values, by the titles of the options, and what to do about it. */
export function disagreements(agreement: Agreement): readonly Disagreement[] {
  return [...closedOnes(agreement), ...amongThemselves(agreement)];
}

const closedOnes = ({ options, values, start, closed }: Agreement): readonly Disagreement[] =>
  options
    .filter((option) => option.id in closed && isOtherwise(option, values, start))
    .map((option) => ({
      options: [option.id],
      sentence: `${option.title} cannot be chosen for this battle: ${closed[option.id]}.`,
      remedies: [asUsual({ ...option, base: optionValue(option, start) })],
    }));

function amongThemselves({ all, values, closed }: Agreement): readonly Disagreement[] {
  const named = (id: string) => all.find((option) => option.id === id)!;
  // Options that the scenario fixes are not changed.
  const back = (option: OptionModule) => (option.id in closed ? [] : [asUsual(option)]);
  const on = (option: OptionModule) => (option.id in closed ? [] : turnedOn(option));
  return optionProblems(all, values).flatMap((problem): Disagreement[] => {
    // Nothing to choose here has such a name.
    if (problem.kind === 'unknown') return [];
    const option = named(problem.option);
    if (problem.kind === 'value') {
      const sentence = `${option.title} must be ${expectedValue(option)}.`;
      return [{ options: [option.id], sentence, remedies: [asUsual(option)] }];
    }
    const other = named(problem.other);
    if (problem.kind === 'needs') {
      const sentence = `${option.title} needs ${other.title}.`;
      return [{ options: [option.id], sentence, remedies: [...on(other), ...back(option)] }];
    }
    const why = problem.kind === 'clash' ? ': both replace the same rule' : '';
    return [
      {
        options: [option.id, other.id],
        sentence: `${option.title} does not go with ${other.title}${why}.`,
        remedies: [...back(option), ...back(other)],
      },
    ];
  });
}

function asUsual({ id, title, base }: OptionModule): Remedy {
  const words = typeof base === 'boolean' ? `Turn ${title} ${base ? 'on' : 'off'}` : `${title} as usual`;
  return { words, changes: { [id]: base } };
}

/** An option with more than two values cannot be turned on by one button. */
function turnedOn({ id, title, base }: OptionModule): readonly Remedy[] {
  return typeof base === 'boolean'
    ? [{ words: `Turn ${title} ${base ? 'off' : 'on'}`, changes: { [id]: !base } }]
    : [];
}
