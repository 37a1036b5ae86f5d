/**
 * Orders that have arrived and are not answered yet: they wait for their turn, for their table, or for somebody to look
 * at them. Nobody's time runs out while an order of theirs is here that came in time.
 */
export class Arrivals {
  private readonly waiting = new Map<string, Set<{ readonly at: number }>>();

  /** While `body` runs, an order for this game is here, since `at` by the time of games. */
  async during<T>(game: string, at: number, body: () => Promise<T>): Promise<T> {
    const arrival = { at };
    const known = this.waiting.get(game);
    const others = known ?? new Set();
    if (!known) this.waiting.set(game, others);
    others.add(arrival);
    try {
      return await body();
    } finally {
      others.delete(arrival);
      if (others.size === 0) this.waiting.delete(game);
    }
  }

  /** The time for a game's clocks: while an order waits, no later than its arrival. */
  timeAt(game: string, now: number): number {
    let time = now;
    for (const { at } of this.waiting.get(game) ?? []) time = Math.min(time, at);
    return time;
  }
}
