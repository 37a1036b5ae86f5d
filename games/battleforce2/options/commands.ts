import type { Option } from '../option.ts';

/** The chapter on commands, which beginners may leave out. */
export const commands: Option<boolean> = {
  id: 'commands',
  title: 'Commands',
  summary: 'Command units draw counters and pass them down: ambushes, charges, evasive action, luck.',
  group: 'Commands',
  rule: 'BF2-CMD-03',
  base: false,
  plug: (isUsed) => ({ replace: { hasCommands: () => isUsed } }),
};
