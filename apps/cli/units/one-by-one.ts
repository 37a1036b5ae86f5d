import { setImmediate } from 'node:timers/promises';
import type { Progress } from '../progress.ts';

/** After so many, whoever wants to interrupt us gets a hearing. */
const AT_A_TIME = 50;

/** Does something with each of a long list, and tells how far it is; false if it was interrupted. */
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
