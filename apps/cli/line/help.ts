import { type Command, type Option, type Positional, shortOf } from './command.ts';
import type { Output } from './terminal.ts';
import { definitions, wrap } from './text-layout.ts';

const MAX_WIDTH = 90;

/** The output of `ironfield --help`. */
export function overview(commands: readonly Command[], out: Output): string {
  const { bold } = out.style;
  const columns = Math.min(out.columns, MAX_WIDTH);
  return [
    'Ironfield: mech wargames on a digital tabletop, in the terminal.',
    '',
    `${bold('Usage')}  ironfield COMMAND [OPTIONS]`,
    '',
    bold('Commands'),
    ...definitions(
      commands.map(({ name, summary }) => [name, summary]),
      columns,
    ),
    '',
    bold('Options'),
    ...definitions(
      [
        ['-h, --help', 'show this help, or that of a command'],
        ['--version', 'show the version'],
      ],
      columns,
    ),
    '',
    bold('Start here'),
    ...definitions(
      [
        ['ironfield play', 'play a battle against the computer'],
        ['ironfield help sim', 'what a command can do, with examples'],
      ],
      columns,
    ),
    '',
  ].join('\n');
}

/** The output of `ironfield help COMMAND`. */
export function helpFor(command: Command, out: Output): string {
  const { bold } = out.style;
  const columns = Math.min(out.columns, MAX_WIDTH);
  const { name, summary, about, positionals, options, examples } = command;
  const usage = ['ironfield', name, ...positionals.map(positionalUsage)];
  if (Object.keys(options).length > 0) usage.push('[OPTIONS]');
  const parts = [`${bold(`ironfield ${name}`)}: ${summary}`, '', `${bold('Usage')}  ${usage.join(' ')}`, ''];
  if (about) parts.push(wrap(about, columns), '');
  if (positionals.length > 0) {
    parts.push(bold('Arguments'), ...definitions(positionals.map(positionalRow), columns), '');
  }
  const rows = Object.entries(options).map(([option, spec]) => optionRow(option, spec));
  parts.push(bold('Options'), ...definitions([...rows, ['-h, --help', 'show this help']], columns), '');
  if (examples.length > 0) {
    parts.push(bold('Examples'));
    for (const { line, does } of examples) parts.push(`  ${line}`, `      ${out.style.dim(does)}`);
    parts.push('');
  }
  return parts.join('\n');
}

function positionalUsage({ name, isOptional, isMany }: Positional): string {
  const words = isMany ? `${name}...` : name;
  return isOptional ? `[${words}]` : words;
}

function positionalRow({ name, summary, choices }: Positional): [string, string] {
  return [name, choices ? `${summary}: ${choices.join(', ')}` : summary];
}

function optionRow(name: string, option: Option): [string, string] {
  const short = shortOf(option);
  const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
  const term = option.kind === 'flag' ? names : `${names} ${option.value}`;
  const notes: string[] = [];
  if (option.kind === 'text' && option.choices) notes.push(`one of ${option.choices.join(', ')}`);
  if (option.kind === 'many') notes.push('may be given several times');
  if (option.kind === 'text' || option.kind === 'whole') {
    const fallback = option.otherwise ?? option.default;
    if (fallback !== undefined) notes.push(`default: ${fallback}`);
  }
  return [term, notes.length > 0 ? `${option.summary} (${notes.join('; ')})` : option.summary];
}
