// For threads that may take their time: whoever serves people goes first. On Linux threads have priorities of their own.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

try {
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, constants.priority.PRIORITY_LOW);
} catch {
  // Elsewhere they are as good as others.
}
