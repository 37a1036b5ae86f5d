import type { Place } from '@ironfield/kernel/menu.ts';

/** HGB-TD-02: good this round, as long as the target stays where it was. */
export interface Tag {
  readonly target: number;
  readonly by: number;
  readonly at: Place;
}
