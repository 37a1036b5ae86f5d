import { cellOfNode } from '@ironfield/hex/search.ts';
import { quietTally } from '@ironfield/kernel/explanation.ts';
import { type Battlefield, NO_BOG } from '../../battlefield.ts';
import { breaksOn, isBrittle, isRoadStep, isRubble } from '../../rules/ground/steps.ts';
import { burnsAt } from '../../rules/heat/flames.ts';
import { heatOfStanding, isLiquidMagma } from '../../rules/heat/hot-ground.ts';
import type { Mode, State } from '../../state.ts';
import { chanceToFall, costOfFall } from '../attacks/blows.ts';

/** To be stuck is about as bad as to lie there. */
const STUCK = 1;

/** A point of heat that the ground adds; molten rock burns as well. */
const HEAT = 1.5;
const MAGMA = 25;

/** A unit that breaks through ice lies under water, and has to get up there. */
const UNDER_ICE = 2;
const DIE = 6;

const heat = quietTally();

/** MT-PRE-06: more often than not that is the end. */
const FLAMES = 60;

/** The expected cost of standing in flames, each time that they reach it. */
export function costOfFlames(field: Battlefield, state: State, unit: number, cell: number): number {
  if (!burnsAt(field, unit, cell)) return 0;
  return field.plugged.costOfFlames?.(FLAMES, field, state, unit) ?? FLAMES;
}

/** The expected cost of ending a move on ground that holds units, heats or burns them, or gives way. */
export function riskOfGround(
  field: Battlefield,
  state: State,
  unit: number,
  cell: number,
  mode: Mode,
): number {
  const flames = costOfFlames(field, state, unit, cell);
  if (flames > 0) return flames + riskOfEntering(field, state, unit, cell, mode === 'jump');
  heat.total = 0;
  heatOfStanding(heat, field, cell);
  const burning = HEAT * heat.total + (isLiquidMagma(field, cell) ? MAGMA : 0);
  const risk = burning + riskOfEntering(field, state, unit, cell, mode === 'jump');
  return field.plugged.peril?.(risk, field, state, unit, { cell, mode }) ?? risk;
}

/** The same for a unit that stays where it is. */
export function riskOfStaying(field: Battlefield, state: State, unit: number, cell: number): number {
  const flames = costOfFlames(field, state, unit, cell);
  return field.plugged.peril?.(flames, field, state, unit, { cell, mode: 'still' }) ?? flames;
}

/** The expected cost of entering a hex, whatever is done there. */
function riskOfEntering(
  field: Battlefield,
  state: State,
  unit: number,
  cell: number,
  isLanding: boolean,
): number {
  const fall = costOfFall(field, unit, 0);
  const bog = field.special?.bog[cell] ?? NO_BOG;
  let risk = isLanding ? 0 : costOfFlames(field, state, unit, cell);
  risk += bog === NO_BOG ? 0 : STUCK * fall * chanceToFall(field, state, unit, 'bog', bog);
  if (isRubble(field, cell)) risk += fall * chanceToFall(field, state, unit, 'rubble', 0);
  if (isBrittle(field, cell)) risk += (UNDER_ICE * fall * (DIE + 1 - breaksOn(field, isLanding))) / DIE;
  return field.plugged.riskOfHex?.(risk, field, state, unit, cell) ?? risk;
}

/** Is there anything to mind about the ground? */
export const mindsGround = ({ special, plugged }: Battlefield): boolean =>
  special !== null || plugged.riskOfHex !== undefined || plugged.peril !== undefined;

/** The expected cost of the hexes between the first and the last of a way; along a road they cost nothing. */
export function riskOfWay(field: Battlefield, state: State, unit: number, nodes: readonly number[]): number {
  const last = cellOfNode(nodes[nodes.length - 1]);
  let risk = 0;
  let from = cellOfNode(nodes[0]);
  for (const node of nodes) {
    const cell = cellOfNode(node);
    if (cell === from) continue;
    if (cell !== last && !isRoadStep(field, from, cell))
      risk += riskOfEntering(field, state, unit, cell, false);
    from = cell;
  }
  return risk;
}
