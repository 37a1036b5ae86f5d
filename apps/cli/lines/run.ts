import { StringDecoder } from 'node:string_decoder';
import { EXIT, type ExitCode } from '../line/command.ts';
import type { Terminal } from '../line/terminal.ts';
import { Lines } from './lines.ts';

/** The longest line in characters. Setups with their maps and whole records are far shorter. */
const LONGEST = 64 * 1024 * 1024;
const TOO_LONG = `{"error":{"code":"malformed","message":"A line has at most ${LONGEST} characters"}}\n`;

/** Answers each line of the input with a line, until the input ends. */
export async function runLines({ input, out, interrupt }: Terminal): Promise<ExitCode> {
  const lines = new Lines();
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isTooLong = false;
  for await (const chunk of input) {
    if (interrupt.aborted) return EXIT.interrupted;
    const parts = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = parts.pop()!;
    if (isTooLong && parts.length > 0) {
      parts.shift();
      isTooLong = false;
    }
    // One write for all that came together.
    const answers = parts.filter((line) => line.trim() !== '').map((line) => `${lines.answer(line)}\n`);
    if (rest.length > LONGEST) {
      if (!isTooLong) answers.push(TOO_LONG);
      isTooLong = true;
    }
    if (isTooLong) rest = '';
    if (answers.length > 0) out.write(answers.join(''));
  }
  if (rest.trim() !== '') out.write(`${lines.answer(rest)}\n`);
  return EXIT.ok;
}
