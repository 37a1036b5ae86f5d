import { quietTally } from '@ironfield/kernel/explanation.ts';
import { type Battlefield, NO_BOG } from '../battlefield.ts';
import { heatOfStanding, isLiquidMagma } from '../rules/hot-ground.ts';
import type { State } from '../state.ts';
import { chanceToFall, costOfFall } from './blows.ts';

/** To be stuck is about as bad as to lie there. */
const STUCK = 1;

/** A point of heat that the ground adds; molten rock burns as well. */
const HEAT = 1.5;
const MAGMA = 25;

const heat = quietTally();

/** What it may cost to end a move on ground that holds units, heats or burns them. */
export function riskOfGround(field: Battlefield, state: State, unit: number, cell: number): number {
  heat.total = 0;
  heatOfStanding(heat, field, cell);
  const burning = HEAT * heat.total + (isLiquidMagma(field, cell) ? MAGMA : 0);
  const bog = field.special!.bog[cell];
  if (bog === NO_BOG) return burning;
  return burning + STUCK * costOfFall(field, unit, 0) * chanceToFall(field, state, unit, 'bog', bog);
}
