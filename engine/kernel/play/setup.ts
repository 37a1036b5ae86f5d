import { issueWords } from '../issue-words.ts';
import { changedOptions, isOtherwise, resolveOptions } from '../options/options.ts';
import { asReadToday, latestReading } from '../options/readings.ts';
import { type Random, randomFrom } from '../random.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '../refusal.ts';
import { newSeed } from '../seed.ts';
import type { CoreSetup, OptionValues, Viewer } from '../state.ts';
import type { AnyGame, Game, GameTypes, Scenario } from './game.ts';

/** The setup of a scenario with a player's options; `chance` deals what is secret. */
export function scenarioSetup<G extends GameTypes>(
  game: Game<G>,
  scenarioId: string,
  wanted: OptionValues = {},
  chance: Random = randomFrom(newSeed()),
): Result<G['Setup'], readonly Reason[]> {
  const scenario = game.scenarios.find(({ id }) => id === scenarioId);
  if (!scenario) {
    const known = game.scenarios.map(({ id }) => `"${id}"`).join(', ');
    return refused([{ message: `${game.title} has no scenario "${scenarioId}"; it has ${known}` }]);
  }
  const options = resolveOptions(game.options, { ...scenario.options, ...wanted });
  if (!options.ok) return options;
  const closed = closedOnes(game, scenario, options.value);
  if (closed.length > 0) return refused(closed);
  const setup = {
    ...scenario.setup(options.value, chance),
    options: changedOptions(game.options, options.value),
  };
  return accepted(asReadToday(game, setup));
}

function closedOnes<G extends GameTypes>(
  { options }: Game<G>,
  { id, options: start = {}, closed = {} }: Scenario<G['Setup']>,
  values: OptionValues,
): readonly Reason[] {
  return options
    .filter((option) => option.id in closed && isOtherwise(option, values, start))
    .map((option) => ({
      message: `Option "${option.id}" cannot be changed in scenario "${id}": ${closed[option.id]}`,
      rule: option.rule,
    }));
}

/** Checks a setup from outside, such as a file or a request. */
export function checkSetup<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): Result<G['Setup'], readonly Reason[]> {
  const parsed = game.setupSchema.safeParse(setupToday(game, json));
  if (!parsed.success) {
    const problems = parsed.error.issues.slice(0, MOST_REASONS);
    return refused(
      problems.map((issue) => ({
        message: [['setup', ...issue.path].join('.'), issueWords(issue)]
          .slice(issue.path.length > 0 ? 0 : 1)
          .join(': '),
      })),
    );
  }
  const options = resolveOptions(game.options, parsed.data.options);
  if (!options.ok) return options;
  const { reading = 0 } = parsed.data;
  if (reading > latestReading(game)) {
    const message = `setup.reading: correction ${reading} of ${game.title} is not known; a newer Ironfield may know it`;
    return refused([{ message, path: 'reading' }]);
  }
  return accepted({ ...parsed.data, options: changedOptions(game.options, options.value) });
}

/** A setup of any age, in today's form. */
export function setupToday(game: Pick<AnyGame, 'setupToday'>, setup: unknown): unknown {
  return game.setupToday ? game.setupToday(setup) : setup;
}

/** A setup from outside, for a new game. */
export function newSetup<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): Result<G['Setup'], readonly Reason[]> {
  const checked = checkSetup(game, json);
  if (!checked.ok) return checked;
  const reasons = game.whyNotBegin?.(checked.value) ?? [];
  if (reasons.length > 0) return refused(reasons.slice(0, MOST_REASONS));
  return accepted(asReadToday(game, checked.value));
}

/** The names of the sides, by seat. */
export function seatNames<G extends GameTypes>(game: Game<G>, setup: CoreSetup): readonly string[] {
  return game.seats?.(setup) ?? game.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? [];
}

const redacted = new WeakMap<CoreSetup, Map<Viewer, CoreSetup>>();

/** The setup as the viewer may know it, without other seats' secrets. Returns the same object every time. */
export function setupFor<Setup extends CoreSetup>(setup: Setup, viewer: Viewer): Setup {
  const { secrets } = setup;
  if (!secrets) return setup;
  const byViewer = redacted.get(setup) ?? new Map<Viewer, CoreSetup>();
  redacted.set(setup, byViewer);
  let seen = byViewer.get(viewer) as Setup | undefined;
  if (!seen) {
    seen = { ...setup, secrets: secrets.map((secret, seat) => (seat === viewer ? secret : null)) };
    byViewer.set(viewer, seen);
  }
  return seen;
}

/** What a viewer may know of a setup, including a game's own secrets. */
export const setupInView = <G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  viewer: Viewer,
): G['Setup'] => game.setupFor?.(setup, viewer) ?? setupFor(setup, viewer);
