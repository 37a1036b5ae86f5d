import { type Battlefield, type Ground, kindsAt } from '../../battlefield.ts';
import { depthOf, ULTRA_HEAVY, WOODS_HEIGHT } from '../../data/terrain.ts';
import type { UnitState } from '../../state.ts';
import { flyAt } from './altitude.ts';

/** MT-PRE-12: as high as the ground of a hex and whatever stands there: who flies over it flies higher. */
export function clearanceOf(
  { level, woods, special }: Pick<Ground, 'level' | 'woods' | 'special'>,
  cell: number,
): number {
  if (woods[cell] === 0) return level[cell] + roofOver({ special }, cell);
  return level[cell] + (woods[cell] === ULTRA_HEAVY.woods ? ULTRA_HEAVY.height : WOODS_HEIGHT);
}

/** Levels of the building there. */
export const roofOver = ({ special }: Pick<Ground, 'special'>, cell: number): number =>
  special?.roof[cell] ?? 0;

/** MT-BASE-19: the level on which it lands, be that the ground or a roof. */
export const landingLevel = ({ level, special }: Pick<Ground, 'level' | 'special'>, cell: number): number =>
  level[cell] + roofOver({ special }, cell);

/**
 * MT-PRE-29: a VTOL lands where there are no trees and no water, not even under ice; liquid magma is no ground either.
 * Roofs are.
 */
export function isLandingGround({ board, woods }: Pick<Ground, 'board' | 'woods'>, cell: number): boolean {
  const [{ name }] = kindsAt(board, cell);
  return woods[cell] === 0 && depthOf(board.terrain[cell]) < 0 && name !== 'liquid magma';
}

/** Water, or ice over it. */
export const isOverWater = ({ board }: Pick<Ground, 'board'>, cell: number): boolean =>
  depthOf(board.terrain[cell]) >= 1;

/** MT-PRE-12: what is set up where it cannot stand begins the game just above that. */
export function beginAloft(
  field: Pick<Battlefield, 'kinds'> & Pick<Ground, 'board' | 'level' | 'woods' | 'special'>,
  unit: number,
  state: Pick<UnitState, 'hex' | 'marks'>,
): void {
  const isOpen = isLandingGround(field, state.hex) && roofOver(field, state.hex) === 0;
  if (!field.kinds[unit].flight || isOpen) return;
  flyAt(state, clearanceOf(field, state.hex) + 1);
}
