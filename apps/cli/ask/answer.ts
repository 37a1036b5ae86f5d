import { BadLine } from './bad-line.ts';
import type { Library } from './library.ts';
import type { Question } from './question.ts';

/** The longest line that is looked at: more than any situation needs. */
const LONGEST = 100_000;

/** The answer to one line of input, as one line of JSON. */
export function answerLine(question: Question, line: string, number: number, library: Library): string {
  if (line.length > LONGEST) return failure(null, `line ${number} is longer than ${LONGEST} characters`);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return failure(null, `line ${number} is not JSON`);
  }
  const parsed = question.schema.safeParse(json);
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues;
    return failure(idOf(json), `${path.join('.') || `line ${number}`}: ${message}`);
  }
  try {
    return JSON.stringify({ id: parsed.data.id, ...question.answer(parsed.data, library) });
  } catch (error) {
    if (error instanceof BadLine) return failure(parsed.data.id, error.message);
    return failure(parsed.data.id, `this is a fault of Ironfield, not of the question: ${error}`);
  }
}

const failure = (id: unknown, error: string): string => JSON.stringify({ id, error });

function idOf(json: unknown): unknown {
  const id = (json as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
