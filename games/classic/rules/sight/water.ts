// The way of torpedoes (MT-WPN-44).

import { lineCells } from '@ironfield/hex/board-line.ts';
import { Touch } from '@ironfield/hex/line.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';

export const NEEDS_WATER = {
  message: 'Torpedoes need water all the way, from one unit in it to another',
  rule: 'MT-WPN-44',
} as const;

export function isWaterAllTheWay(
  { board, depth }: Battlefield,
  { units }: State,
  { unit, target }: { readonly unit: number; readonly target: number },
): boolean {
  const line = lineCells(board, units[unit].hex, units[target].hex);
  let dry = 0;
  for (let i = 0; i < line.length; i++) if (depth[line.cell[i]] < 1) dry |= line.touch[i];
  // Along hexsides, water on one side is enough.
  const areBothDry = (dry & Touch.leftEdge) !== 0 && (dry & Touch.rightEdge) !== 0;
  return (dry & Touch.interior) === 0 && !areBothDry;
}
