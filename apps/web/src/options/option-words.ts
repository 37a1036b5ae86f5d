import { isChanged, type OptionModule, optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';

export function valueWords({ valueNames }: Pick<OptionModule, 'valueNames'>, value: OptionValue): string {
  const name = valueNames?.[String(value)];
  if (name !== undefined) return name;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = String(value).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An option as it has been agreed on, in a few words. */
export function agreedWords(option: OptionModule, values: OptionValues): string {
  const value = optionValue(option, values);
  return value === true ? option.title : `${option.title}: ${valueWords(option, value)}`;
}

/** The number of changed options. Switches that are off at first are then on, anything else is changed. */
export function countWords(options: readonly OptionModule[], values: OptionValues): string {
  const count = options.filter((option) => isChanged(option, values)).length;
  const word = options.every(({ base }) => base === false) ? 'on' : 'changed';
  return `${count} of ${options.length} ${word}`;
}

/** The other options that an option needs, whether it is on or not. */
export function relationWords(option: OptionModule, options: readonly OptionModule[]): string {
  const titles = (which: (other: OptionModule) => boolean | undefined) =>
    options
      .filter(which)
      .map(({ title }) => title)
      .join(', ');
  const needed = titles(({ id }) => option.requires?.includes(id));
  const against = titles(
    ({ id, excludes }) => option.excludes?.includes(id) || excludes?.includes(option.id),
  );
  return [needed && `Needs ${needed}.`, against && `Not with ${against}.`].filter(Boolean).join(' ');
}
