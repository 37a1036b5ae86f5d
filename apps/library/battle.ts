import {
  eventsFor,
  fork as forkOf,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import { whyNotAlone } from '@ironfield/kernel/play/errand.ts';
import type { Game, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { newSetup, scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { OptionValues, Outcome, Seat, Viewer } from '@ironfield/kernel/state.ts';

/** A game under way. It changes in place; `fork` makes another that goes its own way. */
export interface Battle<G extends GameTypes> {
  readonly game: Game<G>;
  readonly setup: G['Setup'];
  /** Decides the dice, and what the bots do. */
  readonly seed: string;
  /** What has been done so far: setup, seed and log are the game. */
  readonly log: readonly LogEntry[];
  /** @internal All that is known to the rules, secrets included. Players get views of it. */
  readonly state: G['State'];
  /** @internal A generator for each seat: so bots never touch the dice. */
  readonly randoms: readonly Random[];
}

/** Which battle to begin. */
export interface Wish {
  /** A scenario of the game; the first one if none is named. */
  readonly scenario?: string;
  /** Optional rules by id; all others have their base value. */
  readonly options?: OptionValues;
  /** A whole setup, as a record holds it, instead of a scenario and options. */
  readonly setup?: unknown;
  /** The same seed and the same orders lead to the same game. Without it the seed is a new one. */
  readonly seed?: string;
}

/** Begins a battle, up to the first question, or says why it cannot be played. */
export function create<G extends GameTypes>(
  game: Game<G>,
  wish: Wish = {},
): Result<Battle<G>, readonly Reason[]> {
  const seed = wish.seed ?? newSeed();
  const setup =
    wish.setup === undefined
      ? scenarioSetup(game, wish.scenario ?? game.scenarios[0].id, wish.options, randomFrom(`${seed} setup`))
      : newSetup(game, wish.setup);
  if (!setup.ok) return setup;
  const reason = whyNotAlone(game, setup.value);
  if (reason) return refused([reason]);
  return accepted(battleOf(game, seed, startGame(game, setup.value, seed), []));
}

export const battleOf = <G extends GameTypes>(
  game: Game<G>,
  seed: string,
  state: G['State'],
  log: readonly LogEntry[],
): Battle<G> => ({
  game,
  setup: state.setup,
  seed,
  state,
  log: [...log],
  randoms: seatNames(game, state.setup).map((_, seat) => randomFrom(`${seed} player ${seat} ${log.length}`)),
});

/** A second battle that goes its own way from here, with the same dice to come. */
export function fork<G extends GameTypes>(battle: Battle<G>): Battle<G> {
  const { game, state, randoms, log } = battle;
  return {
    ...battle,
    state: forkOf(game, state),
    log: [...log],
    randoms: randoms.map((random) => structuredClone(random)),
  };
}

/** The names of the sides, by seat. */
export const sides = <G extends GameTypes>({ game, setup }: Battle<G>): readonly string[] =>
  seatNames(game, setup);

/** The seats that have to decide now; none once the battle is over. */
export const waiting = <G extends GameTypes>({ state }: Battle<G>): readonly Seat[] => waitingFor(state);

/** How it ended; null while it goes on. */
export const outcome = <G extends GameTypes>({ state }: Battle<G>): Outcome | null => state.outcome;

/** Everything this viewer may know, as plain data. */
export const view = <G extends GameTypes>({ game, state }: Battle<G>, viewer: Viewer): View<G> =>
  viewFor(game, state, viewer);

/** The table as text, as this viewer sees it. */
export const draw = <G extends GameTypes>(battle: Battle<G>, viewer: Viewer): string =>
  battle.game.draw(view(battle, viewer).table);

/** What has come of an order: the events with everything in them. Give players only what `events` leaves of it. */
export interface Told<G extends GameTypes> {
  readonly order: G['Order'];
  readonly events: readonly G['Event'][];
}

/**
 * Gives an order for a seat, in any form it came in: it is checked against the schema and against the menu. A refused
 * order changes nothing. Without a seat, the first one that is asked.
 */
export function advance<G extends GameTypes>(
  battle: Battle<G>,
  order: unknown,
  seat: Seat | undefined = waiting(battle)[0],
): Result<Told<G>> {
  if (seat === undefined) return refused({ code: 'over', message: 'The game is over' });
  const result = submit(battle.game, battle.state, seat, order);
  if (result.ok) (battle.log as LogEntry[]).push({ kind: 'order', seat, order: result.value.order });
  return result;
}

/** Events as this viewer learns of them, each with its sentence, if it needs one. */
export function events<G extends GameTypes>(
  battle: Battle<G>,
  told: Told<G>,
  viewer: Viewer,
): readonly { readonly event: G['Event']; readonly sentence: string | null }[] {
  const { game } = battle;
  const { table } = view(battle, viewer);
  return eventsFor(game, told.events, viewer).map((event) => ({
    event,
    sentence: game.describe(event, table),
  }));
}
