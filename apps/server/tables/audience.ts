import type { Problem } from '@ironfield/client/api.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { TableListener } from '../service.ts';

type Telling = (listener: TableListener) => void;

interface Group {
  readonly viewer: Viewer;
  readonly followers: Set<Follower>;
}

/** A follower of a table. Events before the answer to `attend` are told after it. */
interface Follower {
  readonly listener: TableListener;
  held: Telling[] | null;
}

/** All followers of a table. Each view is computed once for all who share it. */
export class Audience {
  private readonly groups: Group[] = [];
  /** Seats that had somebody before a screen. */
  private readonly left = new Set<Seat>();
  private readonly onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.onError = onError;
  }

  get isEmpty(): boolean {
    return this.groups.length === 0;
  }

  /** The answer lets the follower go. */
  add(viewer: Viewer, listener: TableListener): () => void {
    const follower: Follower = { listener, held: [] };
    const isNew = !this.groups.some((one) => one.viewer === viewer);
    const group = this.groupOf(viewer);
    group.followers.add(follower);
    if (viewer !== 'spectator') this.left.delete(viewer);
    // A newcomer is told who is present; the others are told only about a new person.
    if (isNew && viewer !== 'spectator') this.tellCompany();
    else this.deliver(follower, this.companyNow());
    setImmediate(() => {
      const held = follower.held ?? [];
      follower.held = null;
      if (group.followers.has(follower)) for (const telling of held) this.deliver(follower, telling);
    });
    return () => {
      group.followers.delete(follower);
      const index = this.groups.indexOf(group);
      if (group.followers.size > 0 || index < 0) return;
      this.groups.splice(index, 1);
      if (viewer === 'spectator') return;
      this.left.add(viewer);
      this.tellCompany();
    };
  }

  private companyNow(): Telling {
    const here = this.groups.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer])).sort();
    const company = { here, left: [...this.left].sort() };
    return (listener) => listener.present?.(company);
  }

  private tellCompany(): void {
    this.all(this.companyNow());
  }

  private groupOf(viewer: Viewer): Group {
    const known = this.groups.find((one) => one.viewer === viewer);
    if (known) return known;
    const group: Group = { viewer, followers: new Set() };
    this.groups.push(group);
    return group;
  }

  /** Viewers mapped to `null` are told nothing. */
  tell<T>(toldTo: (viewer: Viewer) => T | null, telling: (listener: TableListener, told: T) => void): void {
    // A listener may leave while it is told.
    for (const { viewer, followers } of [...this.groups]) {
      const told = toldTo(viewer);
      if (told === null) continue;
      for (const follower of followers) this.deliver(follower, (listener) => telling(listener, told));
    }
  }

  all(telling: Telling): void {
    this.tell(() => true, telling);
  }

  /** Ends following from this seat. */
  sendAway(viewer: Seat, problem: Problem): void {
    this.left.delete(viewer);
    const index = this.groups.findIndex((one) => one.viewer === viewer);
    if (index < 0) return;
    const [{ followers }] = this.groups.splice(index, 1);
    for (const follower of followers) this.deliver(follower, (listener) => listener.lost(problem));
    this.tellCompany();
  }

  clear(): void {
    this.groups.length = 0;
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
