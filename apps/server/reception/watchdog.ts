import { effort } from '@ironfield/kernel/effort.ts';
import type { Logger } from 'pino';

export interface WatchdogSettings {
  readonly logger: Logger;
  /** The thread was blocked for this many seconds, mainly by this. */
  onStall(seconds: number, because: string): void;
  /** Requests not answered yet. */
  underWay(): readonly string[];
}

/** Milliseconds between two signs of life, and of harmless delay. */
const BEAT = 20;
const USUAL = 20;
/** Milliseconds of a stall that the log tells of. */
const LONG = 100;
/** Requests under way that a line of the log names. */
const NAMED = 10;

/** Work that is not counted, and so cannot be attributed. */
const UNKNOWN = 'unknown';
/** The thread did next to nothing: the machine was busy with something else. */
const MACHINE = 'machine';

/**
 * Notices when the shared thread is blocked for a while, and says by what. It also knows how long input read now may
 * have waited.
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

  /** Milliseconds that input read now may have waited. */
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
    // Input in this turn of the event loop may have arrived at any moment since then; later input did not.
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
