// What steps are, whatever they cost a kind of unit (CBT-MOV-02, 03, 08).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Ground } from '../battlefield.ts';
import type { RuleId } from '../rule-index.ts';
import { REASONS } from '../text/movement.ts';

/** CBT-MOV-02 */
const TURN_COST = 1;
export const DROP_COST = 1;
export const STAND_COST = 2;
/** CBT-HEA-02: for every try. */
export const STAND_HEAT = 1;
/** CBT-SCN-16: off the map as into a clear hex. */
export const LEAVE_COST = 1;

/** In the tables: no such step. */
export const FORBIDDEN = 0;

/** Water that one wades through: it costs a Piloting Skill Roll, and nobody runs into it. */
export const isWet = (ground: Ground, cell: number): boolean => ground.depth[cell] >= 1;

/** Levels from bed to bed (CBT-MOV-03). */
export const levelsBetween = (ground: Ground, from: number, to: number): number =>
  Math.abs(ground.bed[to] - ground.bed[from]);

export function turnCost(tally: Tally<RuleId>, hexsides: number): void {
  if (hexsides > 0) tally.add(hexsides * TURN_COST, REASONS.turn(hexsides), 'CBT-MOV-05');
}
