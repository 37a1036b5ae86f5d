/** A queue in which owners take turns; each owner's jobs keep their order. */
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

  /** The next job among owners that may have a turn; the owner with the least so far goes first. */
  next(
    mayHave: (owner: string) => boolean = () => true,
    hasHad: (owner: string) => number = () => 0,
  ): Job | undefined {
    let first: string | undefined;
    for (const owner of this.waiting.keys()) {
      if (mayHave(owner) && (first === undefined || hasHad(owner) < hasHad(first))) first = owner;
    }
    if (first === undefined) return undefined;
    const jobs = this.waiting.get(first)!;
    const job = jobs.shift();
    this.waiting.delete(first);
    // Behind all others.
    if (jobs.length > 0) this.waiting.set(first, jobs);
    this.count--;
    return job;
  }

  /** The owner with the most jobs waiting. */
  get fullest(): string | undefined {
    let fullest: string | undefined;
    for (const owner of this.waiting.keys()) {
      if (fullest === undefined || this.of(owner) > this.of(fullest)) fullest = owner;
    }
    return fullest;
  }

  /** Removes the owner's last job. */
  dropLast(owner: string): Job | undefined {
    const job = this.waiting.get(owner)?.at(-1);
    if (job !== undefined) this.remove((each) => each === job);
    return job;
  }

  /** Removes all matching jobs. */
  remove(isMeant: (job: Job) => boolean): Job[] {
    const removed: Job[] = [];
    for (const [owner, jobs] of this.waiting) {
      const stay = jobs.filter((job) => !isMeant(job));
      removed.push(...jobs.filter(isMeant));
      if (stay.length > 0) this.waiting.set(owner, stay);
      else this.waiting.delete(owner);
    }
    this.count -= removed.length;
    return removed;
  }

  /** Takes out everything. */
  *drain(): Iterable<Job> {
    for (let job = this.next(); job !== undefined; job = this.next()) yield job;
  }

  /** All that wait. */
  *jobs(): Iterable<Job> {
    for (const jobs of this.waiting.values()) yield* jobs;
  }
}
