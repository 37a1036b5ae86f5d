/** What waits for its turn: owners take turns, and each has its own in the order in which they came. */
export class FairQueue<Job> {
  /** The owner whose turn is next stands first. */
  private readonly waiting = new Map<string, Job[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  of(owner: string): number {
    return this.waiting.get(owner)?.length ?? 0;
  }

  add(owner: string, job: Job): void {
    const own = this.waiting.get(owner);
    if (own) own.push(job);
    else this.waiting.set(owner, [job]);
    this.count++;
  }

  /** The next job of those who may have a turn. */
  next(mayHave: (owner: string) => boolean = () => true): Job | undefined {
    for (const [owner, jobs] of this.waiting) {
      if (!mayHave(owner)) continue;
      const job = jobs.shift();
      this.waiting.delete(owner);
      // Behind all others.
      if (jobs.length > 0) this.waiting.set(owner, jobs);
      this.count--;
      return job;
    }
    return undefined;
  }

  /** Takes out everything. */
  *drain(): Iterable<Job> {
    for (let job = this.next(); job !== undefined; job = this.next()) yield job;
  }
}
