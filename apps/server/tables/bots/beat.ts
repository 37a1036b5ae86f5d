/**
 * Milliseconds to wait before telling something, given the milliseconds since everybody was last told something. News
 * comes after one, two, four or eight beats, so the time reveals little or nothing of the work in between.
 */
export function untilBeat(passed: number, beat: number): number {
  if (beat === 0) return 0;
  let due = beat;
  while (due < passed) due *= 2;
  return due - passed;
}
