import type { Output } from './terminal.ts';

const BAR_WIDTH = 28;
const REDRAW_MS = 100;

/** The progress of a long command: a bar that is redrawn on a terminal, nothing elsewhere. */
export class Progress {
  private readonly out: Output;
  private total: number;
  private readonly unit: string;
  private readonly started = performance.now();
  private drawnAt = 0;
  private isShown = false;

  constructor(out: Output, total: number, unit: string) {
    this.out = out;
    this.total = total;
    this.unit = unit;
  }

  /** Corrects the total if there is more or less to do; `before`: so much was done before this run. */
  update(done: number, { of = this.total, before = 0 } = {}): void {
    this.total = of;
    const now = performance.now();
    if (!this.out.isTty || now - this.drawnAt < REDRAW_MS) return;
    this.drawnAt = now;
    this.isShown = true;
    this.out.write(`\r\x1b[2K${this.line(done, before, (now - this.started) / 1000)}`);
  }

  /** Takes the bar away, so that the result stands alone. */
  clear(): void {
    if (this.isShown) this.out.write('\r\x1b[2K');
    this.isShown = false;
  }

  private line(done: number, before: number, seconds: number): string {
    const { dim, cyan } = this.out.style;
    const filled = Math.min(BAR_WIDTH, Math.round((BAR_WIDTH * done) / this.total));
    const bar = cyan('█'.repeat(filled)) + dim('░'.repeat(BAR_WIDTH - filled));
    const rate = seconds > 0 ? (done - before) / seconds : 0;
    const left = rate > 0 ? ` · ${clock((this.total - done) / rate)} left` : '';
    return `${bar} ${done}/${this.total} ${this.unit} · ${perSecond(rate)}/s${left}`;
  }
}

export function perSecond(rate: number): string {
  return rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toPrecision(2);
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
