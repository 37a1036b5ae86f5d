import { parseArgs } from 'node:util';
import { nearest, suggestion } from '@ironfield/kernel/suggest.ts';
import { type Command, type Option, type Options, shortOf, type Values } from './command.ts';
import { UsageError } from './mistake.ts';

export interface Parsed<O extends Options = Options> {
  readonly values: Values<O>;
  readonly positionals: readonly string[];
  readonly wantsHelp: boolean;
}

const HELP = { type: 'boolean', short: 'h' } as const;

/** Reads the words after the name of a command; throws a `UsageError` that says what would be right. */
export function parseCall(command: Command, args: readonly string[]): Parsed {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...parserOptions(command.options), help: HELP },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') return { values: {}, positionals: [], wantsHelp: true };
    const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : null;
    if (!option) throw unknownOption(command, token.rawName);
    const text = valueText(option, token.rawName, token.value, token.inlineValue === true);
    const before = given.get(token.name) ?? [];
    if (before.length > 0 && option.kind !== 'many' && option.kind !== 'flag') {
      throw new UsageError(`${token.rawName} is given twice; give it once`);
    }
    given.set(token.name, [...before, text]);
  }
  checkPositionals(command, positionals);
  const entries = Object.entries(command.options).map(([name, option]) => [
    name,
    optionValue(name, option, given.get(name) ?? []),
  ]);
  return { values: Object.fromEntries(entries), positionals, wantsHelp: false };
}

function parserOptions(
  options: Options,
): NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const type = option.kind === 'flag' ? 'boolean' : 'string';
      const short = shortOf(option);
      return [name, short === undefined ? { type } : { type, short }];
    }),
  );
}

function unknownOption(command: Command, rawName: string): UsageError {
  const names = Object.keys(command.options).map((name) => `--${name}`);
  const near = nearest(rawName, [...names, '--help']);
  const advice =
    near !== null
      ? `did you mean ${near}?`
      : names.length > 0
        ? `it has ${names.join(', ')}`
        : 'it takes none but --help';
  return new UsageError(`${command.name} has no option ${rawName}; ${advice}`);
}

function valueText(option: Option, rawName: string, value: string | undefined, isInline: boolean): string {
  if (option.kind === 'flag') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value; leave out "=${value}"`);
    return '';
  }
  if (value === undefined || (value === '' && !isInline) || (!isInline && /^--?[a-z]/i.test(value))) {
    throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}`);
  }
  return value;
}

function optionValue(name: string, option: Option, texts: readonly string[]): unknown {
  const text = texts[0];
  switch (option.kind) {
    case 'flag':
      return text !== undefined;
    case 'many':
      return texts;
    case 'whole':
      return text === undefined ? option.default : wholeNumber(name, text, option.min ?? 0);
    case 'text':
      if (text !== undefined && option.choices && !option.choices.includes(text)) {
        throw new UsageError(`--${name} cannot be "${text}"; ${suggestion(text, option.choices)}`);
      }
      return text ?? option.default;
  }
}

function wholeNumber(name: string, text: string, min: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= min) return number;
  throw new UsageError(`--${name} cannot be "${text}"; it must be a whole number of at least ${min}`);
}

function checkPositionals(command: Command, words: readonly string[]): void {
  const { positionals } = command;
  const missing = positionals[words.length];
  if (missing && !missing.isOptional) {
    throw new UsageError(`${missing.name} is missing: ironfield ${command.name} ${missing.name}`);
  }
  if (words.length > positionals.length && !positionals.at(-1)?.isMany) {
    const extra = words[positionals.length];
    const wantsDashes = Object.hasOwn(command.options, extra)
      ? `; did you mean --${extra}?`
      : '; leave it out';
    throw new UsageError(`"${extra}" is one word too many for ${command.name}${wantsDashes}`);
  }
  for (const [i, word] of words.entries()) {
    const { name, choices } = positionals[i] ?? positionals.at(-1)!;
    if (choices && !choices.includes(word))
      throw new UsageError(`${name} cannot be "${word}"; ${suggestion(word, choices)}`);
  }
}
