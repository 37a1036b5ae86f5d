import type { Motion } from '../data/frames.ts';
import { nearest, upTo } from '../data/rounding.ts';

const SMALLEST_RATING = 10;
/** MT-VCON-02: above so many tons a ship's factor is a tenth of its tonnage. */
const LARGE_SHIP = 300;

/** MT-VCON-09: what the suspension saves. */
export function suspensionFactor({ id, suspension }: Motion, tons: number): number {
  const isShip = id === 'displacement' || id === 'submarine';
  if (isShip && tons > LARGE_SHIP) return nearest(tons / 10, 5);
  return (suspension.find((step) => tons <= step.tons) ?? suspension.at(-1))?.factor ?? 0;
}

/** MT-VCON-09: in steps of five. */
export const vehicleRating = (motion: Motion, tons: number, cruise: number): number =>
  Math.max(SMALLEST_RATING, upTo(tons * cruise - suspensionFactor(motion, tons), 5));
