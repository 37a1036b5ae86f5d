import { command, type Options, type Values } from '../command.ts';

/** What can be asked, with a phrase for the help text. */
export const QUESTIONS = {
  los: 'who sees whom',
  reach: "where a 'Mech can go",
  tohit: 'numbers of weapon attacks',
  physical: 'numbers of physical attacks',
  sides: 'sides that attacks strike',
  construct: "whether a 'Mech may be built so, and what its parts weigh",
} as const;
export type QuestionName = keyof typeof QUESTIONS;

const askOptions = {
  boards: {
    kind: 'text',
    value: 'DIR',
    summary: 'directory with the maps, NAME.board',
    complete: 'directory',
  },
  units: {
    kind: 'text',
    value: 'DIR',
    summary: "directory with the 'Mechs, NAME.mtf",
    complete: 'directory',
  },
} as const satisfies Options;
export type AskValues = Values<typeof askOptions>;

export const ask = command({
  name: 'ask',
  summary: 'answer questions about the rules of Classic BattleTech',
  about:
    'Reads one JSON object a line from standard input, each with an id and a situation, and answers each with one line: ' +
    'the id and what the rules of the game say. A line that makes no sense is answered with an error; the others are ' +
    'answered all the same. docs/classic-oracle.md lists the fields.',
  options: askOptions,
  positionals: [
    {
      name: 'QUESTION',
      summary: Object.values(QUESTIONS).join('; '),
      choices: Object.keys(QUESTIONS),
    },
  ],
  examples: [
    {
      line: 'ironfield ask los --boards maps < lines.jsonl',
      does: 'is sight blocked, and by what; how many woods, whose cover',
    },
    {
      line: 'ironfield ask tohit --boards maps --units mechs < shots.jsonl | jq .value',
      does: 'to-hit numbers',
    },
  ],
  async run(terminal, values, [question]) {
    const { runAsk } = await import('../ask/run.ts');
    return runAsk(terminal, question as QuestionName, values);
  },
});
