/** Far more than any scenario of a book, yet still quick to compute. */
const MOST = 100_000;

/** Why a board of this size cannot hold so many pieces: the cost of a table grows with both. */
export function whyTooCrowded(pieces: number, hexes: number): string | null {
  if (pieces * hexes <= MOST) return null;
  const fitting = Math.floor(MOST / pieces);
  return `${pieces} units on ${hexes} hexes are too many: there is room for ${fitting} hexes, or for ${Math.floor(MOST / hexes)} units`;
}
