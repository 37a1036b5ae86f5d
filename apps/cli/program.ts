import { VERSION_LINE } from '@ironfield/client/version.ts';
import { suggestion } from '@ironfield/kernel/suggest.ts';
import { Mistake } from '@ironfield/lab/mistake.ts';
import { commands } from './commands.ts';
import { type Command, EXIT, type ExitCode } from './line/command.ts';
import { helpFor, overview } from './line/help.ts';
import { Failure } from './line/mistake.ts';
import { parseCall } from './line/parse.ts';
import type { Terminal } from './line/terminal.ts';

/** Runs one call of `ironfield` and returns its exit code. Never throws for a user's mistake. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  const { out, err } = terminal;
  if (name === undefined || name === '--help' || name === '-h') {
    out.write(overview(commands, out));
    return EXIT.ok;
  }
  if (name === '--version' || name === '-V') {
    out.write(`${VERSION_LINE}\n`);
    return EXIT.ok;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    complain(terminal, 'ironfield', unknownCommand(name), 'ironfield --help');
    return EXIT.usage;
  }
  try {
    return await runCommand(command, rest, terminal);
  } catch (error) {
    const who = `ironfield ${command.name}`;
    if (error instanceof Mistake) {
      complain(terminal, who, error.message, `${who} --help`);
      return EXIT.usage;
    }
    if (error instanceof Failure) {
      complain(terminal, who, error.message);
      return EXIT.failed;
    }
    complain(terminal, who, 'this is a fault of Ironfield, not yours; please report what follows');
    err.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return EXIT.failed;
  }
}

async function runCommand(command: Command, args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const call = parseCall(command, args);
  if (call.wantsHelp) {
    terminal.out.write(helpFor(command, terminal.out));
    return EXIT.ok;
  }
  return await command.run(terminal, call.values, call.positionals, commands);
}

function complain({ err }: Terminal, who: string, message: string, see?: string): void {
  const { red, dim } = err.style;
  err.write(`${red(`${who}:`)} ${message}${see === undefined ? '' : dim(` (see ${see})`)}\n`);
}

function unknownCommand(name: string): string {
  if (name.startsWith('-')) return `there is no option ${name} before the name of a command`;
  const names = commands.map((command) => command.name);
  return `there is no command "${name}"; ${suggestion(name, names)}`;
}
