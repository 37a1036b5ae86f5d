import { sum } from '../dice.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '../refusal.ts';
import type { OptionValue, OptionValues } from '../state.ts';

/**
 * The points in a game's procedures where options plug in, by name; each is a function. The kind of a point says how
 * several handlers combine.
 */
export interface PointKinds {
  /** All handlers run, in the order of the register: a modifier on the same tally, or something else that happens. */
  readonly add?: object;
  /** Replaces a rule of the base game, so there can be only one handler. */
  readonly replace?: object;
  /** Data passed along: each handler gets the first argument as the one before it returned it. */
  readonly stage?: object;
}

/** The handlers of one option. */
export type Handlers<Points extends PointKinds> = {
  readonly [Kind in keyof Points]?: Partial<Points[Kind]>;
};

/** The handlers of all changed options: one function or nothing at each point. */
export type Plugged<Points extends PointKinds> = Readonly<
  Partial<OfKind<Points, 'add'> & OfKind<Points, 'replace'> & OfKind<Points, 'stage'>>
>;
type OfKind<Points, Kind extends keyof PointKinds> = Kind extends keyof Points
  ? NonNullable<Points[Kind]>
  : unknown;

/**
 * An optional rule: one entry, one file. With every option at its base value nothing is plugged in, and the procedures
 * are exactly the base game.
 */
export interface OptionModule<
  Points extends PointKinds = PointKinds,
  Value extends OptionValue = OptionValue,
> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Its heading in lists of options. */
  readonly group: string;
  readonly rule: string;
  /** The book it comes from, if not the game's rulebook. */
  readonly book?: string;
  /** The value that leaves the base game unchanged; its type is the option's type. */
  readonly base: Value;
  /** The values of a choice, or the two limits of a number. */
  readonly allowed?: readonly Value[];
  /** Names for the values of a choice that cannot speak for themselves. */
  readonly valueNames?: Readonly<Record<string, string>>;
  /** Options that must not be away from their base value while this one is changed, or that must not be left at it. */
  readonly excludes?: readonly string[];
  readonly requires?: readonly string[];
  /** Whether this option at this value rules out changing the other. */
  forbids?(value: Value, other: OptionModule): boolean;
  /** No unit can use it yet, so it is not offered; records that have it still load. */
  readonly isUnfielded?: boolean;
  /** Another edition of the base game: if it replaces a rule, an option may replace that rule, too. */
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

/** The value of an option in a setup; setups may leave out base values. */
export function optionValue<Value extends OptionValue>(
  { id, base }: OptionModule<PointKinds, Value>,
  values: OptionValues,
): Value {
  return Object.hasOwn(values, id) ? (values[id] as Value) : base;
}

export const isChanged = (option: OptionModule, values: OptionValues): boolean =>
  optionValue(option, values) !== option.base;

/** A switch is turned; of several words the next one is taken, which is the mildest. */
export function turned<Value extends OptionValue>({
  base,
  allowed,
}: OptionModule<PointKinds, Value>): OptionValue {
  if (typeof base === 'boolean') return !base;
  return allowed?.find((value) => value !== base) ?? base;
}

/** Whether an option has different values in two setups. */
export const isOtherwise = (option: OptionModule, values: OptionValues, others: OptionValues): boolean =>
  optionValue(option, values) !== optionValue(option, others);

/** How well a word matches an option; 0 if it does not occur. */
function worthOf({ id, title, summary, group, rule, book = '' }: OptionModule, word: string): number {
  const texts = [title, id, rule, group, summary, book].map((text) => text.toLowerCase());
  if (texts[0]!.startsWith(word)) return texts.length + 1;
  const at = texts.findIndex((text) => text.includes(word));
  return at < 0 ? 0 : texts.length - at;
}

/** The options in which every word of the text occurs (id, title, summary, group, rule or book), best match first. */
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

/** What is wrong with the values of a setup; `other` is the option that is missing or in the way. */
export type OptionProblem =
  | { readonly kind: 'unknown'; readonly option: string }
  | { readonly kind: 'value'; readonly option: string }
  | { readonly kind: 'needs' | 'excludes' | 'forbids'; readonly option: string; readonly other: string }
  | { readonly kind: 'clash'; readonly option: string; readonly other: string; readonly point: string };

export function optionProblems(
  modules: readonly OptionModule[],
  wanted: OptionValues,
): readonly OptionProblem[] {
  return [...problemsIn(modules, wanted)];
}

/** The first of them, which is found much sooner than all; undefined if nothing is wrong. */
export function firstOptionProblem(
  modules: readonly OptionModule[],
  wanted: OptionValues,
): OptionProblem | undefined {
  return problemsIn(modules, wanted).next().value ?? undefined;
}

function* problemsIn(modules: readonly OptionModule[], wanted: OptionValues): Generator<OptionProblem, void> {
  // An option that is left out is at its base value, which fits.
  const given = modules.filter(({ id }) => Object.hasOwn(wanted, id));
  const ids = Object.keys(wanted);
  if (given.length < ids.length) {
    const known = new Set(given.map(({ id }) => id));
    for (const option of ids) if (!known.has(option)) yield { kind: 'unknown', option };
  }
  const misfits = new Set(given.filter((module) => !fits(module, optionValue(module, wanted))));
  for (const { id } of misfits) yield { kind: 'value', option: id };
  const changed = given.filter((module) => isChanged(module, wanted));
  yield* disagreements(changed);
  // A value that is invalid cannot conflict with anything.
  const fitting = changed.filter((module) => !misfits.has(module));
  yield* forbidden(fitting, wanted);
  yield* clashes(fitting, wanted);
}

function* disagreements(changed: readonly OptionModule[]): Generator<OptionProblem, void> {
  const ids = new Set(changed.map(({ id }) => id));
  for (const { id, requires = [], excludes = [] } of changed) {
    for (const other of requires) if (!ids.has(other)) yield { kind: 'needs', option: id, other };
    for (const other of excludes) if (ids.has(other)) yield { kind: 'excludes', option: id, other };
  }
}

function* forbidden(changed: readonly OptionModule[], values: OptionValues): Generator<OptionProblem, void> {
  for (const option of changed) {
    if (!option.forbids) continue;
    const value = optionValue(option, values);
    for (const other of changed)
      if (option.forbids(value, other)) yield { kind: 'forbids', option: option.id, other: other.id };
  }
}

/** Fills in the defaults and checks a setup's options, naming every problem. */
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

/** The values that differ from the base game. Setups keep only these, so a new option changes no old setup. */
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

/** The values that may be chosen, in words. */
export function expectedValue({ base, allowed }: OptionModule): string {
  if (typeof base === 'boolean') return 'true or false';
  if (typeof base === 'number') return `a whole number from ${allowed?.[0] ?? 0} to ${allowed?.[1] ?? 'any'}`;
  return allowed ? `one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}` : 'a text';
}

/** Pairs of changed options that replace the same rule and do not exclude each other already. */
function* clashes(changed: readonly OptionModule[], values: OptionValues): Generator<OptionProblem, void> {
  const holders = new Map<string, OptionModule>();
  for (const module of changed) {
    if (module.isEdition) continue;
    for (const point of Object.keys(handlersOf(module, values).replace ?? {})) {
      const other = holders.get(point);
      if (!other) holders.set(point, module);
      else if (!module.excludes?.includes(other.id) && !other.excludes?.includes(module.id))
        yield { kind: 'clash', option: module.id, other: other.id, point };
    }
  }
}

function handlersOf<Points extends PointKinds>(
  module: OptionModule<Points>,
  values: OptionValues,
): Handlers<Points> {
  return (isChanged(module, values) && module.plug?.(optionValue(module, values))) || {};
}

type Handler = (...args: unknown[]) => unknown;

/**
 * Combines the handlers of all changed options, once per setup; a point that nothing plugs into costs nothing. `former`
 * readings of rules and editions come first, as if they were the procedures, and give way to an option that replaces
 * them.
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

/** Combines several parts of one option into one. */
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
