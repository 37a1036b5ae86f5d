import { setImmediate } from 'node:timers/promises';
import type { Progress } from '../line/progress.ts';

/** After this many, an interruption can be noticed. */
const AT_A_TIME = 50;

/** Processes a long list with progress; false if it was interrupted. */
export async function oneByOne<Item>(
  items: readonly Item[],
  progress: Progress,
  interrupt: AbortSignal,
  act: (item: Item) => void,
): Promise<boolean> {
  try {
    for (const [done, item] of items.entries()) {
      if (done % AT_A_TIME === 0) await setImmediate();
      if (interrupt.aborted) return false;
      progress.update(done);
      act(item);
    }
    return true;
  } finally {
    progress.clear();
  }
}
