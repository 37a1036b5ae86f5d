// The effect of a command, for the side that holds its counter.

import { signed } from '@ironfield/kernel/figures.ts';
import { COMMAND, type Command } from './commands.ts';

/** In a sentence. */
export const COMMAND_SUMMARIES: Readonly<Record<Command, string>> = {
  'Alpha Strike!': "'Mechs may overheat by 1 more.",
  Ambush: 'Attacks after the enemy has moved, and pays with its next phases.',
  'Careful Aim': 'Better aim, no jumping.',
  'Charge!': 'One element charges another in its hex.',
  'Death from Above': 'A charge by one that jumps, always with a critical roll.',
  'Doubletime March': 'Faster, with worse aim.',
  'Evasive Action': 'Harder to hit, but no attacks in the next Combat Phase.',
  'Fall Back!': 'The unit and all below it get away from the enemy.',
  'Hello, HQ?': 'The unit may not move.',
  'Jam Transmission': 'Cancels an enemy command, unless ECM shields it.',
  'Luck of the Fox': 'One roll is made again.',
  'Stand and Shoot': 'No move, much better aim.',
};

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
  `${COMMAND_SUMMARIES[command]} (${commandNumbers(command)})`;
