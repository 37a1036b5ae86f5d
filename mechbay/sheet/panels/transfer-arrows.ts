import { INWARD, isLeg, LOCATION_CODES, LOCATIONS, Location } from '@ironfield/classic/units/locations.ts';
import type { Pen } from '../pen.ts';
import type { Block } from './body-shape.ts';

const HALF_WIDTH = 1.3;
const LENGTH = 1.7;
/** From the end of the block along its edge. */
const BELOW_TOP = 9;
const FROM_OUTSIDE = 6;

/** CBT-REC-05: an arrow in the gap between each block and the next one inward. */
export function drawTransferArrows(pen: Pen, blocks: readonly Block[]): void {
  for (const location of LOCATIONS) {
    const next = INWARD[location];
    if (next < 0) continue;
    const { box: from } = blocks[location];
    const { box: to } = blocks[next];
    const style = {
      fill: 'ink',
      id: `transfer.${LOCATION_CODES[location]}.${LOCATION_CODES[next]}`,
    } as const;
    if (isLeg(location)) {
      const x = location === Location.LL ? from.x + FROM_OUTSIDE : from.x + from.width - FROM_OUTSIDE;
      const middle = (to.y + to.height + from.y) / 2;
      const base = middle + LENGTH / 2;
      pen.path(
        [
          [x - HALF_WIDTH, base],
          [x + HALF_WIDTH, base],
          [x, middle - LENGTH / 2],
        ],
        style,
      );
    } else {
      const [left, right, way] = from.x < to.x ? [from, to, 1] : [to, from, -1];
      const middle = (left.x + left.width + right.x) / 2;
      const base = middle - (way * LENGTH) / 2;
      const y = Math.max(from.y, to.y) + BELOW_TOP;
      pen.path(
        [
          [base, y - HALF_WIDTH],
          [base, y + HALF_WIDTH],
          [middle + (way * LENGTH) / 2, y],
        ],
        style,
      );
    }
  }
}
