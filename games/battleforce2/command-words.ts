// What a command does, for those who hold its counter.

import { COMMAND, type Command } from './data/commands.ts';
import { rules } from './rule-index.ts';

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** In a sentence. */
export const commandSummary = (command: Command): string =>
  rules.find(({ title }) => title === command)!.summary;

/** In numbers, and what becomes of its counter. */
export function commandNumbers(command: Command): string {
  const { mp, attacks, attacked, holds, grounds, overheat, charge, isHidden, isNegative, isSpecial } =
    COMMAND[command];
  const words = [
    mp && `${signed(mp)} MP`,
    attacks && `${signed(attacks)} to its attacks`,
    attacked && `${signed(attacked)} to attacks on it`,
    overheat && `${signed(overheat)} Overheat Value`,
    charge !== undefined && `a charge at ${signed(charge)}`,
    holds && 'no movement',
    grounds && 'no jumping',
    isNegative && 'negative',
    isHidden && 'kept face-down until its moment',
    isSpecial && 'set aside for a turn after use',
  ];
  return words.filter(Boolean).join(', ');
}

export const commandWords = (command: Command): string =>
  `${commandSummary(command)} (${commandNumbers(command)})`;
