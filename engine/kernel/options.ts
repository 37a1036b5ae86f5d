import type { Reason, Result } from './refusal.ts';
import { accepted, refused } from './refusal.ts';
import type { OptionValue, OptionValues } from './state.ts';

/**
 * An optional rule: one entry, one file. `Points` are the named places of a game's procedures where options
 * may plug in, each a function type; a game runs whatever is plugged in there. With every option at its
 * default nothing is plugged in and the procedures are exactly the base game.
 */
export interface OptionModule<Points> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly rule: string;
  /** The value that leaves the base game unchanged; its type is the type of the option. */
  readonly base: OptionValue;
  /** The values of a choice; for a number the two limits. */
  readonly allowed?: readonly OptionValue[];
  /** Options that must not be at their base value together with this one being changed, or must not be left there. */
  readonly excludes?: readonly string[];
  readonly requires?: readonly string[];
  plug?(value: OptionValue): Partial<Points>;
}

/** Fills in defaults and checks what a setup asks for; every problem is named. */
export function resolveOptions(
  modules: readonly OptionModule<object>[],
  wanted: OptionValues,
): Result<OptionValues, readonly Reason[]> {
  const problems: Reason[] = [];
  const known = new Map(modules.map((module) => [module.id, module]));
  for (const id of Object.keys(wanted)) {
    if (!known.has(id)) problems.push({ message: `There is no option "${id}"` });
  }
  const values: Record<string, OptionValue> = {};
  for (const module of modules) {
    const value = Object.hasOwn(wanted, module.id) ? wanted[module.id]! : module.base;
    if (!fits(module, value)) {
      problems.push({
        message: `Option "${module.id}" cannot be ${JSON.stringify(value)}: ${expected(module)}`,
        rule: module.rule,
      });
    }
    values[module.id] = value;
  }
  const changed = (id: string) => values[id] !== known.get(id)?.base;
  for (const { id, rule, requires, excludes } of modules) {
    if (!changed(id)) continue;
    for (const other of requires ?? []) {
      if (!changed(other)) problems.push({ message: `Option "${id}" needs option "${other}"`, rule });
    }
    for (const other of excludes ?? []) {
      if (changed(other))
        problems.push({ message: `Options "${id}" and "${other}" exclude each other`, rule });
    }
  }
  return problems.length > 0 ? refused(problems) : accepted(values);
}

/**
 * The values that differ from the base game: what a setup keeps, so that an option that comes later changes no setup
 * of today.
 */
export function changedOptions(modules: readonly OptionModule<object>[], values: OptionValues): OptionValues {
  return Object.fromEntries(
    modules.filter(({ id, base }) => values[id] !== base).map(({ id }) => [id, values[id]]),
  );
}

function fits({ base, allowed }: OptionModule<object>, value: OptionValue): boolean {
  if (typeof value !== typeof base) return false;
  if (typeof value === 'number') {
    const [min, max] = (allowed ?? []) as readonly number[];
    return Number.isInteger(value) && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER);
  }
  return !allowed || allowed.includes(value);
}

function expected({ base, allowed }: OptionModule<object>): string {
  if (typeof base === 'boolean') return 'true or false';
  if (typeof base === 'number') return `a whole number from ${allowed?.[0] ?? 0} to ${allowed?.[1] ?? 'any'}`;
  return allowed ? `one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}` : 'a text';
}

/** What the chosen options plug in, by point, in the order of the register. */
export type Plugged<Points> = { readonly [Point in keyof Points]: readonly NonNullable<Points[Point]>[] };

/** Collects the handlers of all changed options once per setup, so that running a point is a plain loop. */
export function plugIn<Points extends object>(
  modules: readonly OptionModule<Points>[],
  values: OptionValues,
  points: readonly (keyof Points)[],
): Plugged<Points> {
  const plugged = Object.fromEntries(points.map((point) => [point, []])) as unknown as {
    [Point in keyof Points]: NonNullable<Points[Point]>[];
  };
  for (const module of modules) {
    const value = values[module.id] ?? module.base;
    if (value === module.base || !module.plug) continue;
    const handlers = module.plug(value);
    for (const point of points) {
      const handler = handlers[point];
      if (handler) plugged[point].push(handler);
    }
  }
  return plugged;
}
