import type { Game, GameTypes } from './game.ts';
import { changedOptions, resolveOptions } from './options.ts';
import { accepted, type Reason, type Result, refused } from './refusal.ts';
import type { CoreSetup, OptionValues } from './state.ts';

/** The setup of a ready-made scenario with the options a player wants. */
export function scenarioSetup<G extends GameTypes>(
  game: Game<G>,
  scenarioId: string,
  wanted: OptionValues = {},
): Result<G['Setup'], readonly Reason[]> {
  const scenario = game.scenarios.find(({ id }) => id === scenarioId);
  if (!scenario) {
    const known = game.scenarios.map(({ id }) => `"${id}"`).join(', ');
    return refused([{ message: `${game.title} has no scenario "${scenarioId}"; it has ${known}` }]);
  }
  const options = resolveOptions(game.options, { ...scenario.options, ...wanted });
  if (!options.ok) return options;
  return accepted({ ...scenario.setup(options.value), options: changedOptions(game.options, options.value) });
}

/** A setup as it comes from outside, from a file or over the wire. */
export function checkSetup<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): Result<G['Setup'], readonly Reason[]> {
  const parsed = game.setupSchema.safeParse(json);
  if (!parsed.success) {
    return refused(
      parsed.error.issues.map((issue) => ({ message: `setup.${issue.path.join('.')}: ${issue.message}` })),
    );
  }
  const options = resolveOptions(game.options, parsed.data.options);
  if (!options.ok) return options;
  return accepted({ ...parsed.data, options: changedOptions(game.options, options.value) });
}

/** The names of the sides, by seat. */
export function seatNames<G extends GameTypes>(game: Game<G>, setup: CoreSetup): readonly string[] {
  return game.seats?.(setup) ?? game.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? [];
}
