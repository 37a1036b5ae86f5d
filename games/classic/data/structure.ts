/** Internal structure by location HD CT LT RT LA RA LL RL (CBT-CON-06). */
const row = (ct: number, side: number, arm: number, leg: number): readonly number[] => [
  3,
  ct,
  side,
  side,
  arm,
  arm,
  leg,
  leg,
];

export const STRUCTURE: Readonly<Record<number, readonly number[]>> = {
  20: row(6, 5, 3, 4),
  25: row(8, 6, 4, 6),
  30: row(10, 7, 5, 7),
  35: row(11, 8, 6, 8),
  40: row(12, 10, 6, 10),
  45: row(14, 11, 7, 11),
  50: row(16, 12, 8, 12),
  55: row(18, 13, 9, 13),
  60: row(20, 14, 10, 14),
  65: row(21, 15, 10, 15),
  70: row(22, 15, 11, 15),
  75: row(23, 16, 12, 16),
  80: row(25, 17, 13, 17),
  85: row(27, 18, 14, 18),
  90: row(29, 19, 15, 19),
  95: row(30, 20, 16, 20),
  100: row(31, 21, 17, 21),
};
