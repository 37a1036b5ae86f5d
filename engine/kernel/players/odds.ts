/** The number of the 36 rolls of two dice that total 2, 3, …, 12. */
export const THROWS_OF_TWO_DICE: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const LOWEST = 2;
const HIGHEST = 12;

const CHANCES = Array.from(
  { length: HIGHEST + 1 },
  (_, number) =>
    THROWS_OF_TWO_DICE.reduce((sum, throws, i) => (i + LOWEST >= number ? sum + throws : sum), 0) / 36,
);

/** The chance of rolling a number or more on two dice. */
export function chanceOfTwoDice(number: number): number {
  return number > HIGHEST ? 0 : number <= LOWEST ? 1 : CHANCES[number];
}
