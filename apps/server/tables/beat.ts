/**
 * Milliseconds to wait before something is told, if so many have passed since everybody was last told something. What is
 * told comes after one beat, or after two, four, eight: how much was done in between shows little or not at all.
 */
export function untilBeat(passed: number, beat: number): number {
  if (beat === 0) return 0;
  let due = beat;
  while (due < passed) due *= 2;
  return due - passed;
}
