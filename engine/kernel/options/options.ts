import { sum } from '../dice.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '../refusal.ts';
import type { OptionValue, OptionValues } from '../state.ts';

/**
 * The points of a game's procedures where options plug in, by name, each a function. What becomes of several handlers
 * at one point is decided by its kind.
 */
export interface PointKinds {
  /** All of them run, in the order of the register: a modifier on the same tally, something more that happens. */
  readonly add?: object;
  /** Stands in for the rule of the base game, so there can be only one. */
  readonly replace?: object;
  /** Data on its way: each gets what the one before it has made of the first argument. */
  readonly stage?: object;
}

/** What one option plugs in. */
export type Handlers<Points extends PointKinds> = {
  readonly [Kind in keyof Points]?: Partial<Points[Kind]>;
};

/** What all changed options together have plugged in: at every point one function, or nothing. */
export type Plugged<Points extends PointKinds> = Readonly<
  Partial<OfKind<Points, 'add'> & OfKind<Points, 'replace'> & OfKind<Points, 'stage'>>
>;
type OfKind<Points, Kind extends keyof PointKinds> = Kind extends keyof Points
  ? NonNullable<Points[Kind]>
  : unknown;

/**
 * An optional rule: one entry, one file. With every option at its base nothing is plugged in, and the procedures are
 * exactly the base game.
 */
export interface OptionModule<
  Points extends PointKinds = PointKinds,
  Value extends OptionValue = OptionValue,
> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The heading it stands under where options are listed. */
  readonly group: string;
  readonly rule: string;
  /** The book that it comes from, where that is not the rulebook of the game. */
  readonly book?: string;
  /** The value that leaves the base game unchanged; its type is the type of the option. */
  readonly base: Value;
  /** The values of a choice; for a number the two limits. */
  readonly allowed?: readonly Value[];
  /** What the values of a choice are called, where their own words will not do. */
  readonly valueNames?: Readonly<Record<string, string>>;
  /** Options that must not be at their base value together with this one being changed, or must not be left there. */
  readonly excludes?: readonly string[];
  readonly requires?: readonly string[];
  /** Does this one, at this value, leave no room for that one being changed? */
  forbids?(value: Value, other: OptionModule): boolean;
  /** No unit can have yet what it is about: it is not offered, but a record that has it loads. */
  readonly isUnfielded?: boolean;
  /** Another edition of the base game: where it replaces a rule, another option may still do so. */
  readonly isEdition?: boolean;
  plug?(value: Value): Handlers<Points>;
}

/** Options that go well together, under one name. */
export interface OptionSet {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly options: OptionValues;
}

/** The value of an option in a setup, which may leave out what is at its base. */
export function optionValue<Value extends OptionValue>(
  { id, base }: OptionModule<PointKinds, Value>,
  values: OptionValues,
): Value {
  return Object.hasOwn(values, id) ? (values[id] as Value) : base;
}

export const isChanged = (option: OptionModule, values: OptionValues): boolean =>
  optionValue(option, values) !== option.base;

/** Has it another value in one setup than in the other? */
export const isOtherwise = (option: OptionModule, values: OptionValues, others: OptionValues): boolean =>
  optionValue(option, values) !== optionValue(option, others);

/** What finding a word in an option is worth; 0 where it is not there. */
function worthOf({ id, title, summary, group, rule, book = '' }: OptionModule, word: string): number {
  const texts = [title, id, rule, group, summary, book].map((text) => text.toLowerCase());
  if (texts[0]!.startsWith(word)) return texts.length + 1;
  const at = texts.findIndex((text) => text.includes(word));
  return at < 0 ? 0 : texts.length - at;
}

/** The options in whose id, title, summary, group, rule or book every word of the text occurs; the best first. */
export function optionsMatching<Option extends OptionModule>(
  options: readonly Option[],
  text: string,
): Option[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return options
    .map((option) => ({ option, worths: words.map((word) => worthOf(option, word)) }))
    .filter(({ worths }) => !worths.includes(0))
    .toSorted((a, b) => sum(b.worths) - sum(a.worths))
    .map(({ option }) => option);
}

/** What is the matter with the values of a setup; `other` is the option that is missing or in the way. */
export type OptionProblem =
  | { readonly kind: 'unknown'; readonly option: string }
  | { readonly kind: 'value'; readonly option: string }
  | { readonly kind: 'needs' | 'excludes' | 'forbids'; readonly option: string; readonly other: string }
  | { readonly kind: 'clash'; readonly option: string; readonly other: string; readonly point: string };

export function optionProblems(
  modules: readonly OptionModule[],
  wanted: OptionValues,
): readonly OptionProblem[] {
  const known = new Map(modules.map((module) => [module.id, module]));
  const changed = (id: string) => known.has(id) && isChanged(known.get(id)!, wanted);
  const unknown = Object.keys(wanted).filter((id) => !known.has(id));
  const misfits = modules.filter((module) => !fits(module, optionValue(module, wanted)));
  // What a value does that cannot be is nobody's business.
  const fitting = modules.filter((module) => !misfits.includes(module));
  const disagreements = modules
    .filter(({ id }) => changed(id))
    .flatMap(({ id, requires = [], excludes = [] }): OptionProblem[] => [
      ...requires
        .filter((other) => !changed(other))
        .map((other) => ({ kind: 'needs' as const, option: id, other })),
      ...excludes.filter(changed).map((other) => ({ kind: 'excludes' as const, option: id, other })),
    ]);
  return [
    ...unknown.map((option) => ({ kind: 'unknown' as const, option })),
    ...misfits.map(({ id }) => ({ kind: 'value' as const, option: id })),
    ...disagreements,
    ...forbidden(
      fitting.filter(({ id }) => changed(id)),
      wanted,
    ),
    ...clashes(fitting, wanted),
  ];
}

const forbidden = (changed: readonly OptionModule[], values: OptionValues): readonly OptionProblem[] =>
  changed.flatMap((option) =>
    changed
      .filter((other) => option.forbids?.(optionValue(option, values), other))
      .map((other) => ({ kind: 'forbids' as const, option: option.id, other: other.id })),
  );

/** Fills in defaults and checks what a setup asks for; every problem is named. */
export function resolveOptions(
  modules: readonly OptionModule[],
  wanted: OptionValues,
): Result<OptionValues, readonly Reason[]> {
  const problems = optionProblems(modules, wanted).slice(0, MOST_REASONS);
  if (problems.length > 0) return refused(problems.map((problem) => reasonOf(problem, modules, wanted)));
  return accepted(Object.fromEntries(modules.map((module) => [module.id, optionValue(module, wanted)])));
}

function reasonOf(problem: OptionProblem, modules: readonly OptionModule[], values: OptionValues): Reason {
  const { option } = problem;
  const module = modules.find(({ id }) => id === option);
  if (problem.kind === 'unknown' || !module) return { message: `There is no option "${option}"` };
  const { rule } = module;
  switch (problem.kind) {
    case 'value':
      return {
        message: `Option "${option}" cannot be ${JSON.stringify(values[option])}: ${expectedValue(module)}`,
        rule,
      };
    case 'needs':
      return { message: `Option "${option}" needs option "${problem.other}"`, rule };
    case 'excludes':
      return { message: `Options "${option}" and "${problem.other}" exclude each other`, rule };
    case 'forbids':
      return {
        message: `Option "${option}" at ${JSON.stringify(values[option])} leaves no room for option "${problem.other}"`,
        rule,
      };
    case 'clash': {
      const { other, point } = problem;
      return {
        message: `Options "${other}" and "${option}" exclude each other: both replace ${point}`,
        rule,
      };
    }
  }
}

/**
 * The values that differ from the base game: what a setup keeps, so that an option that comes later changes no setup
 * of today.
 */
export function changedOptions(modules: readonly OptionModule[], values: OptionValues): OptionValues {
  return Object.fromEntries(
    modules.filter((module) => isChanged(module, values)).map(({ id }) => [id, values[id]]),
  );
}

function fits({ base, allowed }: OptionModule, value: OptionValue): boolean {
  if (typeof value !== typeof base) return false;
  if (typeof value === 'number') {
    const [min, max] = (allowed ?? []) as readonly number[];
    return Number.isInteger(value) && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER);
  }
  return !allowed || allowed.includes(value);
}

/** What may be chosen, in words. */
export function expectedValue({ base, allowed }: OptionModule): string {
  if (typeof base === 'boolean') return 'true or false';
  if (typeof base === 'number') return `a whole number from ${allowed?.[0] ?? 0} to ${allowed?.[1] ?? 'any'}`;
  return allowed ? `one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}` : 'a text';
}

/** Two changed options that stand in for the same rule of the base game, where they do not exclude each other anyway. */
function clashes(modules: readonly OptionModule[], values: OptionValues): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const holders = new Map<string, OptionModule>();
  for (const module of modules) {
    if (module.isEdition) continue;
    for (const point of Object.keys(handlersOf(module, values).replace ?? {})) {
      const other = holders.get(point);
      if (!other) holders.set(point, module);
      else if (!module.excludes?.includes(other.id) && !other.excludes?.includes(module.id)) {
        problems.push({ kind: 'clash', option: module.id, other: other.id, point });
      }
    }
  }
  return problems;
}

function handlersOf<Points extends PointKinds>(
  module: OptionModule<Points>,
  values: OptionValues,
): Handlers<Points> {
  return (isChanged(module, values) && module.plug?.(optionValue(module, values))) || {};
}

type Handler = (...args: unknown[]) => unknown;

/**
 * Puts the handlers of all changed options together, once per setup: what nobody has plugged into costs nothing.
 * `former` readings of rules and editions come first, as if they were the procedures, and give way to an option that
 * replaces them.
 */
export function plugIn<Points extends PointKinds>(
  modules: readonly OptionModule<Points>[],
  values: OptionValues,
  former: readonly Handlers<Points>[] = [],
): Plugged<Points> {
  const plugged: Record<string, Handler> = {};
  const base: Record<string, Handler> = {};
  for (const { add, replace, stage } of former as readonly Handlers<PointKinds>[]) {
    Object.assign(base, replace);
    join(plugged, add, inTurn);
    join(plugged, stage, passedOn);
  }
  for (const module of modules) {
    const { add, replace, stage }: Handlers<PointKinds> = handlersOf(module, values);
    join(plugged, add, inTurn);
    join(plugged, stage, passedOn);
    if (module.isEdition) {
      Object.assign(base, replace);
      continue;
    }
    join(plugged, replace, () => {
      throw new Error(`Option "${module.id}" replaces what another option has replaced`);
    });
  }
  return Object.freeze({ ...base, ...plugged }) as Plugged<Points>;
}

/** What several parts of one option plug in, as if it were one. */
export function together<Points extends PointKinds>(all: readonly Handlers<Points>[]): Handlers<Points> {
  const [add, replace, stage]: Record<string, Handler>[] = [{}, {}, {}];
  for (const handlers of all as readonly Handlers<PointKinds>[]) {
    join(add, handlers.add, inTurn);
    join(stage, handlers.stage, passedOn);
    join(replace, handlers.replace, () => {
      throw new Error('Two parts of an option replace the same rule');
    });
  }
  return { add, replace, stage } as Handlers<Points>;
}

const inTurn =
  (first: Handler, second: Handler): Handler =>
  (...args) => {
    first(...args);
    second(...args);
  };

const passedOn =
  (first: Handler, second: Handler): Handler =>
  (data, ...args) =>
    second(first(data, ...args), ...args);

function join(
  plugged: Record<string, Handler>,
  handlers: object | undefined,
  both: (first: Handler, second: Handler) => Handler,
): void {
  for (const [point, handler] of Object.entries(handlers ?? {})) {
    const before = plugged[point];
    plugged[point] = before ? both(before, handler) : handler;
  }
}
