import type { OptionSet } from '@ironfield/kernel/options.ts';
import type { Option } from './option.ts';
import { commands } from './options/commands.ts';
import { mission } from './options/mission/mission.ts';
import { turnLimit } from './options/turn-limit.ts';
import { war } from './options/war.ts';
import { switchboard } from './points.ts';
import { battleOptions } from './scenarios/battle-choices.ts';

/** The register: what players may agree on, in the order in which it is shown and plugged in. */
export const options: readonly Option[] = [commands, mission, turnLimit, ...battleOptions, war];

switchboard.connect(options);

export const optionSets: readonly OptionSet[] = [
  { id: 'short', title: 'Short battle', summary: 'Over after eight turns.', options: { 'turn-limit': 8 } },
];
