// Whether the line is quick enough for more than what somebody asked for.

/** A browser's measurements of a file that it has fetched. */
export type Fetched = Pick<
  PerformanceResourceTiming,
  'transferSize' | 'requestStart' | 'responseStart' | 'responseEnd'
>;

export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Bytes a second, and milliseconds until something comes. */
const LEAST_RATE = 250_000;
const MOST_DELAY = 300;

/** From how the page itself has come, and what the browser says of the line. What lay in the cache tells nothing. */
export function isSlow(
  fetched: readonly Fetched[],
  { saveData = false, effectiveType = '4g' }: Line,
): boolean {
  if (saveData || effectiveType !== '4g') return true;
  const through = fetched.filter(({ transferSize, requestStart }) => transferSize > 0 && requestStart > 0);
  if (through.length === 0) return false;
  const delays = through.map(({ requestStart, responseStart }) => responseStart - requestStart);
  if (middle(delays) > MOST_DELAY) return true;
  const bytes = through.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return (1000 * bytes) / busy(through) < LEAST_RATE;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The time in milliseconds that anything was under way: files that came together count once. */
function busy(fetched: readonly Fetched[]): number {
  let [sum, until] = [0, 0];
  for (const { requestStart, responseEnd } of fetched.toSorted((a, b) => a.requestStart - b.requestStart)) {
    sum += Math.max(0, responseEnd - Math.max(until, requestStart));
    until = Math.max(until, responseEnd);
  }
  return Math.max(1, sum);
}

export function isLineSlow(): boolean {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return isSlow(fetched, (navigator as { connection?: Line }).connection ?? {});
}
