// The options of Maximum Tech, each switched on by itself.

import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Option } from '../option.ts';
import { options } from '../options.ts';

export const ADDED: readonly Option[] = options.filter(({ rule }) => rule.startsWith('MT-'));

function turned({ base, allowed }: Option): OptionValues[string] {
  if (typeof base === 'boolean') return !base;
  return typeof base === 'number' ? Number(allowed!.at(-1)) : allowed!.at(-1)!;
}

/** An option with what it needs, and what that needs. */
export function alone(option: Option, known: OptionValues = {}): OptionValues {
  let values: OptionValues = { ...known, [option.id]: turned(option) };
  for (const needed of options)
    if (option.requires?.includes(needed.id) && !Object.hasOwn(values, needed.id))
      values = alone(needed, values);
  return values;
}
