// The story's words about a turning point.

import { figure } from '@ironfield/kernel/figures.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { oddsInWords } from '../analysis/tally.ts';
import type { Timeline } from '../replay/timeline.ts';
import type { Cause } from './tell.ts';

/** `−18 %` */
export function changeInWords(change: number): string {
  const points = Math.round(100 * change);
  return `${points > 0 ? '+' : ''}${figure(points)} %`;
}

export type Verdict = 'mistake' | 'choice' | 'dice' | 'turn';

/** Less than that is not worth a word. */
const LITTLE = 0.1;

/** Was it the order, the dice, or neither alone? */
export function verdictOf({ better, choice, dice, isSure }: Cause): Verdict {
  if (better) return 'mistake';
  if (isSure && Math.abs(choice) >= Math.abs(dice)) return 'choice';
  return Math.abs(dice) >= LITTLE ? 'dice' : 'turn';
}

/** The number of sentences of a moment in which a headline is looked for. */
const MOST_LISTED = 60;

/** The most telling sentence of the moment after an order: a loss, else a critical hit, else the first. */
export function headingOf(timeline: Timeline<GameTypes>, moment: number): string {
  const marks = timeline.marks.filter(({ index }) => index === moment);
  const telling = ['destroyed', 'captured', 'critical'] as const;
  const mark = telling.flatMap((kind) => marks.filter((each) => each.kind === kind))[0];
  const sentence = mark?.label ?? timeline.stepAt(moment).sentences.slice(0, MOST_LISTED)[0] ?? 'An order';
  return sentence.replace(/\.$/, '');
}

/** Why the chance turned there. */
export function reasonsOf(cause: Cause, sides: readonly string[]): readonly string[] {
  const { better, choice, dice, played, seat } = cause;
  const verdict = verdictOf(cause);
  const side = sides[seat];
  if (better) {
    const idea = better.line.words[0] ?? better.line.order?.type ?? '';
    const lost = Math.round(100 * (better.odds.rate - played.rate));
    return [`The order cost ${side} ${lost} %.`, `Better: ${idea} That wins ${oddsInWords(better.odds)}.`];
  }
  if (verdict === 'choice')
    return choice > 0
      ? [
          `The order was worth ${changeInWords(choice)} to ${side}, before any dice.`,
          'No bot thought of anything better.',
        ]
      : [
          `The order cost ${side} ${Math.round(-100 * choice)} %.`,
          'No bot thought of anything clearly better.',
        ];
  if (verdict === 'turn') return ['No single order or roll stands out: the turn as a whole did it.'];
  const given =
    dice >= 0
      ? `The dice gave ${side} ${changeInWords(dice)}`
      : `The dice cost ${side} ${Math.round(-100 * dice)} %`;
  return [`${given}; the order was as good as any that the bots thought of.`];
}
