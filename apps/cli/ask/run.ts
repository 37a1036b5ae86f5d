import { addAbortSignal } from 'node:stream';
import { EXIT, type ExitCode } from '../line/command.ts';
import { UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { type AskValues, askOptions, type Edition, type QuestionName } from '../options/ask.ts';
import { answerLine } from './answer.ts';
import { Library } from './library.ts';
import { los } from './los.ts';
import { physical } from './physical.ts';
import type { Question } from './question.ts';
import { reach } from './reach.ts';
import { sides } from './sides.ts';
import { tohit } from './tohit.ts';
import { battleValueQuestion } from './units/battle-value.ts';
import { battleforce2 } from './units/battleforce2.ts';
import { construct } from './units/construct.ts';

interface Offer {
  readonly question: Question;
  /** The directories it cannot do without. */
  readonly needs: readonly ('boards' | 'units')[];
}

const OFFERS: Readonly<Record<QuestionName, Offer>> = {
  los: { question: los, needs: ['boards'] },
  reach: { question: reach, needs: ['boards', 'units'] },
  tohit: { question: tohit, needs: ['boards', 'units'] },
  physical: { question: physical, needs: ['boards', 'units'] },
  sides: { question: sides, needs: ['boards'] },
  construct: { question: construct, needs: [] },
  battleforce2: { question: battleforce2, needs: [] },
  'battle-value': { question: battleValueQuestion, needs: [] },
};

export async function runAsk(
  { input, out, interrupt }: Terminal,
  name: QuestionName,
  values: AskValues,
): Promise<ExitCode> {
  const { question, needs } = OFFERS[name];
  const missing = needs.find((option) => values[option] === undefined);
  if (missing)
    throw new UsageError(`${name} needs its ${missing}: --${missing} ${askOptions[missing].value}`);
  const library = new Library(values.boards, values.units, values.edition as Edition | undefined);
  let count = 0;
  const answers = (lines: readonly string[]): string => {
    let text = '';
    for (const line of lines) {
      count++;
      if (line.trim() !== '') text += `${answerLine(question, line, count, library)}\n`;
    }
    return text;
  };
  let rest = '';
  addAbortSignal(interrupt, input.setEncoding('utf8'));
  try {
    for await (const chunk of input) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      out.write(answers(lines));
    }
  } catch (error) {
    if (interrupt.aborted) return EXIT.interrupted;
    throw error;
  }
  out.write(answers([rest]));
  return EXIT.ok;
}
