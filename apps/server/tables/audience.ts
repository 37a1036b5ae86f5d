import type { Viewer } from '@ironfield/kernel/state.ts';
import type { TableListener } from '../service.ts';

type Telling = (listener: TableListener) => void;

/** Somebody who follows a table. What happens before the answer to `attend` has arrived is told after it. */
interface Follower {
  readonly listener: TableListener;
  held: Telling[] | null;
}

/** All who follow a table. What a viewer may see is worked out once, however many look through the same eyes. */
export class Audience {
  private readonly followers = new Map<Viewer, Set<Follower>>();
  private readonly onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.onError = onError;
  }

  get isEmpty(): boolean {
    return this.followers.size === 0;
  }

  /** The answer lets the follower go. */
  add(viewer: Viewer, listener: TableListener): () => void {
    const follower: Follower = { listener, held: [] };
    const group = this.followers.get(viewer) ?? new Set();
    this.followers.set(viewer, group.add(follower));
    setImmediate(() => {
      const held = follower.held ?? [];
      follower.held = null;
      if (group.has(follower)) for (const telling of held) this.deliver(follower, telling);
    });
    return () => {
      group.delete(follower);
      if (group.size === 0 && this.followers.get(viewer) === group) this.followers.delete(viewer);
    };
  }

  tell<T>(toldTo: (viewer: Viewer) => T, telling: (listener: TableListener, told: T) => void): void {
    for (const [viewer, group] of this.followers) {
      const told = toldTo(viewer);
      for (const follower of group) this.deliver(follower, (listener) => telling(listener, told));
    }
  }

  all(telling: Telling): void {
    this.tell(() => null, telling);
  }

  clear(): void {
    this.followers.clear();
  }

  /** A listener that fails is no reason for the others, or for the game, to stop. */
  private deliver(follower: Follower, telling: Telling): void {
    if (follower.held) {
      follower.held.push(telling);
      return;
    }
    try {
      telling(follower.listener);
    } catch (error) {
      this.onError(error);
    }
  }
}
