import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { addend } from '@ironfield/kernel/figures.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';

/** A to-hit number of two dice in a sentence, from its base to its chance. */
export function numberWords(attacker: string, target: string, { lines, total }: Explanation): string {
  const [base, ...modifiers] = lines;
  const parts = modifiers.map(
    ({ value, reason }) => `${addend(value)} ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  );
  const reasons = [`base ${base.value}`, ...parts].join(', ');
  return `${attacker} against ${target}: ${reasons}. That makes ${total} or more on two dice, ${Math.round(chanceOfTwoDice(total) * 100)} %. Point at any number to see its reasons.`;
}
