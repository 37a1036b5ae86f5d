import type { Game, GameTypes } from './game.ts';
import { resolveOptions } from './options.ts';
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
  return options.ok ? accepted(scenario.setup(options.value)) : options;
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
  return options.ok ? accepted({ ...parsed.data, options: options.value }) : options;
}

/** The names of the sides, by seat. */
export function seatNames<G extends GameTypes>(game: Game<G>, setup: CoreSetup): readonly string[] {
  return game.seats?.(setup) ?? game.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? [];
}
