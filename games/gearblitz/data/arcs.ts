import type { Mount } from '../cards/card.ts';

/** HGB-ARC-01: an arc around the heading of a Unit, in quarter degrees clockwise. */
export interface Arc {
  readonly centre: number;
  readonly width: number;
}

const HALF = 720;
const QUARTER = 360;

export const ARCS: Readonly<Record<Mount['arc'], Arc>> = {
  F: { centre: 0, width: HALF },
  R: { centre: 360, width: HALF },
  RR: { centre: 720, width: HALF },
  L: { centre: 1080, width: HALF },
  FF: { centre: 0, width: QUARTER },
  FR: { centre: 360, width: QUARTER },
  FRR: { centre: 720, width: QUARTER },
  FL: { centre: 1080, width: QUARTER },
  T: { centre: 0, width: 2 * HALF },
};
