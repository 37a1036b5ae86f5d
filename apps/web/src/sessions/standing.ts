import type { LogEntry } from '@ironfield/kernel/record/history.ts';

/**
 * The entries that still count: what was taken back is left out, and so are the takebacks themselves. As places in
 * the log, counted from 0.
 */
export function standingEntries(log: readonly LogEntry[]): readonly number[] {
  /** By number of entries: which of them stand. */
  const standing: (readonly number[])[] = [[]];
  for (const [index, entry] of log.entries()) {
    standing.push(entry.kind === 'takeback' ? standing[entry.to] : [...standing[index], index]);
  }
  return standing[log.length];
}
