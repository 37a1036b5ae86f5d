import { begin, did, type History, redo, undo } from '@ironfield/mechbay/design/history.ts';

/** A history in which the steps of one gesture, such as a slider on its way or a name being typed, count once. */
export interface Steps<T> extends History<T> {
  /** The gesture that the last step belongs to. */
  readonly gesture: string | null;
}

export const firstStep = <T>(now: T): Steps<T> => ({ ...begin(now), gesture: null });

export function step<T>(steps: Steps<T>, next: T, gesture: string | null = null): Steps<T> {
  if (gesture !== null && gesture === steps.gesture) return { ...steps, present: next, future: [] };
  return { ...did(steps, next), gesture };
}

/** The gesture is over: the next step is one of its own. */
export const settled = <T>(steps: Steps<T>): Steps<T> => ({ ...steps, gesture: null });

export const undone = <T>(steps: Steps<T>): Steps<T> => ({ ...undo(steps), gesture: null });
export const redone = <T>(steps: Steps<T>): Steps<T> => ({ ...redo(steps), gesture: null });
