import type { OptionSet } from '@ironfield/kernel/options.ts';
import type { Option } from './option.ts';
import { artillery } from './options/artillery/artillery.ts';
import { commands } from './options/commands.ts';
import { offboard } from './options/offboard/offboard.ts';
import { turnLimit } from './options/turn-limit.ts';
import { switchboard } from './points.ts';

/** The register: what players may agree on, in the order in which it is shown and plugged in. */
export const options: readonly Option[] = [commands, turnLimit, offboard, artillery];

switchboard.connect(options);

export const optionSets: readonly OptionSet[] = [
  { id: 'short', title: 'Short battle', summary: 'Over after eight turns.', options: { 'turn-limit': 8 } },
];
