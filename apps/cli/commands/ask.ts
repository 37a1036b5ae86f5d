import { command } from '../line/command.ts';
import { askOptions, QUESTIONS, type QuestionName } from '../options/ask.ts';

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
