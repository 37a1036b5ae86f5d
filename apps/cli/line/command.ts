import type { Terminal } from './terminal.ts';

/** Values that a shell can complete because the program knows them. */
export type Completion =
  | 'game'
  | 'scenario'
  | 'option'
  | 'set'
  | 'player'
  | 'players'
  | 'unit'
  | 'command'
  | 'file'
  | 'directory';

interface Described {
  /** A phrase for the help text, in lower case and without a full stop. */
  readonly summary: string;
}

export interface Flag extends Described {
  readonly kind: 'flag';
  readonly short?: string;
}

export interface Whole extends Described {
  readonly kind: 'whole';
  /** The name of the value in help texts. */
  readonly value: string;
  readonly min?: number;
  readonly default?: number;
  /** The default in words, where it is not a fixed number. */
  readonly otherwise?: string;
}

export interface Text extends Described {
  readonly kind: 'text';
  readonly short?: string;
  readonly value: string;
  readonly default?: string;
  readonly otherwise?: string;
  readonly choices?: readonly string[];
  readonly complete?: Completion;
}

/** An option that may be given several times. */
export interface Many extends Described {
  readonly kind: 'many';
  readonly value: string;
  readonly complete?: Completion;
}

export type Option = Flag | Whole | Text | Many;

export const shortOf = (option: Option): string | undefined =>
  option.kind === 'flag' || option.kind === 'text' ? option.short : undefined;
export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends Flag
  ? boolean
  : O extends Many
    ? readonly string[]
    : O extends Whole
      ? number | (O extends { readonly default: number } ? never : undefined)
      : string | (O extends { readonly default: string } ? never : undefined);

export type Values<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

export interface Positional {
  readonly name: string;
  readonly summary: string;
  readonly isOptional?: boolean;
  /** May be given several times; only the last argument can. */
  readonly isMany?: boolean;
  readonly choices?: readonly string[];
  readonly complete?: Completion;
}

export interface Example {
  readonly line: string;
  readonly does: string;
}

/** The claim holds; it does not; the command was called wrongly; Ctrl-C. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** One command of the program. Parsing, help, error messages and completion are all made from this. */
export interface Command<O extends Options = Options> {
  readonly name: string;
  readonly summary: string;
  /** Further sentences for the command's own help. */
  readonly about?: string;
  readonly options: O;
  readonly positionals: readonly Positional[];
  readonly examples: readonly Example[];
  /** `commands` is the whole table, for commands about commands. */
  run(
    terminal: Terminal,
    values: Values<O>,
    positionals: readonly string[],
    commands: readonly Command[],
  ): Promise<ExitCode>;
}

export function command<const O extends Options>(definition: Command<O>): Command<O> {
  return definition;
}
