/** Ways, out of 36, in which two dice reach a number. */
const WAYS = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

export function chanceOfTwoDice(number: number): number {
  return number > 12 ? 0 : WAYS[Math.max(0, number)]! / 36;
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** A sentence in which no number is torn from its percent sign. */
export const unbroken = (text: string): string => text.replaceAll(' %', '\u00a0%');
