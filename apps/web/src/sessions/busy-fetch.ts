import { whileBusy } from '../ui/busy.ts';

/** Requests that the page makes by itself: nobody waits for them. */
const BEHIND = /\/api\/(open|mine|mishap|shelf)\b/;

/** Asks the server, and shows that the page is busy meanwhile where somebody waits for the answer. */
export const busyFetch: typeof fetch = (input, init) => {
  const answer = fetch(input, init);
  return BEHIND.test(String(input)) ? answer : whileBusy(answer);
};
