import { isLineSlow } from './line.ts';

/** Nobody has pressed anything for so long, in milliseconds, since all that a first move needs has come. */
const QUIET = 1500;

/** True when the line has nothing else to do and is quick; false when nothing more should come before a press. */
export async function idleLine(ready: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true, signal }));
  await ready;
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  return !signal.aborted && !isLineSlow();
}
