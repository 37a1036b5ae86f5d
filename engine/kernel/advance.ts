import { seededDice } from './dice.ts';
import type { Decision, Game, GameTypes, Procedure, SecretDecision, Steps, View } from './game.ts';
import { copy } from './json.ts';
import { refusalOf } from './legality.ts';
import type { Menu } from './menu.ts';
import { Play } from './play.ts';
import { accepted, type Refusal, type Result, refused } from './refusal.ts';
import { seatNames } from './setup.ts';
import type { CoreOrder, CoreState, ForfeitReason, Frame, Seat, Viewer } from './state.ts';

/** No turn of any game has nearly as many steps between two decisions: a loop is a mistake, not a hang. */
const MAX_STEPS = 100_000;

type AnyStep<G extends GameTypes> = Procedure<G, Frame> | Decision<G, Frame> | SecretDecision<G, Frame>;

function stepOf<G extends GameTypes>(game: Game<G>, frame: Frame): AnyStep<G> {
  const step = (game.steps as Steps<GameTypes>)[frame.step as never] as AnyStep<G> | undefined;
  if (!step) throw new Error(`${game.id}: the agenda names a step that does not exist: ${frame.step}`);
  return step;
}

/** A game from its setup and seed, played up to the first decision. */
export function startGame<G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  seed: string,
  events: G['Event'][] | null = null,
): G['State'] {
  const fresh: G['State'] = { ...game.begin(setup), dice: seededDice(seed), sealed: null, outcome: null };
  // A fork, because then all states of a game have one shape, which is what makes property access fast.
  const state = fork(game, fresh);
  resume(game, state, events);
  return state;
}

/** Runs the agenda until a seat is asked or the game is over. */
export function resume<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  events: G['Event'][] | null,
): void {
  run(game, new Play<G>(state, events));
}

function run<G extends GameTypes>(game: Game<G>, play: Play<G>): void {
  const { state } = play;
  const { agenda } = state as CoreState;
  for (let steps = 0; agenda.length > 0; steps++) {
    const frame = agenda[agenda.length - 1]!;
    const step = stepOf(game, frame);
    if (typeof step !== 'function') return;
    if (steps > MAX_STEPS)
      throw new Error(`${game.id}: no decision after ${MAX_STEPS} steps, at ${frame.step}`);
    agenda.pop();
    step(play, frame);
  }
  if (!state.outcome) throw new Error(`${game.id}: the agenda ran empty before the game had an outcome`);
}

/** The seats that have a decision to make now. */
export function waitingFor(state: CoreState): readonly Seat[] {
  const frame = state.agenda[state.agenda.length - 1] as { seat?: Seat; seats?: readonly Seat[] } | undefined;
  if (frame?.seat !== undefined) return [frame.seat];
  return frame?.seats?.filter((seat) => !state.sealed || !(seat in state.sealed)) ?? [];
}

/** What the seat may do now; `null` when it is not asked. */
export function menuFor<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): Menu | null {
  if (!isWaitingFor(state, seat)) return null;
  const frame = state.agenda[state.agenda.length - 1]!;
  const step = stepOf(game, frame);
  if (typeof step === 'function') return null;
  return 'secret' in step ? step.menu(state, frame as never, seat) : step.menu(state, frame as never);
}

function isWaitingFor(state: CoreState, seat: Seat): boolean {
  const frame = state.agenda[state.agenda.length - 1] as { seat?: Seat } | undefined;
  return frame?.seat === undefined ? waitingFor(state).includes(seat) : frame.seat === seat;
}

/**
 * Applies an order: `null` when it was accepted and the state has moved on to the next decision, otherwise
 * why not, with the state as it was. Changes the state in place; events go to `events` if given.
 */
export function advance<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  order: G['Order'],
  events: G['Event'][] | null = null,
): Refusal | null {
  if (state.outcome) return { code: 'over', message: 'The game is over' };
  const menu = menuFor(game, state, seat);
  if (!menu) return { code: 'not-asked', message: notAsked(state) };
  const refusal = refusalOf(menu, order);
  if (refusal) return refusal;
  applyOrder(game, state, seat, order, events);
  return null;
}

function notAsked(state: CoreState): string {
  const seats = waitingFor(state).map((seat) => seat + 1);
  return `It is not your decision: waiting for player ${seats.join(' and ')}`;
}

/**
 * Applies an order that is known to be legal, because it was taken from the menu of this very state or was
 * accepted before. For bots and replays; orders from outside go through `submit`.
 */
export function applyOrder<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  order: G['Order'],
  events: G['Event'][] | null = null,
): void {
  const frame = state.agenda[state.agenda.length - 1]!;
  const step = stepOf(game, frame) as Decision<G, Frame> | SecretDecision<G, Frame>;
  const play = new Play<G>(state, events);
  if ('secret' in step) {
    const core: CoreState = state;
    core.sealed ??= {};
    core.sealed[seat] = copy<CoreOrder>(order);
    if (waitingFor(state).length > 0) return;
    const orders = core.sealed;
    core.sealed = null;
    core.agenda.pop();
    step.reveal(play, frame as never, orders);
  } else {
    state.agenda.pop();
    step.apply(play, frame as never, order);
  }
  run(game, play);
}

/** What comes from outside as an order of this game, or what is wrong with its form. */
export function parseOrder<G extends GameTypes>(game: Game<G>, json: unknown): Result<G['Order']> {
  const parsed = game.orderSchema.safeParse(json);
  if (parsed.success) return accepted(parsed.data);
  const issue = parsed.error.issues[0]!;
  const path = issue.path.join('.');
  return refused({
    code: 'malformed',
    message: `The order is malformed${path ? ` at ${path}` : ''}: ${issue.message}`,
    path,
  });
}

/** An order as it comes from outside: schema first, then legality. */
export function submit<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  json: unknown,
): Result<{ readonly order: G['Order']; readonly events: readonly G['Event'][] }> {
  const parsed = parseOrder(game, json);
  if (!parsed.ok) return parsed;
  const events: G['Event'][] = [];
  const refusal = advance(game, state, seat, parsed.value, events);
  return refusal ? refused(refusal) : accepted({ order: parsed.value, events });
}

/** Somebody gives up or runs out of time: everybody else wins. Possible at any moment before the end. */
export function forfeit<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  reason: ForfeitReason,
): Refusal | null {
  if (state.outcome) return { code: 'over', message: 'The game is over' };
  const sides = seatNames(game, state.setup);
  if (!(seat in sides)) return { code: 'not-asked', message: `There is no player ${seat + 1}` };
  const winners = sides.flatMap((_, other) => (other === seat ? [] : [other]));
  const sentence = reason === 'conceded' ? 'gives up' : 'has run out of time';
  state.outcome = { winners, reason: `${sides[seat]} ${sentence}`, rule: null };
  state.agenda.length = 0;
  state.sealed = null;
  return null;
}

/** An independent copy of a game: what happens to one never shows in the other. */
export function fork<G extends GameTypes>(game: Game<G>, state: G['State']): G['State'] {
  return game.fork ? game.fork(state) : genericFork(state);
}

function genericFork<S extends CoreState>(state: S): S {
  const { setup, ...rest } = state;
  return { setup, ...copy(rest) } as unknown as S;
}

/** All that a viewer may know. */
export function viewFor<G extends GameTypes>(game: Game<G>, state: G['State'], viewer: Viewer): View<G> {
  return { viewer, waiting: waitingFor(state), outcome: state.outcome, table: game.table(state, viewer) };
}

/** The events as the viewer may see them. */
export function eventsFor<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  viewer: Viewer,
): G['Event'][] {
  const seen: G['Event'][] = [];
  for (const event of events) {
    const redacted = game.redact(event, viewer);
    if (redacted) seen.push(redacted);
  }
  return seen;
}
