// Steps, whatever they cost a kind of unit (CBT-MOV-02, 03, 08).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { type Battlefield, type Ground, NO_BOG } from '../../battlefield.ts';
import { depthOf } from '../../data/terrain.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text/movement.ts';

/** CBT-MOV-02 */
const TURN_COST = 1;
export const DROP_COST = 1;
/** MT-PRE-22 */
export const ROAD_COST = 1;
export const STAND_COST = 2;
/** CBT-HEA-02: for every try. */
export const STAND_HEAT = 1;
/** CBT-SCN-16: off the map as into a clear hex. */
export const LEAVE_COST = 1;

/** In the tables: no such step. */
export const FORBIDDEN = 0;

/** Water that one wades through: it costs a Piloting Skill Roll, and nobody runs into it. */
export const isWet = (ground: Ground, cell: number): boolean => ground.depth[cell] >= 1;

/** Water, ground that one may get stuck in (MT-PRE-03), and rubble. */
export const asksForRoll = (ground: Ground, cell: number): boolean =>
  isWet(ground, cell) ||
  (ground.special !== null && (ground.special.bog[cell] !== NO_BOG || isRubble(ground, cell)));

/** Levels from bed to bed (CBT-MOV-03). */
export const levelsBetween = (ground: Ground, from: number, to: number): number =>
  Math.abs(ground.bed[to] - ground.bed[from]);

export function turnCost(tally: Tally<RuleId>, hexsides: number): void {
  if (hexsides > 0) tally.add(hexsides * TURN_COST, REASONS.turn(hexsides), 'CBT-MOV-05');
}

/** MT-COND-01: pavement, roads and bridges. */
export const isPaved = ({ special }: Ground, cell: number): boolean => special?.paved[cell] === 1;

/** MT-COND-01: what is left of a building; it gives way under those who cross it. */
export const isRubble = ({ special }: Ground, cell: number): boolean => special?.rubble[cell] === 1;

/** MT-PRE-04: what a unit skids on as on pavement. */
export const isIce = ({ special }: Ground, cell: number): boolean => special?.ice[cell] === 1;

/** MT-PRE-04: ice over water may break under whoever comes onto it, and sooner under one who lands from a jump. */
const BREAKS_ON = 6;
const BREAKS_UNDER_JUMPS_ON = 4;
export const breaksOn = ({ past }: Pick<Battlefield, 'past'>, isLanding: boolean): number =>
  isLanding && !past.chaptersApart ? BREAKS_UNDER_JUMPS_ON : BREAKS_ON;
export const isBrittle = (ground: Ground, cell: number): boolean =>
  isIce(ground, cell) && depthOf(ground.board.terrain[cell]) >= 1;

/** MT-PRE-22: along a road, whatever lies beside it; roads lead into every hex beside them that is paved. */
export const isRoadStep = (ground: Ground, from: number, to: number): boolean =>
  ground.special !== null && isPaved(ground, from) && isPaved(ground, to);

/** MT-TER-01: no 'Mech may be there. */
export const isClosed = ({ special }: Ground, cell: number): boolean => special?.closed[cell] === 1;
