// What the action wheel and those who make room for it share; the wheel itself is fetched when it is wanted.

export interface WheelItem {
  readonly label: string;
  readonly isChosen: boolean;
  act(): void;
}

/** Pixels on the screen from one word to the next, and half the height of one. */
export const STEP = 34;
export const HALF = 15;

/** How far a wheel of so many words reaches above and below its middle, in pixels; half of them stand on each side. */
export const wheelReach = (count: number): number =>
  count === 0 ? 0 : ((Math.ceil(count / 2) - 1) / 2) * STEP + HALF;
