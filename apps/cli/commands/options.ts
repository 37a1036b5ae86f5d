import { command } from '../line/command.ts';
import { optionsOptions } from '../options/options.ts';

export const options = command({
  name: 'options',
  summary: 'list the optional rules of a game and the sets they come in',
  about:
    'What play and sim take with --option and --set. A switch may be named alone to turn it on. Words narrow the list ' +
    'to the options that have all of them.',
  options: optionsOptions,
  positionals: [
    {
      name: 'WORD',
      summary: 'what to look for in ids, titles, groups and rules',
      isOptional: true,
      isMany: true,
    },
  ],
  examples: [
    { line: 'ironfield options --game classic', does: 'every option, by group' },
    { line: 'ironfield options --game classic range', does: 'those that have to do with range' },
  ],
  async run(terminal, values, words) {
    const { runOptions } = await import('../options.ts');
    return runOptions(terminal, values, words);
  },
});
