import { effort } from '@ironfield/kernel/effort.ts';
import type { Logger } from 'pino';

export interface WatchdogSettings {
  readonly logger: Logger;
  /** The thread has answered nobody for so many seconds, mainly because of this. */
  onStall(seconds: number, because: string): void;
  /** What has been asked and not answered yet. */
  underWay(): readonly string[];
}

/** Milliseconds between two signs of life, and of delay that are nobody's fault. */
const BEAT = 20;
const USUAL = 20;
/** Milliseconds of a stall that the log tells of. */
const LONG = 100;
/** Requests under way that a line of the log names. */
const NAMED = 10;

/** What cannot be put down to anybody, because it is not counted. */
const UNKNOWN = 'unknown';
/** The thread did next to nothing: the machine was busy with something else. */
const MACHINE = 'machine';

/**
 * Notices when the thread that everybody shares answers nobody for a while, and says what it did meanwhile. It also
 * knows how long something may have waited unread that is heard only now.
 */
export class Watchdog {
  private readonly settings: WatchdogSettings;
  private timer: NodeJS.Timeout | null = null;
  private last = 0;
  private cpu = 0;
  private done = { ...effort };
  /** The longest piece of work since the last sign of life. */
  private piece = { what: UNKNOWN, milliseconds: 0 };
  private held = 0;

  constructor(settings: WatchdogSettings) {
    this.settings = settings;
  }

  start(): void {
    this.last = performance.now();
    this.cpu = cpuTime();
    this.timer = setInterval(() => this.beat(), BEAT).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Something was done in one go. */
  note(what: string, milliseconds: number): void {
    if (milliseconds > this.piece.milliseconds) this.piece = { what, milliseconds };
  }

  /** Milliseconds that whatever is heard now may have waited, because nobody listened. */
  get heldUp(): number {
    return this.held;
  }

  private beat(): void {
    const now = performance.now();
    const late = now - this.last - BEAT;
    if (late > USUAL) this.stalled(late);
    this.last = now;
    this.cpu = cpuTime();
    this.done = { ...effort };
    this.piece = { what: UNKNOWN, milliseconds: 0 };
  }

  private stalled(milliseconds: number): void {
    // What comes in during this turn of the event loop may have come at any moment since then; what comes later has not.
    this.held = milliseconds;
    setImmediate(() => {
      this.held = 0;
    });
    const { logger, onStall, underWay } = this.settings;
    const { piece } = this;
    const working = cpuTime() - this.cpu;
    const isAtRest = working < milliseconds / 2;
    const because = piece.milliseconds >= milliseconds / 2 ? piece.what : isAtRest ? MACHINE : UNKNOWN;
    onStall(milliseconds / 1000, because);
    if (milliseconds < LONG) return;
    logger[because === MACHINE ? 'info' : 'warn'](
      {
        ms: Math.round(milliseconds),
        because,
        longest: { what: piece.what, ms: Math.round(piece.milliseconds) },
        working: Math.round(working),
        orders: effort.orders - this.done.orders,
        positions: effort.positions - this.done.positions,
        underWay: underWay().slice(0, NAMED),
      },
      'everybody had to wait',
    );
  }
}

/** Milliseconds that this thread has worked. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
