// Shared by the action wheel and the parts that make room for it; the wheel itself is loaded on demand.

export interface WheelItem {
  readonly label: string;
  readonly isChosen: boolean;
  act(): void;
}

/** Height of a word, for a mouse and for fingers, and room between two of them, in pixels on the screen. */
const [FOR_MOUSE, FOR_FINGERS] = [30, 40];
export const GAP = 4;

export const wordHeight = (): number =>
  window.matchMedia('(pointer: coarse)').matches ? FOR_FINGERS : FOR_MOUSE;

/** The height of a wheel of so many words above and below its middle, in pixels, with half of them on each side. */
export function wheelReach(count: number): number {
  if (count === 0) return 0;
  const height = wordHeight();
  return ((Math.ceil(count / 2) - 1) / 2) * (height + GAP) + height / 2;
}
