import { lineFigure } from '@ironfield/kernel/figures.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Example } from './common-steps.ts';

const HIGHEST_ROLL = 12;

/** A to-hit number of two dice in a sentence, from its base to its chance. */
export function numberWords({ attacker, target, explanation: { lines, total } }: Example): string {
  const reasons = lines.map(
    (line, i) => `${lineFigure(line, i)} ${line.reason.charAt(0).toLowerCase()}${line.reason.slice(1)}`,
  );
  const odds =
    total > HIGHEST_ROLL
      ? `${total}, more than two dice can show`
      : `${total} or more on two dice, ${Math.round(chanceOfTwoDice(total) * 100)} %`;
  return `${attacker} against ${target}: ${reasons.join(', ')}. That makes ${odds}. Point at any number to see its reasons.`;
}
