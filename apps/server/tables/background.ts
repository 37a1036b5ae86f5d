// Lowers the priority of threads that can wait, so that serving people comes first. On Linux threads have their own
// priorities. Not the lowest: on a busy machine such a thread would get next to nothing and never finish.
import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, Math.max(getPriority(thread), constants.priority.PRIORITY_BELOW_NORMAL));
} catch {
  // Elsewhere they are as good as others.
}
