import { type OptionModule, optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';

/** Options as a word that an address can carry and people can read: `night,turn-limit=12,landing=off`. */
export function optionsWord(options: readonly OptionModule[], wanted: OptionValues): string {
  return options
    .filter(({ id }) => Object.hasOwn(wanted, id))
    .map((option) => {
      const value = optionValue(option, wanted);
      if (value === true) return option.id;
      return `${option.id}=${value === false ? 'off' : value}`;
    })
    .join(',');
}

export interface ReadOptions {
  readonly wanted: OptionValues;
  /** Options or values that this game does not have. */
  readonly strange: readonly string[];
}

export function readOptionsWord(options: readonly OptionModule[], word: string): ReadOptions {
  const wanted: Record<string, OptionValue> = {};
  const strange: string[] = [];
  for (const part of word.split(',').filter((each) => each !== '')) {
    const [id, text = 'on'] = part.split(/=(.*)/);
    const option = options.find((each) => each.id === id);
    const value = option ? readValue(option, text) : null;
    if (value === null) strange.push(part);
    else wanted[id] = value;
  }
  return { wanted, strange };
}

function readValue({ base, allowed }: OptionModule, text: string): OptionValue | null {
  if (typeof base === 'boolean') return text === 'on' ? true : text === 'off' ? false : null;
  if (typeof base === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
  return !allowed || allowed.includes(text) ? text : null;
}
