/** Lets through `perSecond` in the long run and `burst` at once. Times are in milliseconds. */
export class TokenBucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private tokens: number;
  private last: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.tokens = burst;
    this.last = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    if (this.leftAt(now) < 1) return false;
    this.tokens -= 1;
    return true;
  }

  /** Takes tokens that have been used already, even below zero. */
  spend(tokens: number, now: number): void {
    this.tokens = this.leftAt(now) - tokens;
  }

  /** The time until the debt is paid. */
  owedFor(now: number): number {
    return Math.max(0, (-this.leftAt(now) / this.perSecond) * 1000);
  }

  isFull(now: number): boolean {
    return this.leftAt(now) >= this.burst;
  }

  /** The tokens left; negative is a debt. */
  leftAt(now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    return this.tokens;
  }
}
