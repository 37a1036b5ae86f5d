import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, fork, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Reason, type Result } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, CoreSetup, Outcome, Viewer } from '@ironfield/kernel/state.ts';
import { standingEntries } from '../sessions/standing.ts';
import {
  type Mark,
  type MarkReader,
  markOfEntry,
  plainMarks,
  silentSentence,
  takebackSentence,
} from './marks.ts';

/** The game after some entries of the log. Moment 0 is before the first. */
export interface Moment<G extends GameTypes> {
  readonly index: number;
  /** The entry that led here; `null` at the start. */
  readonly entry: LogEntry | null;
  /** The turn it belongs to; 0 before the first. */
  readonly turn: number;
  readonly view: View<G>;
  /** The events on the way here, as the viewer saw them. */
  readonly events: readonly G['Event'][];
  /** And since the beginning, but for what was taken back by then. */
  readonly past: readonly G['Event'][];
  readonly sentences: readonly string[];
}

/** A place in a game to play on from. */
export interface PlayFrom {
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
}

type Step<G extends GameTypes> = Pick<Moment<G>, 'entry' | 'turn' | 'events' | 'sentences'>;

/** States are kept only this often; those between are played again from the last one kept. */
const CHECKPOINT_EVERY = 16;

/**
 * A game as something to leaf through. Events and sentences of all moments are kept, states only now and then, so
 * that a long game costs little and any moment of it is at most a few orders away.
 */
export class Timeline<G extends GameTypes> {
  readonly game: Game<G>;
  readonly viewer: Viewer;
  readonly sides: readonly string[];
  readonly marks: readonly Mark[];
  readonly setup: G['Setup'];
  /** Null while the game goes on. */
  readonly outcome: Outcome | null;
  private readonly seed: string;
  private readonly entries: readonly LogEntry[];
  private readonly steps: readonly Step<G>[];
  private readonly checkpoints: readonly G['State'][];
  private lastMoment: Moment<G> | undefined;

  constructor(history: History<G>, viewer: Viewer, readMark: MarkReader<G> = plainMarks as MarkReader<G>) {
    const { setup, seed } = history;
    this.game = history.state.outcome ? lookedBackAt(history.game) : history.game;
    this.viewer = viewer;
    this.setup = setup;
    this.outcome = history.state.outcome;
    this.seed = seed;
    this.entries = [...history.entries];
    this.sides = seatNames(this.game, setup);
    const told = tell(
      this.game,
      { setup, seed, entries: this.entries },
      viewer,
      readMark,
      history.state.outcome !== null,
    );
    this.steps = told.steps;
    this.checkpoints = told.checkpoints;
    this.marks = told.marks;
  }

  /** The number of moments: one more than entries. */
  get length(): number {
    return this.steps.length;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The events of a moment, without the table: costs nothing. */
  stepAt(index: number): Step<G> {
    return this.steps[this.clamp(index)];
  }

  at(index: number): Moment<G> {
    const at = this.clamp(index);
    if (this.lastMoment?.index !== at) {
      const view = viewFor(this.game, this.stateAt(at), this.viewer);
      this.lastMoment = { index: at, ...this.steps[at], past: this.past(at), view };
    }
    return this.lastMoment;
  }

  /** Moments whose entries were not taken back later, the start among them. */
  standing(): readonly number[] {
    return [0, ...standingEntries(this.entries).map((entry) => entry + 1)];
  }

  /** The order that was given next; null where none was. */
  orderAfter(index: number): CoreOrder | null {
    const entry = this.entries[this.clamp(index)];
    return entry?.kind === 'order' ? (entry.order as CoreOrder) : null;
  }

  /** Everything a new game needs to go on from here. */
  playFrom(index: number): PlayFrom {
    const entries = this.entries.slice(0, this.clamp(index));
    return { setup: this.setup, seed: this.seed, entries };
  }

  private past(index: number): readonly G['Event'][] {
    const standing = standingEntries(this.entries.slice(0, index));
    return [0, ...standing.map((entry) => entry + 1)].flatMap((step) => this.steps[step].events);
  }

  private stateAt(index: number): G['State'] {
    const checkpoint = Math.floor(index / CHECKPOINT_EVERY);
    const from = checkpoint * CHECKPOINT_EVERY;
    const known = this.entries.slice(0, from);
    const state = fork(this.game, this.checkpoints[checkpoint]);
    const history = History.resumed(this.game, this.seed, known, state);
    for (const entry of this.entries.slice(from, index)) history.add(entry);
    return history.state;
  }

  private clamp(index: number): number {
    return Math.max(0, Math.min(this.last, Math.round(index)));
  }
}

/** A game that is over, with nothing hidden any more that it can lay open. */
function lookedBackAt<G extends GameTypes>(game: Game<G>): Game<G> {
  const { revealed } = game;
  if (!revealed) return game;
  return { ...game, table: revealed, asked: (question) => question, told: (_state, event) => [event] };
}

/** Plays the whole game once and notes what a viewer sees of it. */
function tell<G extends GameTypes>(
  game: Game<G>,
  {
    setup,
    seed,
    entries,
  }: { readonly setup: G['Setup']; readonly seed: string; readonly entries: readonly LogEntry[] },
  viewer: Viewer,
  readMark: MarkReader<G>,
  isOver: boolean,
): { steps: Step<G>[]; checkpoints: G['State'][]; marks: Mark[] } {
  const steps: Step<G>[] = [];
  const checkpoints: G['State'][] = [];
  const marks: Mark[] = [];
  const sides = seatNames(game, setup);
  let happened: G['Event'][] = [];
  const history = new History(game, setup, seed, happened);
  const turns: number[] = [];

  const note = (entry: LogEntry | null, label: string | null = null) => {
    const index = steps.length;
    const events = eventsFor(game, happened, viewer);
    const table = game.table(history.state, viewer);
    const sentences: string[] = [];
    if (entry?.kind === 'takeback') sentences.push(takebackSentence(entry.to));
    for (const event of events) {
      const sentence = game.describe(event, table);
      if (sentence) sentences.push(sentence);
      const mark = readMark(event, table);
      if (mark) marks.push({ seat: null, label: sentence ?? mark.kind, ...mark, index });
    }
    const mark = entry && markOfEntry(entry, index, sides, history.state.outcome?.reason);
    if (mark) marks.push(mark);
    if (mark?.kind === 'end') sentences.push(mark.label);
    if (entry?.kind === 'order' && sentences.length === 0) {
      const isSealed = history.state.sealed?.[entry.seat] !== undefined;
      sentences.push(silentSentence(sides[entry.seat], isSealed, label));
    }
    const before = entry?.kind === 'takeback' ? turns[entry.to] : (turns.at(-1) ?? 0);
    turns.push(turnAfter(events, before));
    steps.push({ entry, turn: turns[index], events, sentences });
    if (index % CHECKPOINT_EVERY === 0) checkpoints.push(fork(game, history.state));
  };

  note(null);
  for (const entry of entries) {
    happened = [];
    // The name of an order tells something of it: to the seat that gave it, and to all when the game is over.
    const isKnown = entry.kind === 'order' && (isOver || entry.seat === viewer);
    const menu = isKnown ? menuFor(game, history.state, entry.seat) : null;
    history.add(entry, happened);
    note(entry, menu && labelOf(menu, entry));
  }
  return { steps, checkpoints, marks };
}

/** The menu's name for the order of an entry. */
function labelOf(menu: Menu, entry: LogEntry): string | null {
  const given = entry.kind === 'order' ? (entry.order as CoreOrder).type : null;
  return menu.orders.find(({ type }) => type === given)?.label ?? null;
}

/** All games announce a new turn by an event of this name. */
function turnAfter(events: readonly { readonly type: string }[], before: number): number {
  let turn = before;
  for (const event of events) {
    if (event.type === 'turn' && 'turn' in event && typeof event.turn === 'number') turn = event.turn;
  }
  return turn;
}

/** The timeline of a game file, checked as `ironfield verify` would; or what is wrong with the file. */
export function timelineOf<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  viewer: Viewer = 'spectator',
  readMark?: MarkReader<G>,
): Result<Timeline<G>, readonly Reason[]> {
  const verified = verifyRecord(game, record);
  return verified.ok ? accepted(new Timeline(verified.value, viewer, readMark)) : verified;
}
