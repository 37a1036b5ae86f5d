import type { OptionSet } from '@ironfield/kernel/options/options.ts';
import type { Option } from './option.ts';
import { luck } from './options/luck.ts';
import { march } from './options/march.ts';
import { night } from './options/night.ts';

/** The register: what players may agree on, in the order in which it is shown and plugged in. */
export const options: readonly Option[] = [night, march, luck];

export const optionSets: readonly OptionSet[] = [
  {
    id: 'night-march',
    title: 'Night march',
    summary: 'Far in the dark.',
    options: { night: true, march: 2 },
  },
];
