import type { GameSummary, News } from '@ironfield/client/api.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { CoreEvent, Seat } from '@ironfield/kernel/state.ts';
import type { Change, Snapshot } from '../sessions/session.ts';
import type { Pace } from '../settings.ts';
import type { GameViews } from './game-views.ts';

export interface LogLine {
  /** Unique in a game. */
  readonly id: string;
  readonly number: number;
  readonly seat: Seat | null;
  /** Of whoever does it; that need not be whoever gave the order. */
  readonly side: number | null;
  readonly text: string;
  readonly event: CoreEvent;
  /** It was taken back afterwards. */
  readonly isTakenBack?: boolean;
}

/** A game as the screen shows it: it may be behind the game itself. */
export interface Showing {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  /** The events on show just now. */
  readonly active: readonly LogLine[];
  /** Steps still to be shown; 0 when the screen is up to date. */
  readonly pending: number;
  /** The public facts of this moment, shown on the map or not: seats, questions and proposals. */
  readonly latest: GameSummary;
}

const PAUSES: Record<Exclude<Pace, 'step'>, number> = { slow: 1600, normal: 800, fast: 250, instant: 0 };

const TAKEN_BACK = 'Taken back: the table stands as it did before.';

interface Step {
  readonly lines: readonly LogLine[];
  readonly events: readonly CoreEvent[];
  /** With a takeback: how many entries stand again, where that is known. */
  readonly to: number | undefined;
  /** With the last step of an entry: the table after it. */
  readonly snapshot: Snapshot | null;
}

/** Shows entry after entry, event after event, at the pace of the person who watches. */
export class Playback {
  /** The last that was heard, shown or not. */
  latest: Snapshot;
  private showing: Showing;
  private readonly game: AnyGame;
  private readonly views: GameViews;
  private pace: Pace;
  private readonly queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(game: AnyGame, views: GameViews, snapshot: Snapshot, past: readonly News[], pace: Pace) {
    this.game = game;
    this.views = views;
    this.pace = pace;
    this.latest = snapshot;
    this.showing = {
      snapshot,
      log: this.logOf(past, snapshot),
      active: [],
      pending: 0,
      latest: snapshot.summary,
    };
  }

  get = (): Showing => this.showing;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  hear(change: Change): void {
    if ('snapshot' in change) this.latest = change.snapshot;
    if (change.kind === 'table') {
      this.queue.length = 0;
      const log = this.logOf(change.past, change.snapshot);
      this.show({ ...this.showing, snapshot: change.snapshot, log, active: [], pending: 0 });
    } else if (change.kind === 'summary') {
      const last = this.queue.pop();
      if (last) this.queue.push({ ...last, snapshot: change.snapshot });
      this.show(last ? this.showing : { ...this.showing, snapshot: change.snapshot });
    } else if (change.kind === 'news') {
      const wasIdle = this.queue.length === 0 && this.timer === undefined;
      this.queue.push(...this.stepsOf(change.news, change.snapshot));
      if (this.pace === 'instant') this.skip();
      else if (wasIdle) this.step();
      else this.show({ ...this.showing, pending: this.queue.length });
    }
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (pace === 'instant') this.skip();
    else this.schedule();
  }

  /** The next thing that happened. */
  step = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const step = this.queue.shift();
    if (step) this.show(this.afterStep(this.showing, step));
    this.schedule();
  };

  /** All that has happened, at once. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    let { showing } = this;
    for (let step = this.queue.shift(); step; step = this.queue.shift())
      showing = this.afterStep(showing, step);
    this.show({ ...showing, active: [], pending: 0 });
  };

  /** Adds a line that is no event of the game. */
  remark = (text: string): void => {
    const { log, snapshot } = this.showing;
    const number = snapshot.summary.number + 1;
    const line = { id: `${number} ${text}`, number, seat: null, side: null, text, event: { type: 'remark' } };
    this.show({ ...this.showing, log: [...log, line] });
  };

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0 || this.pace === 'step') return;
    this.timer = setTimeout(this.step, PAUSES[this.pace]);
  }

  private show(showing: Showing): void {
    this.showing = { ...showing, latest: this.latest.summary };
    for (const listener of this.listeners) listener();
  }

  private afterStep({ snapshot, log, latest }: Showing, step: Step): Showing {
    return {
      latest,
      snapshot: step.snapshot ?? this.afterEvents(snapshot, step.events),
      log: [...takenBack(log, step.to), ...step.lines],
      active: step.lines,
      pending: this.queue.length,
    };
  }

  private afterEvents(snapshot: Snapshot, events: readonly CoreEvent[]): Snapshot {
    const { after } = this.game;
    if (!after) return snapshot;
    const table = events.reduce(after, snapshot.view.table);
    return { ...snapshot, view: { ...snapshot.view, table } };
  }

  private logOf(past: readonly News[], snapshot: Snapshot): LogLine[] {
    let log: LogLine[] = [];
    for (const news of past) {
      if (news.to !== undefined) log = [...takenBack(log, news.to)];
      log.push(...this.linesOf(news, snapshot));
    }
    return log;
  }

  private linesOf({ number, kind, seat, events }: News, { view }: Snapshot): LogLine[] {
    if (kind === 'takeback')
      return [{ id: `${number}`, number, seat, side: seat, text: TAKEN_BACK, event: { type: 'takeback' } }];
    return events.flatMap((event, index) => {
      const text = this.game.describe(event, view.table);
      const side = this.views.sideOf ? this.views.sideOf(event, view.table) : seat;
      return text === null ? [] : [{ id: `${number}.${index}`, number, seat, side, text, event }];
    });
  }

  /** One step for each event, but for those that belong to another, as do all that are not told in words. */
  private stepsOf(news: News, snapshot: Snapshot): Step[] {
    const lines = this.linesOf(news, snapshot);
    const isTold = (event: CoreEvent) => lines.some((line) => line.event === event);
    const groups: CoreEvent[][] = [];
    for (const event of news.events) {
      const last = groups.at(-1);
      if (last && (this.views.joins?.(event) || !isTold(event) || !last.some(isTold))) last.push(event);
      else groups.push([event]);
    }
    if (groups.length === 0) groups.push([]);
    return groups.map((events, index) => ({
      lines: news.kind === 'takeback' ? lines : lines.filter(({ event }) => events.includes(event)),
      events,
      to: news.to,
      snapshot: index === groups.length - 1 ? snapshot : null,
    }));
  }
}

/** The log after a takeback to `to` entries. */
function takenBack(log: readonly LogLine[], to: number | undefined): readonly LogLine[] {
  if (to === undefined) return log;
  return log.map((line) =>
    line.number > to && line.event.type !== 'takeback' ? { ...line, isTakenBack: true } : line,
  );
}
