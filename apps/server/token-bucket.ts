/** Lets through `perSecond` in the long run and `burst` at once. */
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

  /** Takes one, if there is one. `now` is in milliseconds. */
  take(now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
