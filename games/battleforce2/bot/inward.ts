import type { Edge } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';

/** The facing of somebody who looks away from the edge. */
export const INWARD: Readonly<Record<Edge, Facing>> = { north: 3, south: 0, east: 5, west: 1 };
