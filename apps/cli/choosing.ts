import type { OptionSet } from '@ironfield/kernel/options/options.ts';
import type { AnyGame, AnyWrittenGame, Scenario } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { CoreSetup, OptionValue, OptionValues } from '@ironfield/kernel/state.ts';
import { suggestion } from '@ironfield/kernel/suggest.ts';
import { games } from '@ironfield/server/games.ts';
import { UsageError } from './line/mistake.ts';

export function gameNamed(id: string): AnyWrittenGame {
  const game = games.find((candidate) => candidate.id === id);
  if (game) return game;
  const ids = games.map((candidate) => candidate.id);
  throw new UsageError(`there is no game "${id}"; ${suggestion(id, ids)}`);
}

/** Without a name, the first scenario of the game. */
export function scenarioNamed(game: AnyGame, id: string | undefined): Scenario<CoreSetup> {
  const scenario = id === undefined ? game.scenarios[0] : game.scenarios.find((one) => one.id === id);
  if (scenario) return scenario;
  const ids = game.scenarios.map((one) => one.id);
  throw new UsageError(`${game.title} has no scenario "${id}"; ${suggestion(id ?? '', ids)}`);
}

export function setupFor(game: AnyGame, scenario: Scenario<CoreSetup>, wanted: OptionValues): CoreSetup {
  const setup = scenarioSetup(game, scenario.id, wanted);
  if (!setup.ok) throw new UsageError(reasons(setup.error));
  return setup.value;
}

export function reasons(list: readonly Reason[]): string {
  return list.map(({ message, rule }) => (rule === undefined ? message : `${message} (${rule})`)).join('; ');
}

interface Wanted {
  readonly set: readonly string[];
  readonly option: readonly string[];
}

/** Reads `--set id` and `--option id=value`; the latter overrides sets. */
export function optionValues(game: AnyGame, { set, option }: Wanted): OptionValues {
  return {
    ...Object.assign({}, ...set.map((id) => setNamed(game, id).options)),
    ...singleOptions(game, option),
  };
}

function setNamed(game: AnyGame, id: string): OptionSet {
  const sets = game.optionSets ?? [];
  const found = sets.find((candidate) => candidate.id === id);
  if (found) return found;
  throw new UsageError(`${game.title} has no set "${id}"; ${advice(id, sets)}`);
}

/** A switch may be named alone to turn it on. */
function singleOptions(game: AnyGame, texts: readonly string[]): OptionValues {
  const values: Record<string, OptionValue> = {};
  for (const text of texts) {
    const [id = '', value] = splitOnce(text, '=');
    const option = game.options.find((candidate) => candidate.id === id);
    if (!option) throw new UsageError(`${game.title} has no option "${id}"; ${advice(id, game.options)}`);
    if (Object.hasOwn(values, id)) throw new UsageError(`--option ${id} is given twice; give it once`);
    values[id] = optionValue(id, option.base, value);
  }
  return values;
}

function advice(id: string, known: readonly { readonly id: string }[]): string {
  const ids = known.map((each) => each.id);
  return ids.length === 0 ? 'it has none' : suggestion(id, ids);
}

function optionValue(id: string, base: OptionValue, text: string | undefined): OptionValue {
  if (typeof base === 'boolean') {
    if (text === undefined || ['true', 'on', 'yes'].includes(text)) return true;
    if (['false', 'off', 'no'].includes(text)) return false;
    throw new UsageError(`option ${id} cannot be "${text}"; it must be on or off`);
  }
  if (text === undefined) throw new UsageError(`option ${id} needs a value: --option ${id}=VALUE`);
  if (typeof base === 'string') return text;
  if (!/^-?\d+$/.test(text))
    throw new UsageError(`option ${id} cannot be "${text}"; it must be a whole number`);
  return Number(text);
}

function splitOnce(text: string, separator: string): readonly [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
