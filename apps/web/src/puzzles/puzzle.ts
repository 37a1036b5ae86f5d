// Which puzzle is whose day.

const DAY = 86_400_000;

/** Days since 1970 where somebody is. */
export const dayOf = (date: Date): number =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

/** Another one each day, the same for everybody, in an order without neighbours; after the last the first comes again. */
export const puzzleOn = (day: number, count: number): number => (day * (count % 7 === 0 ? 1 : 7)) % count;

/** The order in which choices are shown does not tell which is best. */
export function shuffled(count: number, day: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  let left = (day * 2_654_435_761) >>> 0;
  for (let at = count - 1; at > 0; at--) {
    left = (Math.imul(left, 1_103_515_245) + 12_345) >>> 0;
    const other = left % (at + 1);
    [places[at], places[other]] = [places[other]!, places[at]!];
  }
  return places;
}
