// Ground that heats whoever is there (MT-HEAT-01): rows of one table, each of which counts once for a hex.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text/heat.ts';

const EMBERS = { occupied: 5, left: 2 };
const MAGMA = { occupied: 10, left: 5 };

const groundName = ({ board }: Battlefield, cell: number): string => board.terrains[board.terrain[cell]];
const isEmbers = (field: Battlefield, cell: number): boolean =>
  groundName(field, cell) === 'magma crust' || hasCondition(field, cell, 'fire');
export const isLiquidMagma = (field: Battlefield, cell: number): boolean =>
  groundName(field, cell) === 'liquid magma';

/** In the Heat Phase. */
export function heatOfStanding(tally: Tally<RuleId>, field: Battlefield, cell: number): void {
  if (isEmbers(field, cell)) tally.add(EMBERS.occupied, REASONS.hot, 'MT-HEAT-01');
  if (isLiquidMagma(field, cell)) tally.add(MAGMA.occupied, REASONS.magma, 'MT-HEAT-01');
}

/** For every such hex that it leaves while it moves. */
const heatOfLeaving = (field: Battlefield, cell: number): number =>
  (isEmbers(field, cell) ? EMBERS.left : 0) + (isLiquidMagma(field, cell) ? MAGMA.left : 0);

export function leaveHotGround(play: Play<Classic>, field: Battlefield, unit: number, cell: number): void {
  const heat = heatOfLeaving(field, cell);
  if (heat === 0) return;
  play.state.units[unit].thisTurn.heatBuilt += heat;
  play.emit({ type: 'scorched', unit, heat });
}
