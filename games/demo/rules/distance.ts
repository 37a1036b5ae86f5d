import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { TABLE_SIZE } from '../state.ts';

/** Exact: whole numbers, no square root. */
export function isWithin(from: Place, to: Place, reach: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return dx * dx + dy * dy <= reach * reach;
}

export function isOnTable({ x, y }: Place): boolean {
  return x >= 0 && y >= 0 && x <= TABLE_SIZE && y <= TABLE_SIZE;
}
