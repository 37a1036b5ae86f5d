/** Far more than any scenario of a book, and as much as one thinks about in a moment. */
const MOST = 100_000;

/** Why so many pieces cannot play on a board of so many hexes: what is asked of a table grows with both. */
export function whyTooCrowded(pieces: number, hexes: number): string | null {
  if (pieces * hexes <= MOST) return null;
  const fitting = Math.floor(MOST / pieces);
  return `${pieces} units on ${hexes} hexes are too many: there is room for ${fitting} hexes, or for ${Math.floor(MOST / hexes)} units`;
}
