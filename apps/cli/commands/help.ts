import { suggestion } from '@ironfield/kernel/suggest.ts';
import { command, EXIT } from '../line/command.ts';
import { helpFor, overview } from '../line/help.ts';
import { UsageError } from '../line/mistake.ts';

export const help = command({
  name: 'help',
  summary: 'show what a command does and takes',
  options: {},
  positionals: [
    { name: 'COMMAND', summary: 'the command to explain', isOptional: true, complete: 'command' },
  ],
  examples: [{ line: 'ironfield help play', does: 'explains the command play' }],
  async run({ out }, _values, [name], commands) {
    if (name === undefined) {
      out.write(overview(commands, out));
      return EXIT.ok;
    }
    const found = commands.find((candidate) => candidate.name === name);
    if (!found) {
      const names = commands.map((candidate) => candidate.name);
      throw new UsageError(`there is no command "${name}"; ${suggestion(name, names)}`);
    }
    out.write(helpFor(found, out));
    return EXIT.ok;
  },
});
