import type { AttackSide } from '../../events.ts';

/** The place of a side in the list that a kind calls `stakes`. */
export const SIDE: Readonly<Record<AttackSide, number>> = {
  front: 0,
  right: 1,
  'rear-right': 1,
  rear: 2,
  left: 3,
  'rear-left': 3,
};
