import type { ZodType } from 'zod';
import { seededDice } from '../dice.ts';
import { effort } from '../effort.ts';
import { copy } from '../json.ts';
import { refusalOf } from '../menu/legality.ts';
import type { Menu } from '../menu/menu.ts';
import { accepted, type Refusal, type Result, refused } from '../refusal.ts';
import {
  type CoreOrder,
  type CoreState,
  errandOf,
  type ForfeitReason,
  type Frame,
  kernelParts,
  type Outcome,
  type Seat,
  type Suspended,
  type Viewer,
} from '../state.ts';
import type {
  Decision,
  Errand,
  FrameOf,
  Game,
  GameTypes,
  Procedure,
  Question,
  SecretDecision,
  Steps,
  View,
} from './game.ts';
import { Interruption, Waiting } from './interruption.ts';
import { Play } from './play.ts';
import { seatNames } from './setup.ts';

/** Far more steps than any game takes between two decisions: an endless loop is reported, and does not hang. */
const MAX_STEPS = 100_000;

type AnyStep<G extends GameTypes> =
  | Procedure<G, Frame>
  | Decision<G, Frame, G['Order']['type']>
  | SecretDecision<G, Frame, G['Order']['type']>
  | Question<G, Frame>
  | Errand<G, Frame>;

export function stepOf<G extends GameTypes>(game: Game<G>, frame: Frame): AnyStep<G> {
  const step = (game.steps as Steps<GameTypes>)[frame.step as never] as AnyStep<G> | undefined;
  if (!step) throw new Error(`${game.id}: the agenda names a step that does not exist: ${frame.step}`);
  return step;
}

/** Starts a game from its setup and seed and plays up to the first decision. */
export function startGame<G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  seed: string,
  events: G['Event'][] | null = null,
): G['State'] {
  effort.orders++;
  const fresh: G['State'] = { ...game.begin(setup), ...kernelParts(seededDice(seed)) };
  // A fork, because all states of a game then share one shape, which keeps property access fast.
  const state = fork(game, fresh);
  resume(game, state, events);
  return state;
}

/** Runs the agenda until a seat is asked, the game waits for a report, or it ends. */
export function resume<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  events: G['Event'][] | null,
): void {
  run(game, state, events, FROM_THE_BEGINNING);
}

/** A step with its settled parts and the order or orders it was given. */
type Begun = Omit<Suspended, 'question'>;

const FROM_THE_BEGINNING: Begun = { settled: [], given: null };

/**
 * Takes steps until a seat is asked, beginning in the middle of a waiting one. A step that must wait leaves no trace
 * but its dice. Few steps wait, so one copy is made, before the first step that may, and the steps after it are
 * replayed from that copy.
 */
export function run<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  events: G['Event'][] | null,
  first: Begun,
): void {
  const play = new Play<G>(state, events, null, game);
  let copied: { readonly before: G['State']; readonly again: Begun[] } | null = null;
  let begun = first;
  for (let steps = 0; state.agenda.length > 0; steps++) {
    const frame: Frame = state.agenda[state.agenda.length - 1];
    const step = stepOf(game, frame);
    if (begun === FROM_THE_BEGINNING && typeof step !== 'function') return;
    insistOnEnd(game, frame, steps);
    const order = begun.given as G['Order'] | null;
    if (begun.settled.length > 0 || game.interrupts?.(state, frame as FrameOf<G>, order)) {
      copied ??= { before: fork(game, state), again: [] };
      const interruption = new Interruption(game, begun.settled);
      const question = waitsFor(game, new Play<G>(state, events, interruption, game), begun.given);
      if (question) {
        const suspended = { settled: interruption.settled, given: copy(begun.given), question };
        suspend(game, state, copied.before, copied.again, suspended);
        return;
      }
    } else if (typeof step === 'function') {
      state.agenda.pop();
      step(play, frame);
    } else takeStep(game, play, begun.given);
    copied?.again.push(begun);
    begun = FROM_THE_BEGINNING;
  }
  if (!state.outcome) throw new Error(`${game.id}: the agenda ran empty before the game had an outcome`);
}

/** Returns to the earlier state and replays, with the same dice, the steps that did not wait. */
function suspend<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  before: G['State'],
  again: readonly Begun[],
  suspended: Suspended,
): void {
  const { dice } = state;
  latest = { suspended, middle: { ...state } };
  // Properties added since then go. The rest shares nothing with the replacement.
  for (const key in state) if (!(key in before)) delete state[key as keyof typeof state];
  Object.assign(state, before);
  for (const { settled, given } of again)
    takeStep(game, new Play<G>(state, null, new Interruption(game, settled), game), given);
  Object.assign(state, { dice, suspended });
}

/**
 * The state in the middle of the latest waiting step, which the asked seat looks at. A weak map of all waiting steps
 * would cost more than it saves.
 */
let latest: { readonly suspended: Suspended; readonly middle: CoreState } | null = null;

function insistOnEnd<G extends GameTypes>(game: Game<G>, frame: Frame, steps: number): void {
  if (steps > MAX_STEPS)
    throw new Error(`${game.id}: no decision after ${MAX_STEPS} steps, at ${frame.step}`);
}

/** Runs the step on top of the agenda. Returns the question it must ask first, or `null` when it is done. */
function waitsFor<G extends GameTypes>(
  game: Game<G>,
  play: Play<G>,
  given: Suspended['given'],
): Suspended['question'] | null {
  try {
    takeStep(game, play, given);
    return null;
  } catch (thrown) {
    if (thrown instanceof Waiting) return thrown.question;
    throw thrown;
  }
}

function takeStep<G extends GameTypes>(game: Game<G>, play: Play<G>, given: Suspended['given']): void {
  const frame = play.state.agenda.pop()!;
  const step = stepOf(game, frame);
  if (typeof step === 'function') step(play, frame);
  else if ('secret' in step) step.reveal(play, frame as never, given as never);
  else if ('apply' in step) step.apply(play, frame as never, given as never);
}

/** The state in the middle of a waiting step, for looking at; between steps, the state itself. */
export function middleOf<G extends GameTypes>(game: Game<G>, state: G['State']): G['State'] {
  const { suspended } = state;
  if (!suspended) return state;
  if (latest?.suspended !== suspended) {
    const middle = fork(game, state);
    middle.suspended = null;
    const { settled, given } = suspended;
    waitsFor(game, new Play<G>(middle, null, new Interruption(game, settled), game), given);
    latest = { suspended, middle };
  }
  return latest.middle as G['State'];
}

/** The seats that must decide now. */
export function waitingFor(state: CoreState): readonly Seat[] {
  const frame = questionOf(state);
  if (frame?.seat !== undefined) return [frame.seat];
  return frame?.seats?.filter((seat) => !state.sealed || !(seat in state.sealed)) ?? [];
}

/** The current question, if there is one. */
export function questionOf(
  state: CoreState,
): (Frame & { readonly seat?: Seat; readonly seats?: readonly Seat[] }) | undefined {
  return state.suspended?.question ?? state.agenda[state.agenda.length - 1];
}

/** The menu of a seat, or at least its orders of the sought type; `null` when the seat is not asked. */
export function menuFor<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  sought?: string,
): Menu | null {
  if (!isWaitingFor(state, seat)) return null;
  const frame = questionOf(state)!;
  const step = stepOf(game, frame);
  if (typeof step === 'function' || 'errand' in step) return null;
  if ('question' in step) return step.menu(middleOf(game, state), frame as never);
  return 'secret' in step ? step.menu(state, frame as never, seat) : step.menu(state, frame as never, sought);
}

function isWaitingFor(state: CoreState, seat: Seat): boolean {
  const frame = questionOf(state);
  return frame?.seat === undefined ? waitingFor(state).includes(seat) : frame.seat === seat;
}

/**
 * Applies an order. `null` if it was accepted and the state has moved on to the next decision; otherwise why not, with
 * the state unchanged. Changes the state in place; events go to `events` if given.
 */
export function advance<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  order: G['Order'],
  events: G['Event'][] | null = null,
): Refusal | null {
  if (state.outcome) return { code: 'over', message: 'The game is over' };
  const menu = menuFor(game, state, seat, order.type);
  if (!menu) return { code: 'not-asked', message: notAsked(state) };
  if (refusalOf(menu, order)) {
    // A refusal should list the other orders, too.
    const refusal = refusalOf(menuFor(game, state, seat)!, order);
    if (refusal) return refusal;
  }
  applyOrder(game, state, seat, order, events);
  return null;
}

function notAsked(state: CoreState): string {
  if (errandOf(state)) return 'Nobody is asked: the game waits for the report of a battle';
  const seats = waitingFor(state).map((seat) => seat + 1);
  return `It is not your decision: waiting for player ${seats.join(' and ')}`;
}

/**
 * Applies an order known to be legal: it comes from this state's own menu, or was accepted before. For bots and
 * replays; orders from outside go through `submit`.
 */
export function applyOrder<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  order: G['Order'],
  events: G['Event'][] | null = null,
): void {
  const core: CoreState = state;
  const { suspended } = core;
  effort.orders++;
  if (suspended) {
    core.suspended = null;
    const settled = [...suspended.settled, { seat, order: copy<CoreOrder>(order) }];
    run(game, state, events, { settled, given: suspended.given });
    return;
  }
  let given: NonNullable<Suspended['given']> = order;
  if ('secret' in stepOf(game, core.agenda[core.agenda.length - 1])) {
    core.sealed ??= {};
    core.sealed[seat] = copy<CoreOrder>(order);
    if (waitingFor(state).length > 0) return;
    given = core.sealed;
    core.sealed = null;
  }
  run(game, state, events, { settled: [], given });
}

/** Parses an order from outside, or says what is wrong with its form. */
export function parseOrder<G extends GameTypes>(game: Game<G>, json: unknown): Result<G['Order']> {
  return parsedBy(game.orderSchema, json, 'order');
}

export function parsedBy<T>(schema: ZodType<T>, json: unknown, what: string): Result<T> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return accepted(parsed.data);
  const issue = parsed.error.issues[0];
  const path = issue.path.join('.');
  return refused({
    code: 'malformed',
    message: `The ${what} is malformed${path ? ` at ${path}` : ''}: ${issue.message}`,
    path,
  });
}

/** Submits an order from outside: schema first, then legality. */
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

/** A player gives up or runs out of time, and everybody else wins. Possible at any moment before the end. */
export function forfeit<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  reason: ForfeitReason,
): Refusal | null {
  const sides = seatNames(game, state.setup);
  const winners = sides.flatMap((_, other) => (other === seat ? [] : [other]));
  const sentence = reason === 'conceded' ? 'gives up' : 'has run out of time';
  return endByHand(game, state, seat, { winners, reason: `${sides[seat]} ${sentence}`, rule: null });
}

/** One player has offered a draw and all others have accepted. Possible at any moment before the end. */
export function agreeOnDraw<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
): Refusal | null {
  return endByHand(game, state, seat, { winners: [], reason: 'The players agree on a draw', rule: null });
}

/** Ends the game by a player's decision rather than a rule. */
function endByHand<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seat: Seat,
  outcome: Outcome,
): Refusal | null {
  if (state.outcome) return { code: 'over', message: 'The game is over' };
  if (!(seat in seatNames(game, state.setup))) {
    return { code: 'not-asked', message: `There is no player ${seat + 1}` };
  }
  state.outcome = outcome;
  state.agenda.length = 0;
  state.sealed = null;
  state.suspended = null;
  return null;
}

/** An independent copy of a game: changes to one never show in the other. */
export function fork<G extends GameTypes>(game: Game<G>, state: G['State']): G['State'] {
  return game.fork ? game.fork(state) : genericFork(state);
}

function genericFork<S extends CoreState>(state: S): S {
  const { setup, ...rest } = state;
  return { setup, ...copy(rest) } as unknown as S;
}

/** The steps that follow the current question, the next one last; a step waiting in its middle is among them. */
export function stepsToCome<S extends CoreState>(state: S): S['agenda'] {
  const isAsking = !state.suspended && waitingFor(state).length > 0;
  return isAsking ? state.agenda.slice(0, -1) : state.agenda.slice();
}

/** The agenda of a game whose table shows the upcoming steps. */
export function agendaIn<S extends CoreState>(upcoming: S['agenda'], question: Frame | null): S['agenda'] {
  return question ? [...upcoming, question] : upcoming.slice();
}

/** Everything a viewer may know. */
export function viewFor<G extends GameTypes>(game: Game<G>, state: G['State'], viewer: Viewer): View<G> {
  const { suspended } = state;
  const waiting = waitingFor(state);
  const question = waiting.length > 0 ? questionOf(state)! : null;
  const errand = errandOf(state);
  return {
    viewer,
    waiting,
    question: question && game.asked ? game.asked(question, viewer, state) : question,
    ...(errand && { errand }),
    outcome: state.outcome,
    table: state.outcome && game.revealed ? game.revealed(state) : game.table(middleOf(game, state), viewer),
    suspended: suspended && {
      ...suspended,
      settled: settledFor(game, suspended, viewer),
      table: withoutSetup(game.table(state, viewer)),
    },
  };
}

function settledFor<G extends GameTypes>(
  game: Game<G>,
  { settled }: Suspended,
  viewer: Viewer,
): Suspended['settled'] {
  if (!game.answered) return settled;
  return settled.map((one) =>
    'order' in one ? { ...one, order: game.answered!(one.order as G['Order'], one.seat, viewer) } : one,
  );
}

/** The table beside it already holds the setup. */
function withoutSetup<T extends object>(table: T): Omit<T, 'setup'> {
  const { setup: _, ...rest } = table as T & { setup?: unknown };
  return rest;
}

/** The events as a viewer may see them. */
export function eventsFor<G extends GameTypes>(
  game: Game<G>,
  events: readonly G['Event'][],
  viewer: Viewer,
): G['Event'][] {
  const seen: G['Event'][] = [];
  for (const { seenBy, ...event } of events) {
    const redacted = seenBy && !seenBy.includes(viewer) ? null : game.redact(event as G['Event'], viewer);
    if (redacted) seen.push(redacted);
  }
  return seen;
}
